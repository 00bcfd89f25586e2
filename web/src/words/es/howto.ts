import type { HowTo } from '../en/howto'
import { lists } from '../plural'

const or = lists('es', 'disjunction')

export default {
  title: 'Cómo se juega',
  game: '¿Qué juego?',
  ninety: 'Se lee en noventa segundos',
  box: '¿Qué caja?',
  mode: '¿Cómo jugáis?',
  modes: {
    teams: 'Por parejas',
    individual: 'Cada cual por su cuenta',
    trios: 'Dos tríos',
    duo: 'Solo vosotros dos',
  },
  practise: 'Practicar con bots',
  practiseLine: 'Una primera ronda que se explica mientras juegas.',
  compatibility: {
    lead: 'Todos tenéis las mismas imágenes. Elige las que elegirá tu pareja.',
    theme: {
      title: 'Se abre un tema',
      text: 'Puede ser cualquier cosa. ¿Qué imágenes encajan, y cuáles escogerá tu pareja?',
    },
    pick: {
      title: 'Elige y ordena',
      text: 'La casilla de tu peón dice cuántas imágenes: de 1 a 5. La más fuerte, primero. ¡Ni pistas ni miradas!',
    },
    reveal: {
      title: 'A descubrir',
      text: 'Una a una, la más fuerte primero. Lo que habéis elegido los dos coincide: 3 puntos en el mismo puesto, 2 en puestos distintos.',
    },
    race: {
      title: 'Hacia el sol',
      text: 'Un punto, una casilla. La nueva casilla dice cuántas imágenes eliges después. Gana quien llega primero al final; la ronda siempre se termina.',
    },
    same: 'mismo puesto',
    other: 'otro puesto',
    inThisBox: 'En esta caja',
    players: (numbers) => `Para ${or(numbers)} personas.`,
    facts: {
      partners: 'Las parejas se sientan frente a frente y comparten un peón.',
      joined: 'Las parejas se sientan frente a frente y juntan sus peones.',
      alternate: 'Los dos equipos se alternan alrededor de la mesa.',
      called12: 'Quien abre el tema dice un número del 1 al 12; solo entonces se roba la carta.',
      called6: 'Quien abre el tema dice un número del 1 al 6; solo entonces se roba la carta.',
      rolled: 'Un dado dice cuál de los seis temas de la carta se juega.',
      teamsOpen: 'Los equipos abren por turnos, y el que abrió descubre primero sus imágenes.',
      deck52: 'La baraja tiene 52 imágenes en vez de 40.',
      model: 'En cada ronda alguien es el modelo: los demás intentan elegir lo mismo.',
      modelShares: 'El modelo avanza tanto como el mejor de los demás.',
      modelNothing: 'El modelo elige siempre cinco imágenes y no avanza.',
      allThree: 'Solo cuenta lo que comparten los tres: 4 puntos en el mismo puesto, si no 2.',
      token:
        'Cada cual tiene una ficha ×2 para toda la partida. Anúnciala antes de descubrir, antes que nadie en la ronda: una coincidencia directa vale entonces 6.',
      modelNoToken: 'El modelo nunca juega su ficha.',
      doubleUp3:
        'Si queréis: cada equipo tiene tres cartas Double Up ocultas que hacen 6 de una coincidencia directa.',
      doubleUp2:
        'Si queréis: cada cual tiene dos cartas Double Up ocultas que hacen 6 de una coincidencia directa.',
      tieOvershoot: '¿Varios al final en la misma ronda? Gana quien lo haya pasado por más.',
      tieTokens: '¿Varios al final en la misma ronda? Gana quien conserve más fichas ×2.',
      tiePlayoff:
        '¿Varios al final en la misma ronda? Siguen jugando entre sí hasta que alguien se adelante.',
      duo: 'Nuestra propia manera: llegad al final en las menos rondas posibles.',
    },
  },
  samegame: {
    lead: 'Jugáis todos juntos. Dos cosas se parecen en un solo punto: encontrad todos los demás.',
    secret: {
      title: 'Objeto y trampa',
      text: 'Recibes un objeto y un número secreto. El criterio que lleva tu número es tu trampa.',
    },
    clue: {
      title: 'Escribe una pista',
      text: 'Busca otra cosa que sea igual que tu objeto en la trampa, y en nada más.',
    },
    guess: {
      title: 'Levantad las tazas',
      text: 'Por turnos mostráis las dos cosas. Los demás señalan una taza donde se diferencian; si están de acuerdo, se levanta.',
    },
    trap: {
      title: 'Cuidado con la trampa',
      text: 'Cada taza levantada da más valor al turno, de −2 a +3. La trampa lo termina. Si solo queda ella, lo habéis encontrado todo.',
    },
    medals: {
      title: 'Una medalla',
      text: 'Todos los turnos se suman: 15 es bronce, 18 plata, 21 oro. Los niveles altos tienen más criterios.',
    },
    yours: 'Tu trampa',
    object: 'el objeto',
    clueLine: 'la pista',
    rulesTitle: 'Cómo debe ser una pista',
    rules: [
      'Una cosa hecha por personas: ni animal, ni planta, ni nube.',
      'La cosa sola, sin otra palabra.',
      'Ni números, ni materiales, ni la palabra de la carta.',
      'A quien le toca no señala, no habla ni sonríe.',
      'Una vez por partida podéis acordar cambiar un objeto.',
    ],
  },
} satisfies HowTo

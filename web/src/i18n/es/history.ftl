## affinity

affinity-reading = Comparando lo que habéis elegido…
affinity-failed = No hemos podido cargar vuestros resultados.
affinity-tryAgain = Intentar de nuevo
affinity-tooLittle = Aún es pronto
affinity-tooLittleLine = Aún no hay dos personas con imágenes en la misma ronda.
affinity-noClues = No se terminó ningún turno: no hay nada que comparar.
affinity-matrix = Todos con todos
affinity-map = Mapa de mentes
affinity-mapNote = Cuanto más cerca, más parecidos. Una línea es 60 o más.
affinity-signature = Tu imagen favorita
affinity-signatureLine = { $title }: la has puesto { $n } veces, más que la mayoría.
affinity-places = Imágenes en común: { $direct } en la misma posición y { $indirect } en otra.

## affinity › chart

affinity-chart-pair =
    { $a } { START($b) ->
        [i] e
       *[other] y
    } { $b }: { $n }
affinity-chart-pairSays =
    { $a } { START($b) ->
        [i] e
       *[other] y
    } { $b }: { $n }, probablemente entre { $low } y { $high }
affinity-chart-between = probablemente entre { $low } y { $high }
affinity-chart-shared =
    { $images ->
        [one] { $images } imagen en común
       *[other] { $images } imágenes en común
    } en { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }
affinity-chart-previousPair = Pareja anterior
affinity-chart-nextPair = Pareja siguiente
affinity-chart-differently = lo ven distinto
affinity-chart-alike = piensan igual
affinity-chart-joined =
    { $a } { START($b) ->
        [i] e
       *[other] y
    } { $b } están muy cerca: { $n }.
affinity-chart-nobodyJoined = Ninguna pareja llega a 60.
affinity-chart-nearestTo = Más cerca de { $name }: { $other }.
affinity-chart-machines =
    { $n ->
        [one] { $names } es un bot.
       *[other] { $names } son bots.
    }
affinity-chart-showAll = Mostrar todo ({ $n })
affinity-chart-onlyNearest = { $name } y los { $n } más cercanos, de { $of }
affinity-chart-fewer = Mostrar menos
affinity-chart-course = El parecido entre { $name } y los demás, noche a noche

## affinity › readers

affinity-readers-who = Quién entiende las pistas de quién
affinity-readers-criteria = Los criterios más difíciles
affinity-readers-reads = { $reader } entiende a { $giver }
affinity-readers-byChance = como al azar
affinity-readers-misread =
    { $n ->
        [one] { $n } de { $clues } mal entendida
       *[other] { $n } de { $clues } mal entendidas
    }
affinity-readers-note = 100 = nunca ha picado, 0 = a ciegas
affinity-readers-best = { $reader } entiende a { $giver } mejor que nadie
affinity-readers-hardest = El criterio más difícil: { $criterion }
affinity-readers-title = Quién entiende a quién

## affinity › titles

affinity-titles-veryAlike = Almas gemelas
affinity-titles-alike = Mentes afines
affinity-titles-strangers = Simpáticos desconocidos
affinity-titles-differently = Los opuestos se atraen

## affinity › best

affinity-best-most = Los más parecidos
affinity-best-youTwo = Nadie piensa tan parecido como vosotros dos.
affinity-best-chance = Estamos seguros al { $percent } %.
affinity-best-open = Pero por los pelos.
affinity-best-likely = O eso parece.
affinity-best-settled = Sin ninguna duda.

## affinity › you

affinity-you-nearest = Quién piensa más como tú
affinity-you-other =
    Tú { START($name) ->
        [i] e
       *[other] y
    } { $name }
affinity-you-veryAlike = ¡Os leéis el pensamiento!
affinity-you-alike = Pensáis parecido muchas veces.
affinity-you-strangers = Como dos desconocidos, más o menos.
affinity-you-differently = Soléis ver las cosas de otra manera.
affinity-you-hint = Una primera pista tras una partida: probablemente entre { $low } y { $high }.
affinity-you-scale = 50 = desconocidos, 100 = un solo cerebro
affinity-you-machine = un bot

## affinity › themes

affinity-themes-title = Temas
affinity-themes-alike =
    En lo que más coincidisteis tú { START($name) ->
        [i] e
       *[other] y
    } { $name }
affinity-themes-unlike =
    En lo que menos coincidisteis tú { START($name) ->
        [i] e
       *[other] y
    } { $name }
affinity-themes-uniting = En lo que más coincidisteis todos
affinity-themes-dividing = En lo que menos coincidisteis todos
affinity-themes-laid = { $name }: { $titles }

## affinity › rounds

affinity-rounds-title = Ronda a ronda
affinity-rounds-round = Ronda { $n }
affinity-rounds-points =
    { $names }: { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
affinity-rounds-shared = En común: { $titles }
affinity-rounds-nothing = nada en común
affinity-rounds-showAll = Mostrar todas las rondas

## affinity › actions

affinity-actions-title = Guardar y compartir
affinity-actions-picture = Compartir la imagen
affinity-actions-noPicture = No se ha podido crear la imagen.
affinity-actions-replay = Ver la repetición
affinity-actions-duel = Retar a otra mesa
affinity-actions-duelText = ¿Podéis ganarnos con las mismas cartas?
affinity-actions-duelCopied = Enlace copiado. Mándalo a la otra mesa.
affinity-actions-group = Abrir { $name }
affinity-actions-record = Guardar la partida

## affinity › rival

affinity-rival-title = Dos mesas, las mismas cartas
affinity-rival-ours = Vosotros
affinity-rival-theirs = Ellos
affinity-rival-better =
    { $n ->
        [one] ¡Habéis ganado por { $n } punto!
       *[other] ¡Habéis ganado por { $n } puntos!
    }
affinity-rival-worse =
    { $n ->
        [one] La otra mesa ha ganado por { $n } punto.
       *[other] La otra mesa ha ganado por { $n } puntos.
    }
affinity-rival-even = ¡Empate perfecto!
affinity-rival-after =
    { $n ->
        [one] Tras { $n } ronda por mesa
       *[other] Tras { $n } rondas por mesa
    }
affinity-rival-against = Contra { $names }
affinity-rival-row = { $label }: vosotros { $ours }, ellos { $theirs }
affinity-rival-shared =
    { $n ->
        [one] { $n } imagen en común
       *[other] { $n } imágenes en común
    }
affinity-rival-turn = Turno { $n }
affinity-rival-score = Puntuación

## group

group-title = Tus grupos
group-intro = ¿Jugáis juntos a menudo? Un grupo guarda vuestras partidas y muestra quién piensa parecido.
group-onThisDevice = En este dispositivo
group-youAre = Eres { $name }
group-justLooking = En este dispositivo solo miras
group-foundTitle = Crear un grupo
group-foundAnother = Crear otro grupo
group-foundName = ¿Cómo se llama vuestro grupo?
group-foundHint = Los del jueves, los primos, la oficina…
group-foundGo = Crear el grupo
group-allGroups = Todos tus grupos
group-keySentence = Quien tiene este enlace está en el grupo y lo ve todo. No hay cuentas, así que compártelo solo con tu gente.
group-invite = Invitar
group-inviteTitle = Invitar al grupo
group-shareLink = Compartir el enlace
group-copyLink = Copiar el enlace
group-copyFailed = No se ha podido copiar. Copia el enlace de arriba.
group-invitation = Únete a nuestro grupo «{ $name }». El enlace es solo para ti:
group-scan = Escanea para entrar en el grupo
group-loading = Abriendo el grupo…
group-unknown = En este enlace no hay ningún grupo.
group-unknownLine = Quizá falta un trozo del enlace, o el grupo se ha borrado. Pídele el enlace a un miembro.
group-forgetIt = Quitar del dispositivo
group-stale = El servidor no responde. Quizá esto no esté al día.
group-games =
    { $n ->
        [one] { $n } partida
       *[other] { $n } partidas
    }
group-evenings =
    { $n ->
        [one] { $n } noche de juegos
       *[other] { $n } noches de juegos
    }
group-members =
    { $n ->
        [one] { $n } miembro
       *[other] { $n } miembros
    }
group-rounds =
    { $n ->
        [one] { $n } ronda
       *[other] { $n } rondas
    }
group-since = desde el { $date }
group-play = Jugar esta noche
group-map = Mapa de mentes
group-matrix = Todos con todos
group-course = A lo largo del tiempo
group-chartFailed = Este gráfico no se ha cargado. Recarga la página.

## group › who

group-who-title = ¿Quién eres?
group-who-line = Lo recordaremos en este dispositivo. Puedes cambiarlo cuando quieras.
group-who-newName = Acabo de llegar. Me llamo
group-who-joinGo = Soy yo
group-who-look = Solo mirar
group-who-full = Este grupo está lleno.

## group › empty

group-empty-title = Aún no hay partidas
group-empty-line = Aquí saldrá cada partida que terminéis para este grupo.
group-empty-invite = Manda el enlace a tus amigos.
group-empty-play = Tocad «Jugar esta noche» y echad una partida.
group-empty-look = Vuelve y mira quién piensa como tú.

## group › days

group-days-together =
    { $n ->
        [one] { $n } día en que respondisteis varios
       *[other] { $n } días en que respondisteis varios
    }
group-days-none = Ordenad cinco imágenes al día y mirad qué ven los demás.
group-days-count = Contar estos días
group-days-countLine = Suman en los resultados del grupo.

## group › you

group-you-title = Tú y los demás
group-you-most = Con quien más coincides: { $name }
group-you-alone = Aún no has jugado con nadie de aquí. Los resultados llegan con vuestra primera ronda juntos.
group-you-onlyBots = Hasta ahora solo has jugado con bots, y no cuentan. ¡Invita a alguien!
group-you-lookOn = Di quién eres y mira quién piensa como tú.
group-you-all = Ver a los { $n }
group-you-fewer = Mostrar menos

## group › score

group-score-label =
    { $one } { START($other) ->
        [i] e
       *[other] y
    } { $other }: { $score } de 100
group-score-of100 = de 100
group-score-range = Probablemente entre { $low } y { $high }. 50 = desconocidos
group-score-hint =
    { $rounds ->
        [one] Solo una primera pista, tras { $rounds } ronda.
       *[other] Solo una primera pista, tras { $rounds } rondas.
    }
group-score-alike = Pensáis más parecido que dos desconocidos.
group-score-unlike = Soléis ver las cosas de otra manera.
group-score-open = Aún puede ser casualidad. ¡Seguid jugando!
group-score-theyAlike = Piensan más parecido que dos desconocidos.
group-score-theyUnlike = Suelen ver las cosas de otra manera.
group-score-never = Aún no han jugado juntos.

## group › best

group-best-title = Los más parecidos
group-best-sure = Estamos seguros al { $percent } %.
group-best-guess = Por ahora es una corazonada: { $percent } % de probabilidad.

## group › signatures

group-signatures-yours = Tus imágenes favoritas
group-signatures-line = Las pones más que la mayoría.
group-signatures-laid =
    { $n ->
        [one] { $title }: una vez
       *[other] { $title }: { $n } veces
    }
group-signatures-times = { $n } ×

## group › themes

group-themes-uniting = Temas que os unen
group-themes-dividing = Temas que os dividen
group-themes-alike = Coincidisteis
group-themes-unlike = No coincidisteis
group-themes-lost = Un tema de un mazo borrado
group-themes-nothing = no puso imágenes

## group › pair

group-pair-title = Comparar a dos
group-pair-pick = Elegir una pareja
group-pair-one = Persona 1
group-pair-other = Persona 2
group-pair-together =
    { $rounds ->
        [one] { $rounds } ronda juntos
       *[other] { $rounds } rondas juntos
    }
group-pair-partners = { $n } en pareja
group-pair-shared = Imágenes en común
group-pair-direct = en la misma posición
group-pair-byTheme = Dos desconocidos tendrían
group-pair-byChance = Por pura suerte
group-pair-reads = { $reader } entiende las pistas de { $giver }
group-pair-misread =
    { $clues ->
        [one] { $misread } de { $clues } pista mal entendida
       *[other] { $misread } de { $clues } pistas mal entendidas
    }

## group › evening

group-evening-title = Noches de juegos
group-evening-earlier = Noches anteriores
group-evening-left = alguien que dejó el grupo
group-evening-others =
    { $n ->
        [one] { $n } persona más
       *[other] { $n } personas más
    }
group-evening-withBots =
    { $n ->
        [one] y un bot
       *[other] y { $n } bots
    }
group-evening-replay = Ver la repetición
group-evening-nothing = Una sola noche no basta para saber quién piensa parecido.

## group › people

group-people-title = Miembros
group-people-you = tú
group-people-never = aún no ha jugado
group-people-last = jugó el { $date }
group-people-open = Editar { $name }
group-people-rename = Nombre nuevo
group-people-renameLine = Sale también en las partidas pasadas.
group-people-renameGo = Cambiar el nombre
group-people-renamed = Ahora se llama { $name }.
group-people-merge = ¿La misma persona dos veces?
group-people-mergeLine = ¿{ $name } ha jugado también con otro nombre? Junta los dos. No se puede deshacer.
group-people-mergeWith = Juntar { $name } con
group-people-mergeGo = Juntar
group-people-merged = Ahora todo es de { $name }.
group-people-nobody = Nadie
group-people-me = Soy yo
group-people-leave = Dejar el grupo
group-people-leaveOf = Expulsar a { $name } del grupo
group-people-leaveAsk = ¿Dejar el grupo para siempre?
group-people-leaveAskOf = ¿Expulsar a { $name } para siempre?
group-people-leaveLine = Se borran el nombre { $name } y todos sus resultados. Las partidas se quedan, con un signo de interrogación como nombre. No se puede deshacer.
group-people-leaveLink = Quien tenga el enlace podrá seguir viendo el grupo.
group-people-stay = Quedarse
group-people-left = { $name } ya no está en el grupo.

## group › keep

group-keep-title = Ajustes del grupo
group-keep-rename = Cambiar el nombre del grupo
group-keep-renameName = Nombre del grupo
group-keep-renameGo = Guardar
group-keep-export = Exportar
group-keep-exportLine = Descarga un archivo con todas las partidas, resultados y nombres.
group-keep-exported = Archivo guardado.
group-keep-forget = Quitar del dispositivo
group-keep-forgetLine = Sigues en el grupo. Solo este dispositivo olvida el enlace.
group-keep-forgetAsk = Necesitarás el enlace para volver. ¿Lo tienes guardado en otro sitio?
group-keep-forgetGo = Olvidar el enlace
group-keep-forgotten = Grupo quitado de este dispositivo.
group-keep-remove = Borrar el grupo
group-keep-removeLine = Se borran { $games } con sus repeticiones, todos los resultados y { $members }, para todos y para siempre. Ni nosotros podemos recuperarlo.
group-keep-removeType = Para confirmarlo, escribe el nombre del grupo: { $name }
group-keep-removeGo = Borrar para todos
group-keep-removed = Grupo borrado.
group-keep-cancel = No borrar

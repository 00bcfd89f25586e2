## affinity

affinity-reading = Mirando lo que ha puesto cada cual …
affinity-failed = No se ha podido leer lo que la partida dice de vosotros.
affinity-tryAgain = Intentar de nuevo
affinity-tooLittle = Muy poco para decirlo
affinity-tooLittleLine = Nunca dos personas pusieron imágenes en la misma ronda.
affinity-noClues = Ninguna pista se leyó hasta el final: no hay nada que comparar.
affinity-matrix = Cada cual con cada cual
affinity-map = El mapa de las mentes
affinity-mapNote = Cerca quiere decir igual. Una línea une a dos con 60 o más.
affinity-signature = Tu imagen
affinity-signatureLine = { $title }: puesta { $n } veces, más de lo que pedían los temas.
affinity-places = De las imágenes en común, { $direct } en el mismo puesto y { $indirect } en otro.

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
        [one] { $names } es una máquina.
       *[other] { $names } son máquinas.
    }
affinity-chart-showAll = Mostrar las { $n }
affinity-chart-onlyNearest = { $name } y las { $n } personas más cercanas, de { $of }
affinity-chart-fewer = Mostrar menos
affinity-chart-course = El parecido entre { $name } y el resto, velada a velada

## affinity › readers

affinity-readers-who = Quién entiende las pistas de quién
affinity-readers-criteria = Lo más difícil de leer
affinity-readers-reads = { $reader } lee a { $giver }
affinity-readers-byChance = no mejor que el azar
affinity-readers-misread =
    { $n ->
        [one] { $n } de { $clues } mal leída
       *[other] { $n } de { $clues } mal leídas
    }
affinity-readers-note = 100: nunca hubo engaño. 0: no mejor que señalar a ciegas.
affinity-readers-best = { $reader } entiende mejor que nadie a { $giver }
affinity-readers-hardest = Lo más difícil de leer: { $criterion }
affinity-readers-title = Quién entendió a quién

## affinity › titles

affinity-titles-veryAlike = Almas gemelas
affinity-titles-alike = Mentes afines
affinity-titles-strangers = Amables desconocidos
affinity-titles-differently = Polos opuestos

## affinity › best

affinity-best-most = La pareja más parecida
affinity-best-youTwo = De toda la mesa, vosotros dos sois los más cercanos.
affinity-best-chance = Probabilidad de que ninguna pareja esté más cerca: { $percent } %.
affinity-best-open = Bien puede haber otra pareja más cerca.
affinity-best-likely = Probable, pero no seguro.
affinity-best-settled = Apenas hay duda.

## affinity › you

affinity-you-nearest = Lo más cerca de ti
affinity-you-other = Tú y { $name }
affinity-you-veryAlike = Pensáis muy igual.
affinity-you-alike = Pensáis bastante igual.
affinity-you-strangers = Más o menos como dos desconocidos.
affinity-you-differently = Soléis ver las cosas de otra manera.
affinity-you-hint = Tras una partida es un primer indicio: probablemente entre { $low } y { $high }.
affinity-you-scale = 50 es lo de dos desconocidos, 100 una sola mente.
affinity-you-machine = una máquina

## affinity › themes

affinity-themes-title = Temas
affinity-themes-alike = Lo que más igual visteis tú y { $name }
affinity-themes-unlike = Lo que más distinto visteis tú y { $name }
affinity-themes-uniting = Esto unió la mesa
affinity-themes-dividing = Esto dividió la mesa
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

affinity-actions-title = Para llevar
affinity-actions-picture = Compartir la imagen
affinity-actions-noPicture = No se ha podido hacer la imagen.
affinity-actions-replay = Volver a ver la partida
affinity-actions-duel = Retar a otra mesa
affinity-actions-duelText = Hemos jugado esto. ¿Lo haréis mejor con las mismas cartas?
affinity-actions-duelCopied = El enlace está copiado. Envíalo a la otra mesa.
affinity-actions-group = La página de { $name }
affinity-actions-record = Guardar el registro de la partida

## affinity › rival

affinity-rival-title = Dos mesas, las mismas cartas
affinity-rival-ours = Vosotros
affinity-rival-theirs = La otra mesa
affinity-rival-better =
    { $n ->
        [one] ¡Ibais { $n } punto por delante!
       *[other] ¡Ibais { $n } puntos por delante!
    }
affinity-rival-worse =
    { $n ->
        [one] La otra mesa iba { $n } punto por delante.
       *[other] La otra mesa iba { $n } puntos por delante.
    }
affinity-rival-even = ¡Ni un punto de diferencia!
affinity-rival-after =
    { $n ->
        [one] Tras { $n } ronda cada mesa
       *[other] Tras { $n } rondas cada mesa
    }
affinity-rival-against = Contra { $names }
affinity-rival-row = { $label }: vosotros { $ours }, la otra mesa { $theirs }
affinity-rival-shared =
    { $n ->
        [one] { $n } imagen en común
       *[other] { $n } imágenes en común
    }
affinity-rival-turn = Turno { $n }
affinity-rival-score = Puntuación

## group

group-title = Tus grupos
group-intro = Un grupo guarda lo que jugáis juntos: quién piensa parecido, velada tras velada.
group-onThisDevice = En este dispositivo
group-youAre = Eres { $name }
group-justLooking = Este dispositivo solo mira
group-foundTitle = Fundar un grupo
group-foundAnother = Fundar otro grupo
group-foundName = ¿Cómo se llama vuestro grupo?
group-foundHint = El sofá, la gente del jueves, nuestra familia…
group-foundGo = Fundar el grupo
group-allGroups = Todos tus grupos
group-keySentence = Quien tiene este enlace está en el grupo y lo ve todo. No se recoge nada para nadie más y no hay ninguna cuenta: guarda el enlace como se guarda una llave.
group-invite = Invitar
group-inviteTitle = El enlace de este grupo
group-shareLink = Compartir el enlace
group-copyLink = Copiar el enlace
group-copyFailed = Copia el enlace del campo de arriba, por favor.
group-invitation = El enlace de nuestro grupo «{ $name }». Guárdalo como una llave:
group-scan = Escanear para entrar en el grupo
group-loading = Abriendo el grupo…
group-unknown = Este enlace no lleva a ningún grupo.
group-unknownLine = Quizá le falta un trozo, o el grupo se ha borrado. Pide el enlace a alguien del grupo.
group-forgetIt = Olvidar este grupo aquí
group-stale = El servidor no responde. Así estaba antes.
group-games =
    { $n ->
        [one] { $n } partida
       *[other] { $n } partidas
    }
group-evenings =
    { $n ->
        [one] { $n } velada
       *[other] { $n } veladas
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
group-map = Quién está cerca de quién
group-matrix = Todos con todos
group-course = Con el tiempo
group-chartFailed = Esta imagen no ha llegado. Vuelve a cargar la página.

## group › who

group-who-title = ¿Quién eres?
group-who-line = Este dispositivo lo recordará. Puedes cambiarlo cuando quieras.
group-who-newName = Llego ahora: me llamo
group-who-joinGo = Esa persona soy yo
group-who-look = Solo miro
group-who-full = En este grupo no cabe otro nombre.

## group › empty

group-empty-title = Todavía ninguna partida
group-empty-line = Lo que jugáis para este grupo cuenta aquí por sí solo, en cuanto acaba una partida.
group-empty-invite = Envía el enlace a quienes juegan contigo.
group-empty-play = Abre una mesa con «Jugar esta noche», y a jugar.
group-empty-look = Vuelve aquí: ¿con quién tienes más en común?

## group › days

group-days-together =
    { $n ->
        [one] { $n } día en que respondisteis varios
       *[other] { $n } días en que respondisteis varios
    }
group-days-none = Elegid cinco imágenes al día y mirad qué ven los demás.
group-days-count = Contar estos días
group-days-countLine = Forman parte de los valores del grupo.

## group › you

group-you-title = Tú y los demás
group-you-most = Lo que más en común, con { $name }
group-you-alone = Nadie ha jugado aún contigo. Las cifras llegan con la primera ronda compartida.
group-you-onlyBots = Hasta ahora solo había bots en la mesa. No cuentan: ¡juega con alguien!
group-you-lookOn = Di quién eres y verás con quién tienes más en común.
group-you-all = Mostrar todo ({ $n })
group-you-fewer = Mostrar menos

## group › score

group-score-label = { $one } y { $other }: { $score } de 100
group-score-of100 = de 100
group-score-range = Entre { $low } y { $high }, nueve de cada diez veces. 50 es lo que tienen dos desconocidos.
group-score-hint =
    { $rounds ->
        [one] Solo un primer indicio, tras { $rounds } ronda.
       *[other] Solo un primer indicio, tras { $rounds } rondas.
    }
group-score-alike = Pensáis más parecido que dos desconocidos.
group-score-unlike = Soléis ver las cosas de otra manera.
group-score-open = Todavía puede ser casualidad: seguid jugando.
group-score-theyAlike = Piensan más parecido que dos desconocidos.
group-score-theyUnlike = Suelen ver las cosas de otra manera.
group-score-never = Aún no han jugado ninguna ronda en la misma mesa.

## group › best

group-best-title = La pareja que piensa más parecido
group-best-sure = Hasta donde se sabe: es así con un { $percent } % de probabilidad.
group-best-guess = Por ahora solo una conjetura: un { $percent } % de probabilidad.

## group › signatures

group-signatures-yours = Tus imágenes
group-signatures-line = Puestas más a menudo de lo que piden los temas.
group-signatures-laid =
    { $n ->
        [one] { $title }: una vez
       *[other] { $title }: { $n } veces
    }
group-signatures-times = { $n } ×

## group › themes

group-themes-uniting = Temas que os unen
group-themes-dividing = Temas que os separan
group-themes-alike = Visto igual
group-themes-unlike = Visto de otra manera
group-themes-lost = Un tema de cartas que ya no están
group-themes-nothing = no puso nada

## group › pair

group-pair-title = Dos de vosotros
group-pair-pick = Mirar una pareja
group-pair-one = Una persona
group-pair-other = Y la otra
group-pair-together =
    { $rounds ->
        [one] { $rounds } ronda en común
       *[other] { $rounds } rondas en común
    }
group-pair-partners = { $n } en equipo
group-pair-shared = Imágenes puestas por ambas partes
group-pair-direct = de ellas en el mismo lugar
group-pair-byTheme = Dos desconocidos que siguen los temas igual
group-pair-byChance = Dos que sacan a ciegas
group-pair-reads = { $reader } lee las pistas de { $giver }
group-pair-misread =
    { $clues ->
        [one] { $misread } de { $clues } pista mal entendida
       *[other] { $misread } de { $clues } pistas mal entendidas
    }

## group › evening

group-evening-title = Veladas
group-evening-earlier = Veladas anteriores
group-evening-left = alguien que se fue
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
group-evening-replay = Verla otra vez
group-evening-nothing = Una sola velada no dice aquí nada sobre quién piensa parecido.

## group › people

group-people-title = Miembros
group-people-you = tú
group-people-never = aún no ha jugado
group-people-last = la última, el { $date }
group-people-open = Cambiar { $name }
group-people-rename = Otro nombre
group-people-renameLine = Vale para todo lo jugado.
group-people-renameGo = Cambiar el nombre
group-people-renamed = Desde ahora es { $name }.
group-people-merge = Dos nombres, una persona
group-people-mergeLine = ¿{ $name } ha jugado también con otro nombre? Entonces los dos pasan a ser uno. No se puede deshacer.
group-people-mergeWith = { $name } es la misma persona que
group-people-mergeGo = Son la misma persona
group-people-merged = Ahora todo es de { $name }.
group-people-nobody = Nadie
group-people-me = Soy yo
group-people-leave = Dejar el grupo
group-people-leaveOf = Sacar a { $name } del grupo
group-people-leaveAsk = ¿Irte para siempre?
group-people-leaveAskOf = ¿Sacar a { $name } para siempre?
group-people-leaveLine = Desaparece el nombre { $name }, y con él todas las cifras sobre { $name }. Las partidas se quedan, con un signo de interrogación en lugar del nombre. No se puede deshacer.
group-people-leaveLink = Quien aún tiene el enlace puede seguir viendo el grupo.
group-people-stay = Quedarse
group-people-left = { $name } ya no está en el grupo.

## group › keep

group-keep-title = El grupo en sí
group-keep-rename = Cambiar el nombre del grupo
group-keep-renameName = Nombre del grupo
group-keep-renameGo = Guardar el nombre
group-keep-export = Llevarse todo
group-keep-exportLine = Un archivo con todas las partidas, cifras y nombres, para ti.
group-keep-exported = El archivo está guardado.
group-keep-forget = Quitar este dispositivo
group-keep-forgetLine = Sigues en el grupo; solo este dispositivo olvida el enlace.
group-keep-forgetAsk = Sin el enlace no podrás volver desde aquí. ¿Está a salvo en otro sitio?
group-keep-forgetGo = Olvidar el enlace aquí
group-keep-forgotten = Este dispositivo ha olvidado el grupo.
group-keep-remove = Borrarlo todo
group-keep-removeLine = { $games } con sus repeticiones, todas las cifras, { $members }: se pierde para todo el mundo y para siempre. Nadie puede recuperarlo, tampoco nosotros.
group-keep-removeType = Para confirmarlo, escribe el nombre del grupo: { $name }
group-keep-removeGo = Borrarlo para todo el mundo
group-keep-removed = El grupo está borrado.
group-keep-cancel = Conservarlo

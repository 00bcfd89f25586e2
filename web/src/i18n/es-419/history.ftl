affinity-reading = Comparando lo que eligieron…
affinity-failed = No pudimos cargar sus resultados.
affinity-signatureLine = { $title }: la pusiste { $n } veces, más que la mayoría.

affinity-readers-note = 100 = nunca cayó en la trampa, 0 = a ciegas

affinity-best-youTwo = Nadie piensa tan parecido como ustedes dos.
affinity-best-open = Pero por un pelo.

affinity-you-veryAlike = ¡Se leen la mente!
affinity-you-alike = Muchas veces piensan parecido.
affinity-you-differently = Suelen ver las cosas de otra manera.

affinity-themes-alike =
    En lo que más coincidieron tú { START($name) ->
        [i] e
       *[other] y
    } { $name }
affinity-themes-unlike =
    En lo que menos coincidieron tú { START($name) ->
        [i] e
       *[other] y
    } { $name }
affinity-themes-uniting = En lo que más coincidieron todos
affinity-themes-dividing = En lo que menos coincidieron todos

affinity-actions-noPicture = No se pudo crear la imagen.
affinity-actions-duel = Desafiar a otra mesa
affinity-actions-duelText = ¿Pueden ganarnos con las mismas cartas?

affinity-rival-ours = Ustedes
affinity-rival-better =
    { $n ->
        [one] ¡Ganaron por { $n } punto!
       *[other] ¡Ganaron por { $n } puntos!
    }
affinity-rival-worse =
    { $n ->
        [one] La otra mesa ganó por { $n } punto.
       *[other] La otra mesa ganó por { $n } puntos.
    }
affinity-rival-row = { $label }: ustedes { $ours }, ellos { $theirs }
affinity-rival-score = Puntaje

group-intro = ¿Juegan juntos a menudo? Un grupo guarda sus partidas y muestra quién piensa parecido.
group-foundName = ¿Cómo se llama su grupo?
group-copyFailed = No se pudo copiar. Copia el enlace de arriba.
group-scan = Escanea para entrar al grupo
group-unknownLine = Quizá falta una parte del enlace, o el grupo se borró. Pídele el enlace a un miembro.
group-chartFailed = Este gráfico no se cargó. Recarga la página.

group-empty-line = Aquí saldrá cada partida que terminen para este grupo.
group-empty-play = Toquen «Jugar esta noche» y jueguen una partida.

group-days-together =
    { $n ->
        [one] { $n } día en que respondieron varios
       *[other] { $n } días en que respondieron varios
    }
group-days-none = Ordenen cinco imágenes al día y miren qué ven los demás.

group-you-alone = Aún no has jugado con nadie de aquí. Los resultados llegan con la primera ronda que jueguen juntos.

group-score-alike = Piensan más parecido que dos desconocidos.
group-score-unlike = Suelen ver las cosas de otra manera.
group-score-open = Aún puede ser casualidad. ¡Sigan jugando!

group-themes-uniting = Temas que unen
group-themes-dividing = Temas que dividen
group-themes-alike = Coincidieron
group-themes-unlike = No coincidieron

group-people-mergeLine = ¿{ $name } también jugó con otro nombre? Junta los dos. No se puede deshacer.

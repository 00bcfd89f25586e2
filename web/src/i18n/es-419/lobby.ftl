lobby-copyFailed = No se pudo copiar. Copia la dirección del navegador.

lobby-seats-together = Juegan todos en el mismo equipo.
lobby-seats-swapped =
    { $one } { START($other) ->
        [i] e
       *[other] y
    } { $other } cambiaron de sitio.
lobby-seats-thisPhone = en este celular

lobby-person-cameToSit = { $name } llegó.
lobby-person-left = { $name } se fue.

lobby-free-addOne = Agregar un bot
lobby-free-friend = Alguien con su celular
lobby-free-friendLine = Muéstrale el código o mándale el enlace.
lobby-free-here = Alguien en este celular
lobby-free-hereLine = Se van pasando el celular. Lo secreto sigue en secreto.
lobby-free-hereAdd = Agregar

lobby-choices-changed = { $host } cambió esto: { $what }

lobby-deck-brought = Cartas propias
lobby-deck-ownTitle = Agregar cartas propias

lobby-ownThemes-add =
    { $n ->
        [one] Agregar { $n } tema de { $group }
       *[other] Agregar { $n } temas de { $group }
    }
lobby-ownThemes-keepLine = Podrás agregarlos en cualquier mesa del grupo.

lobby-timer-noneLine = Tómense el tiempo que quieran.

lobby-practice-offLine = ¿Es su primera vez? Actívenlo.

lobby-offers-justYouTwo = Solo ustedes dos

lobby-claim-item = Jugar en otro celular
lobby-claim-title = Seguir en otro celular
lobby-claim-line = En el otro celular, abre esta mesa y elige «Ya estoy jugando». Luego escribe:
lobby-claim-other = Código para el otro celular de { $name }

lobby-begin-you =
    { $n ->
        [1] Por ahora solo estás tú. Hacen falta { $numbers } jugadores.
       *[other] Ya son { $n }. Hacen falta { $numbers }.
    }
lobby-begin-tooMany = Ustedes son { $n }. Esto es para { $numbers } jugadores.

lobby-door-sendAwayClosed = Solo vuelven si los dejas entrar.
lobby-door-asked = Le preguntamos al anfitrión.

lobby-door-lines-open = Puede jugar o mirar de inmediato.

lobby-group-title = ¿Juegan para un grupo?

lobby-menu-hurry = Apurar a los bots

lobby-stop-line = Vuelven todos a la mesa. Lo oculto sigue oculto y la partida no se guarda.
lobby-stop-by = { $name } terminó la partida.
lobby-stop-byYou = Terminaste la partida.

lobby-leaving-namelessDone = Borramos tu nombre de esta mesa.

lobby-presence-gone = se fue, juega un suplente
lobby-presence-isBack = { $name } volvió.
lobby-presence-stoodIn = ¡Hola otra vez! Un suplente jugó por ti.

lobby-chat-reactions-wow = ¡Guau!
lobby-chat-reactions-hurry = ¡Vamos!

lobby-device-handTo = Pásale el celular a { $name }
lobby-device-thisPhone = En este celular

reminders-live = En vivo
reminders-liveLine = Juegan todos a la vez, ahora mismo.
reminders-notHere = Este navegador no puede mostrar notificaciones. En un iPhone, agrega antes la página a la pantalla de inicio.
reminders-notOnServer = Este servidor no puede enviar notificaciones. El anfitrión puede agregar un webhook.

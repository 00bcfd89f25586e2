## lobby

lobby-ofAtTable = { $n } sur { $of } à table
lobby-tvLink = Grand écran pour la télé
lobby-newTab = s’ouvre dans un nouvel onglet
lobby-copyFailed = Copie l’adresse depuis le navigateur, s’il te plaît.
lobby-players = À { $numbers }.
lobby-atLeastOne = Il faut garder au moins un choix.

## lobby › seats

lobby-seats-take = Place libre : s’asseoir ici
lobby-seats-chooseFree = Touche une place libre pour t’y installer.
lobby-seats-youSitOut = Tu passes cette partie.
lobby-seats-playAgain = S’asseoir et jouer
lobby-seats-howToSit = Touche une place libre pour t’y asseoir.
lobby-seats-watching = Regardent :
lobby-seats-seat = { $name } regarde : faire jouer
lobby-seats-label = Places autour de la table
lobby-seats-faceToFace = Les partenaires se font face.
lobby-seats-byLot = Les équipes sont tirées au sort au début.
lobby-seats-alternating = Les équipes sont assises en alternance.
lobby-seats-anyhow = Chacun joue pour soi.
lobby-seats-together = Vous jouez tous ensemble.
lobby-seats-howTo = Fais glisser quelqu’un vers une autre place, ou touche deux places.
lobby-seats-chair = Place { $n }
lobby-seats-fill = Place libre : y mettre quelqu’un
lobby-seats-you = { $name } (toi)
lobby-seats-partner = joue avec { $names }
lobby-seats-chosen = { $name } : touche la place avec laquelle échanger.
lobby-seats-swapped = { $one } et { $other } ont échangé leurs places.
lobby-seats-moved = { $name } est maintenant à la place { $n }.
lobby-seats-shuffle = Mélanger les places
lobby-seats-shuffled = Les places sont mélangées.
lobby-seats-cancel = Finalement non
lobby-seats-thisPhone = sur ce téléphone

## lobby › person

lobby-person-sitOut = Passer et regarder
lobby-person-makeHost = Confier la table
lobby-person-sendAway = Exclure
lobby-person-sendAwayAsk = Renvoyer { $name } ?
lobby-person-sendAwayLine = La place sera libre. Avec le lien, on peut se rasseoir.
lobby-person-sendAwayInGame = Un remplaçant joue jusqu’à la fin de la partie.
lobby-person-forGood = Exclure pour de bon
lobby-person-forGoodLine = Cet appareil et ce nom ne pourront plus revenir à cette table.
lobby-person-isHostNow = { $name } mène la table maintenant.
lobby-person-youAreHost = C’est toi qui mènes la table maintenant.
lobby-person-cameToSit = { $name } s’assied.
lobby-person-left = { $name } a quitté la table.

## lobby › free

lobby-free-sitHere = M’asseoir ici
lobby-free-title = Qui s’assied ici ?
lobby-free-bot = Un bot
lobby-free-fillAll =
    { $n ->
        [one] Remplir la place
       *[other] Remplir les { $n } places
    }
lobby-free-addOne = Ajouter un bot
lobby-free-friend = Quelqu’un avec son téléphone
lobby-free-friendLine = Montre le code, ou envoie le lien.
lobby-free-here = Quelqu’un sur ce téléphone
lobby-free-hereLine = Vous vous le passez ; ce qui est secret le reste.
lobby-free-hereName = Comment s’appelle l’autre personne ?
lobby-free-hereAdd = S’asseoir ici

## lobby › free › strengths

lobby-free-strengths-gentle = Doux
lobby-free-strengths-steady = Solide
lobby-free-strengths-sharp = Redoutable

## lobby › free › strengthLines

lobby-free-strengthLines-gentle = Joue selon son humeur, facile à battre.
lobby-free-strengthLines-steady = Joue comme quelqu’un d’attentif.
lobby-free-strengthLines-sharp = Apprend comment tu penses et se trompe rarement.

## lobby › choices

lobby-choices-first = Qui commence
lobby-choices-lateJoins = Arriver en retard
lobby-choices-options = Prévu dans cette boîte
lobby-choices-more = Plus
lobby-choices-label = Ce qu’on joue
lobby-choices-changed = { $host } a changé : { $what }
lobby-choices-houseRule = Règle maison
lobby-choices-game = Jeu
lobby-choices-deck = Cartes
lobby-choices-ownThemes = Vos thèmes
lobby-choices-timer = Temps
lobby-choices-grace = Remplaçants
lobby-choices-rules = Règles maison
lobby-choices-pace = Rythme
lobby-choices-practice = Manche d’essai

## lobby › deck

lobby-deck-browse = Parcourir les cartes
lobby-deck-house = Nos cartes
lobby-deck-images = Images
lobby-deck-themes = Thèmes
lobby-deck-objects = Objets
lobby-deck-brought = Apportées à cette table
lobby-deck-countImages =
    { $n ->
        [one] { $n } image
       *[other] { $n } images
    }
lobby-deck-countThemes =
    { $n ->
        [one] { $n } thème
       *[other] { $n } thèmes
    }
lobby-deck-countObjects =
    { $n ->
        [one] { $n } objet
       *[other] { $n } objets
    }
lobby-deck-ownTitle = Apporter ses propres cartes
lobby-deck-ownLine = Des photos de cet appareil, ou un fichier .samewave. Seule cette table les voit.
lobby-deck-photos = Choisir des photos
lobby-deck-file = Choisir un fichier
lobby-deck-sending = Envoi … { $percent } %
lobby-deck-building = On découpe les cartes …
lobby-deck-done = Les cartes sont sur la table.
lobby-deck-known = Ces cartes sont déjà là.
lobby-deck-stop = Arrêter
lobby-deck-unplayable = Personne ne peut jouer avec ça :
lobby-deck-problem = { $where } : inutilisable.
lobby-deck-at = { $where } : { $what }

## lobby › ownThemes

lobby-ownThemes-none = Aucun
lobby-ownThemes-noneLine = Écris des thèmes sur les gens de la table.
lobby-ownThemes-firstLine = Ils passent d’abord, puis viennent les nôtres.
lobby-ownThemes-onlyLine = Seuls ceux-ci passent, encore et encore.
lobby-ownThemes-label = Un thème par ligne
lobby-ownThemes-example = La cuisine de mamie
lobby-ownThemes-count = { $n } sur { $most }
lobby-ownThemes-only = Seulement nos thèmes
lobby-ownThemes-onlySwitchLine = Laisse de côté tous les autres thèmes.
lobby-ownThemes-save = Enregistrer
lobby-ownThemes-saved = C’est enregistré.
lobby-ownThemes-tooLong = « { $theme } » dépasse { $most } lettres.

## lobby › timer

lobby-timer-none = Sans minuteur
lobby-timer-noneLine = La table voit qui réfléchit encore.
lobby-timer-some = { $time } par question
lobby-timer-someLine = Le temps écoulé, un bot répond pour les autres. On peut demander plus de temps.

## lobby › grace

lobby-grace-none = Sans remplaçants
lobby-grace-noneLine = La table attend les absents.
lobby-grace-some = Remplaçant après { $time }
lobby-grace-someLine = Un bot joue pour les absents, jusqu’à leur retour.

## lobby › rules

lobby-rules-none = Sans règles maison
lobby-rules-noneLine = On joue comme dans la boîte.
lobby-rules-noLimit = Sans limite

## lobby › practice

lobby-practice-on = Manche d’essai
lobby-practice-onLine = La première manche est expliquée pas à pas, à { $n }.
lobby-practice-off = Sans essai
lobby-practice-offLine = Première fois ? Faites-vous expliquer la première manche.

## lobby › first

lobby-first-begins = Commence
lobby-first-chance = Laisser faire le hasard
lobby-first-byChance = Le hasard décide qui commence
lobby-first-chanceLine = Un départ différent à chaque fois.
lobby-first-named = { $name } commence
lobby-first-line = Les boîtes disent : le plus jeune, ou le plus curieux.

## lobby › late

lobby-late-on = Les retardataires peuvent entrer
lobby-late-onLine = Ils remplacent un bot ou une personne absente.
lobby-late-off = Les retardataires attendent
lobby-late-offLine = Ils regardent, et jouent la partie suivante.

## lobby › face

lobby-face-title = Choisir un visage
lobby-face-line = Prends une carte. Tout le monde la verra à côté de ton nom.

## lobby › offers

lobby-offers-justYouTwo = Rien que vous deux
lobby-offers-watch =
    { $n ->
        [one] { $names } regarde
       *[other] { $names } regardent
    }
lobby-offers-removeBots =
    { $n ->
        [one] Retirer le bot
       *[other] Retirer { $n } bots
    }

## lobby › claim

lobby-claim-item = Jouer sur un autre téléphone
lobby-claim-title = Continuer sur un autre téléphone
lobby-claim-line = Sur l’autre téléphone, ouvre cette table et choisis « Je joue déjà ». Puis tape :
lobby-claim-minutes = Le code est valable dix minutes.
lobby-claim-other = Montrer un code à { $name } pour un autre téléphone

## lobby › begin

lobby-begin-you =
    { $n ->
        [1] Tu es là sans personne d’autre ; il faut être { $numbers }.
       *[other] Vous êtes { $n } ; il faut être { $numbers }.
    }
lobby-begin-tooMany = Vous êtes { $n } : c’est trop. Il faut être { $numbers }.
lobby-begin-waitsFor = On attend que { $host } commence
lobby-begin-waitsForNobody = Personne n’est là pour commencer.
lobby-begin-beginPractice = S’entraîner
lobby-begin-away = Pas là en ce moment : { $names }.

## lobby › door

lobby-door-title = Qui peut entrer ?
lobby-door-hideCode = Cacher le code à la télé
lobby-door-hideCodeLine = Le grand écran ne montre ni le code ni le QR code.
lobby-door-sendAway = Renvoyer les spectateurs
lobby-door-sendAwayOpen = Tant que l’entrée est libre, ils peuvent revenir.
lobby-door-sendAwayClosed = Ils ne reviendront que si tu les laisses entrer.
lobby-door-sent = Il n’y a plus de spectateurs.
lobby-door-asking = Demandes d’entrée
lobby-door-wantsToJoin = { $name } veut jouer
lobby-door-wantsToWatch = { $name } veut regarder
lobby-door-letIn = Laisser entrer
lobby-door-refuse = Non
lobby-door-asked = La demande est envoyée.

## lobby › door › doors

lobby-door-doors-open = Avec le code
lobby-door-doors-ask = Me demander d’abord
lobby-door-doors-locked = Plus personne

## lobby › door › lines

lobby-door-lines-open = Qui a le code joue ou regarde tout de suite.
lobby-door-lines-ask = Tu acceptes chaque personne qui veut jouer ou regarder.
lobby-door-lines-locked = La table est fermée. Qui était déjà là peut revenir.

## lobby › door › now

lobby-door-now-ask = Sur demande
lobby-door-now-locked = Table fermée

## lobby › group

lobby-group-none = Gardé pour aucun groupe
lobby-group-noneLine = Ce que vous jouez ici disparaît avec la table.
lobby-group-keptFor = Gardé pour { $name }
lobby-group-line = Quand une partie est finie, elle compte pour ce groupe.
lobby-group-title = Pour quel groupe jouez-vous ?
lobby-group-nobody = Pour aucun
lobby-group-toGroup = Vers le groupe
lobby-group-changed = À partir de maintenant, tout est gardé pour { $name }.

## lobby › menu

lobby-menu-title = À cette table
lobby-menu-people = Qui est là
lobby-menu-chat = Discussion
lobby-menu-react = Réagir
lobby-menu-how = Comment jouer
lobby-menu-settings = Réglages
lobby-menu-share = Inviter quelqu’un
lobby-menu-leave = Partir
lobby-menu-toLobby = Changer de jeu
lobby-menu-toGame = Retour à la partie
lobby-menu-hurry = Les bots, plus vite
lobby-menu-moreTime = Plus de temps
lobby-menu-sit = S’asseoir aussi

## lobby › stop

lobby-stop-item = Arrêter la partie
lobby-stop-ask = Arrêter la partie pour tout le monde ?
lobby-stop-line = Vous revenez à la table, comme avant la partie. Ce qui est caché le reste, et il n’y aura pas d’enregistrement de cette partie.
lobby-stop-playOn = Continuer à jouer
lobby-stop-by = { $name } a arrêté la partie.
lobby-stop-byYou = Tu as arrêté la partie.

## lobby › removing

lobby-removing-item = Supprimer cette table
lobby-removing-ask = Supprimer cette table pour tout le monde ?
lobby-removing-line = Parties, discussion et photos seront définitivement effacées.
lobby-removing-group = Ce que { $name } a gardé reste au groupe.
lobby-removing-go = Supprimer pour tout le monde
lobby-removing-done = La table est supprimée.

## lobby › leaving

lobby-leaving-keep = Garder ma place et revenir plus tard
lobby-leaving-keepLine = En ton absence, un remplaçant jouera peut-être pour toi.
lobby-leaving-forGood = Quitter pour de bon
lobby-leaving-forGoodLine = Ta place sera libre. Pendant une partie, un remplaçant continue.
lobby-leaving-onlyMe = Seulement { $name } se lève
lobby-leaving-nameless = Quitter et effacer mon nom
lobby-leaving-namelessLine = Ton nom et tes messages seront définitivement effacés, y compris des parties passées.
lobby-leaving-namelessGroup = Ce que { $name } a gardé reste : on quitte un groupe sur sa propre page.
lobby-leaving-namelessDone = Ton nom est effacé de cette table.

## lobby › presence

lobby-presence-here = à table
lobby-presence-away = pas là
lobby-presence-standIn = pas là, un remplaçant joue
lobby-presence-gone = a quitté la table, un remplaçant joue
lobby-presence-isAway = { $name } n’est plus là.
lobby-presence-standInSoon =
    { $seconds ->
        [one] { $name } n’est pas là. Un remplaçant joue dans { $seconds } seconde.
       *[other] { $name } n’est pas là. Un remplaçant joue dans { $seconds } secondes.
    }
lobby-presence-waitsFor = { $name } n’est pas là. La table attend.
lobby-presence-standInPlays = Un remplaçant joue maintenant pour { $name }.
lobby-presence-isBack = Revoilà { $name }.
lobby-presence-stoodIn = Un remplaçant a joué pour toi. À toi maintenant.

## lobby › presence › bots

lobby-presence-bots-gentle = Bot doux
lobby-presence-bots-steady = Bot solide
lobby-presence-bots-sharp = Bot redoutable

## lobby › chat

lobby-chat-title = Discussion
lobby-chat-open = Ouvrir la discussion
lobby-chat-close = Fermer la discussion
lobby-chat-unread =
    { $n ->
        [one] { $n } nouveau message
       *[other] { $n } nouveaux messages
    }
lobby-chat-write = Dis quelque chose
lobby-chat-send = Envoyer
lobby-chat-empty = Personne n’a encore rien dit.
lobby-chat-muted = Chut : un mot maintenant serait un indice. Tu pourras parler après la révélation.
lobby-chat-looking = Tu regardes ; assieds-toi pour participer.
lobby-chat-somebody = Quelqu’un
lobby-chat-reacted = { $name } : { $what }

## lobby › chat › reactions

lobby-chat-reactions-clap = Bravo
lobby-chat-reactions-heart = J’adore
lobby-chat-reactions-laugh = Rire
lobby-chat-reactions-wow = Waouh
lobby-chat-reactions-think = Hum …
lobby-chat-reactions-hurry = Allez !

## lobby › device

lobby-device-handTo = Passe le téléphone à { $name }
lobby-device-nobodyElse = À partir d’ici, seul regard permis : { $name }.
lobby-device-iAm = C’est moi, { $name }
lobby-device-another = C’est quelqu’un d’autre qui joue
lobby-device-next = À { $name }
lobby-device-thisPhone = Sur ce téléphone

## reminders

reminders-live = En direct
reminders-liveLine = Tout le monde joue maintenant, ensemble.
reminders-days = Sur plusieurs jours
reminders-daysLine = Jouez quand vous voulez. Sans minuteur ni remplaçants.
reminders-title = À toi de jouer
reminders-row = À toi de jouer
reminders-rowLine = Reçois un message quand la partie t’attend.
reminders-tellMe = Me prévenir quand c’est à moi
reminders-off = Tu recevras un message par heure au plus.
reminders-onDevice = Tu recevras une notification, une par heure au plus.
reminders-byWebhook = Tu recevras un message via { $host }, un par heure au plus.
reminders-notHere = Ce navigateur ne peut pas afficher de notifications. Sur iPhone, ajoute d’abord la page à l’écran d’accueil.
reminders-notOnServer = Ce serveur ne peut pas envoyer de notifications. L’hôte peut ajouter un webhook.
reminders-denied = Les notifications sont bloquées. Autorise-les dans les réglages du navigateur.
reminders-webhook = Webhook
reminders-webhookLine = De Discord, Slack, ntfy ou Matrix. On y écrit à qui de jouer.
reminders-webhookNow = Messages envoyés à { $host } ({ $kind })
reminders-kind = Format
reminders-kindByAddress = D’après l’adresse
reminders-save = Enregistrer le webhook
reminders-saved = Webhook enregistré.
reminders-test = Envoyer un test
reminders-tested = Test envoyé.
reminders-remove = Supprimer
reminders-removed = Webhook supprimé.
reminders-stopAsk = Ne plus recevoir ces messages ?
reminders-stopLine = Nous ne te préviendrons plus quand c’est à toi à cette table.
reminders-stop = Arrêter les messages
reminders-stopped = C’est fait
reminders-stoppedLine = Cette table ne t’enverra plus de messages. Tu peux les réactiver là-bas.

## reminders › kinds

reminders-kinds-discord = Discord
reminders-kinds-slack = Slack
reminders-kinds-ntfy = ntfy
reminders-kinds-matrix = Matrix
reminders-kinds-json = JSON

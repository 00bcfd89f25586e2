## lobby

lobby-ofAtTable = { $n } sur { $of } à la table
lobby-tvLink = Ouvrir le grand écran sur une télé
lobby-tv = Télé
lobby-newTab = s’ouvre dans un nouvel onglet
lobby-copyFailed = Copie impossible. Copie l’adresse depuis ton navigateur.
lobby-players = Pour { $numbers } joueurs.
lobby-atLeastOne = Gardes-en au moins un.

## lobby › seats

lobby-seats-take = Place libre : s’installer ici
lobby-seats-chooseFree = Touche une place libre pour t’y installer.
lobby-seats-youSitOut = Tu passes ton tour cette fois.
lobby-seats-playAgain = Entrer dans la partie
lobby-seats-howToSit = Touche une place libre pour t’y installer.
lobby-seats-watching = Spectateurs :
lobby-seats-seat = { $name } regarde. Lui donner une place
lobby-seats-label = Places autour de la table
lobby-seats-faceToFace = Les partenaires se font face.
lobby-seats-byLot = Les équipes sont tirées au sort au début de la partie.
lobby-seats-alternating = Les joueurs des deux équipes alternent.
lobby-seats-anyhow = Chacun joue pour soi.
lobby-seats-together = Vous êtes tous dans la même équipe.
lobby-seats-howTo = Fais glisser quelqu’un vers une autre place, ou touche deux places pour les échanger.
lobby-seats-chair = Place { $n }
lobby-seats-fill = Place libre : ajouter quelqu’un
lobby-seats-you = { $name } (toi)
lobby-seats-partner = joue avec { $names }
lobby-seats-chosen = { $name } : touche une autre place.
lobby-seats-swapped = { $one } et { $other } ont échangé leurs places.
lobby-seats-moved = { $name } passe à la place { $n }.
lobby-seats-shuffle = Mélanger les places
lobby-seats-shuffled = Places mélangées.
lobby-seats-cancel = Finalement non
lobby-seats-thisPhone = sur ce téléphone

## lobby › person

lobby-person-sitOut = Passer cette partie
lobby-person-makeHost = Nommer hôte
lobby-person-sendAway = Exclure
lobby-person-sendAwayAsk = Exclure { $name } ?
lobby-person-sendAwayLine = Sa place se libère. Avec le lien, on peut revenir.
lobby-person-sendAwayInGame = Un remplaçant termine la partie.
lobby-person-forGood = Exclure et bloquer
lobby-person-forGoodLine = Plus de retour possible avec cet appareil ou ce nom.
lobby-person-isHostNow = { $name } est maintenant l’hôte.
lobby-person-youAreHost = C’est toi l’hôte maintenant.
lobby-person-cameToSit = { $name } est de la partie.
lobby-person-left = { $name } a quitté la table.

## lobby › free

lobby-free-sitHere = M’installer ici
lobby-free-title = Qui prend cette place ?
lobby-free-bot = Un bot
lobby-free-fillAll =
    { $n ->
        [one] Remplir la place
       *[other] Remplir les { $n } places
    }
lobby-free-addOne = Ajouter un bot
lobby-free-friend = Un ami avec son téléphone
lobby-free-friendLine = Montre-lui le code, ou envoie le lien.
lobby-free-here = Quelqu’un sur ce téléphone
lobby-free-hereLine = Faites passer le téléphone. Les secrets restent secrets.
lobby-free-hereName = Quel est son prénom ?
lobby-free-hereAdd = Ajouter

## lobby › free › strengths

lobby-free-strengths-gentle = Doux
lobby-free-strengths-steady = Solide
lobby-free-strengths-sharp = Redoutable

## lobby › free › strengthLines

lobby-free-strengthLines-gentle = Joue à l’instinct. Facile à battre.
lobby-free-strengthLines-steady = Joue comme un ami attentif.
lobby-free-strengthLines-sharp = Apprend comment tu penses. Se trompe rarement.

## lobby › choices

lobby-choices-first = Qui commence
lobby-choices-lateJoins = Retardataires
lobby-choices-options = Règles optionnelles
lobby-choices-more = Plus
lobby-choices-label = Réglages de la partie
lobby-choices-changed = { $host } a changé : { $what }
lobby-choices-houseRule = Règle maison
lobby-choices-game = Jeu
lobby-choices-deck = Cartes
lobby-choices-ownThemes = Vos thèmes
lobby-choices-timer = Temps
lobby-choices-grace = Remplaçants
lobby-choices-rules = Règles maison
lobby-choices-pace = Rythme
lobby-choices-practice = Tutoriel

## lobby › deck

lobby-deck-browse = Parcourir les cartes
lobby-deck-house = Cartes Samewave
# As in English.
lobby-deck-images = Images
lobby-deck-themes = Thèmes
lobby-deck-objects = Objets
lobby-deck-brought = Vos propres cartes
# As in English.
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
lobby-deck-ownTitle = Ajouter vos propres cartes
lobby-deck-ownLine = Des photos de cet appareil, ou un fichier .samewave. Seule cette table les voit.
lobby-deck-photos = Choisir des photos
lobby-deck-file = Choisir un fichier
lobby-deck-sending = Envoi… { $percent } %
lobby-deck-building = On découpe les cartes…
lobby-deck-done = Tes cartes sont prêtes.
lobby-deck-known = Ces cartes sont déjà là.
lobby-deck-stop = Arrêter
lobby-deck-unplayable = Ces cartes ne sont pas jouables :
lobby-deck-problem = { $where } : inutilisable.
lobby-deck-at = { $where } : { $what }

## lobby › ownThemes

lobby-ownThemes-none = Aucun
lobby-ownThemes-noneLine = Invente des thèmes sur les gens autour de la table.
lobby-ownThemes-firstLine = Ils sortent en premier, puis viennent les autres.
lobby-ownThemes-onlyLine = Vous ne jouez qu’avec ceux-là, en boucle.
lobby-ownThemes-label = Un thème par ligne
lobby-ownThemes-example = La cuisine de mamie
lobby-ownThemes-count = { $n } sur { $most }
lobby-ownThemes-add =
    { $n ->
        [one] Ajouter { $n } thème du groupe { $group }
       *[other] Ajouter { $n } thèmes du groupe { $group }
    }
lobby-ownThemes-only = Seulement vos thèmes
lobby-ownThemes-onlySwitchLine = Tous les autres thèmes restent dans la boîte.
lobby-ownThemes-keep = Garder pour le groupe { $group }
lobby-ownThemes-keepLine = Tu pourras les ajouter à toutes les tables du groupe.
lobby-ownThemes-replaceLine =
    { $n ->
        [one] { $n } thème gardé auparavant sera supprimé.
       *[other] { $n } thèmes gardés auparavant seront supprimés.
    }
lobby-ownThemes-save = Enregistrer
lobby-ownThemes-saved = C’est enregistré.
lobby-ownThemes-tooLong = « { $theme } » dépasse { $most } caractères.

## lobby › timer

lobby-timer-none = Sans minuteur
lobby-timer-noneLine = Prenez tout votre temps.
lobby-timer-some = { $time } par question
lobby-timer-someLine = Quand le temps est écoulé, un bot répond pour les retardataires. Tout le monde peut demander plus de temps.

## lobby › grace

lobby-grace-none = Sans remplaçants
lobby-grace-noneLine = La table attend les absents.
lobby-grace-some = Remplaçant après { $time }
lobby-grace-someLine = Un bot joue pour les absents jusqu’à leur retour.

## lobby › rules

lobby-rules-none = Sans règles maison
lobby-rules-noneLine = Le livret de règles, rien d’autre.
lobby-rules-noLimit = Sans limite

## lobby › practice

lobby-practice-on = Tutoriel activé
lobby-practice-onLine = La première manche est expliquée pas à pas. Pour { $n } joueurs.
lobby-practice-off = Tutoriel désactivé
lobby-practice-offLine = Première fois ? Active-le.

## lobby › first

lobby-first-begins = Commence
lobby-first-chance = Tirer au sort
lobby-first-byChance = Le sort désigne qui commence
lobby-first-chanceLine = Différent à chaque fois.
lobby-first-named = { $name } commence
lobby-first-line = Les livrets disent : le plus jeune, ou le plus curieux.

## lobby › late

lobby-late-on = On peut entrer en cours de partie
lobby-late-onLine = À la place d’un bot ou d’un absent.
lobby-late-off = Les retardataires attendent
lobby-late-offLine = Ils regardent, puis jouent la partie suivante.

## lobby › face

lobby-face-title = Choisis ton image
lobby-face-line = Prends une carte à montrer à côté de ton nom, et une couleur si tu veux.
lobby-face-colour = Couleur
# As in English.
lobby-face-colours-orange = Orange
lobby-face-colours-blue = Bleu
lobby-face-colours-yellow = Jaune
lobby-face-colours-purple = Violet
lobby-face-colours-green = Vert
lobby-face-colours-cream = Crème
# As in English.
lobby-face-colours-turquoise = Turquoise
lobby-face-colours-pink = Rose

## lobby › offers

lobby-offers-justYouTwo = Juste vous deux
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
lobby-claim-line = Sur l’autre téléphone, ouvre cette table et choisis « Je joue déjà ». Puis tape :
lobby-claim-minutes = Le code expire dans dix minutes.
lobby-claim-other = Montrer un code à { $name } pour un autre téléphone

## lobby › begin

lobby-begin-you =
    { $n ->
        [1] Juste toi pour l’instant. Il faut être { $numbers }.
       *[other] { $n } joueurs pour l’instant. Il faut être { $numbers }.
    }
lobby-begin-tooMany = Vous êtes { $n }. Ce mode se joue à { $numbers }.
lobby-begin-waitsFor = C’est { $host } qui lance la partie
lobby-begin-waitsForNobody = Il n’y a personne pour lancer la partie.
lobby-begin-beginPractice = Lancer le tutoriel
lobby-begin-away = Absents pour l’instant : { $names }.

## lobby › door

lobby-door-title = Qui peut entrer
lobby-door-hideCode = Cacher le code à la télé
lobby-door-hideCodeLine = Le grand écran n’affiche plus le code ni le QR code.
lobby-door-sendAway = Exclure les spectateurs
lobby-door-sendAwayOpen = Tant que l’entrée est libre, ils peuvent revenir.
lobby-door-sendAwayClosed = Ils ne reviennent que si tu les laisses entrer.
lobby-door-sent = Les spectateurs ont été exclus.
lobby-door-asking = À la porte
lobby-door-wantsToJoin = { $name } veut jouer
lobby-door-wantsToWatch = { $name } veut regarder
lobby-door-letIn = Laisser entrer
lobby-door-refuse = Refuser
lobby-door-asked = On a demandé à l’hôte.

## lobby › door › doors

lobby-door-doors-open = Tous ceux qui ont le code
lobby-door-doors-ask = Me demander d’abord
lobby-door-doors-locked = Personne d’autre

## lobby › door › lines

lobby-door-lines-open = Ils jouent ou regardent tout de suite.
lobby-door-lines-ask = Tu laisses entrer ceux qui veulent jouer ou regarder.
lobby-door-lines-locked = La table est verrouillée. Ceux qui étaient là peuvent revenir.

## lobby › door › now

lobby-door-now-ask = Sur demande
lobby-door-now-locked = Verrouillée

## lobby › group

lobby-group-none = Aucun groupe
lobby-group-noneLine = Les résultats sont perdus quand la table ferme.
lobby-group-keptFor = Compte pour { $name }
lobby-group-line = Les parties finies entrent dans l’histoire du groupe.
lobby-group-title = Jouer pour un groupe ?
lobby-group-nobody = Aucun groupe
lobby-group-toGroup = Ouvrir le groupe
lobby-group-changed = À partir de maintenant, les parties comptent pour { $name }.

## lobby › menu

lobby-menu-title = À cette table
lobby-menu-people = Qui est là
lobby-menu-forPlayer = Options pour { $name }
lobby-menu-chat = Discussion
lobby-menu-react = Réagir
lobby-menu-how = Comment jouer
lobby-menu-settings = Réglages
lobby-menu-share = Inviter quelqu’un
lobby-menu-leave = Partir
lobby-menu-toLobby = Changer de jeu
lobby-menu-toGame = Retour à la partie
lobby-menu-hurry = Presser les bots
lobby-menu-moreTime = Plus de temps
lobby-menu-sit = Prendre une place

## lobby › stop

lobby-stop-item = Arrêter la partie
lobby-stop-ask = Arrêter la partie pour tout le monde ?
lobby-stop-line = Vous retournez tous à la table. Rien de caché n’est montré, et la partie n’est pas enregistrée.
lobby-stop-playOn = Continuer à jouer
lobby-stop-by = { $name } a arrêté la partie.
lobby-stop-byYou = Tu as arrêté la partie.

## lobby › removing

lobby-removing-item = Supprimer cette table
lobby-removing-ask = Supprimer cette table pour tout le monde ?
lobby-removing-line = Parties, discussion et photos seront effacées pour de bon.
lobby-removing-group = Les parties qui comptent pour { $name } restent dans le groupe.
lobby-removing-go = Supprimer pour tout le monde
lobby-removing-done = Table supprimée.

## lobby › leaving

lobby-leaving-keep = Garder ma place et revenir plus tard
lobby-leaving-keepLine = Un remplaçant jouera peut-être pour toi en attendant.
lobby-leaving-forGood = Quitter la table
lobby-leaving-forGoodLine = Ta place se libère. Un remplaçant termine ta partie.
lobby-leaving-onlyMe = Seulement { $name }
lobby-leaving-nameless = Quitter et effacer mon nom
lobby-leaving-namelessLine = Ton nom et tes messages sont effacés, des parties passées aussi.
lobby-leaving-namelessGroup = Les parties qui comptent pour { $name } restent. Un groupe se quitte sur sa propre page.
lobby-leaving-namelessDone = Ton nom a disparu de cette table.

## lobby › presence

lobby-presence-here = là
lobby-presence-away = absent
lobby-presence-standIn = absent, un remplaçant joue
lobby-presence-gone = parti, un remplaçant joue
lobby-presence-isAway = { $name } n’est pas là.
lobby-presence-standInSoon =
    { $seconds ->
        [one] { $name } n’est pas là. Un remplaçant prend le relais dans { $seconds } seconde.
       *[other] { $name } n’est pas là. Un remplaçant prend le relais dans { $seconds } secondes.
    }
lobby-presence-waitsFor = { $name } n’est pas là. On attend.
lobby-presence-standInPlays = Un remplaçant joue maintenant pour { $name }.
lobby-presence-isBack = Revoilà { $name } !
lobby-presence-stoodIn = Te revoilà ! Un remplaçant a joué pour toi.

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
lobby-chat-empty = Pas encore de message. Dis bonjour !
lobby-chat-muted = Pas d’indice ! La discussion rouvre après la révélation.
lobby-chat-looking = Tu regardes. Prends une place pour discuter.
lobby-chat-somebody = Quelqu’un
lobby-chat-reacted = { $name } : { $what }

## lobby › chat › reactions

lobby-chat-reactions-clap = Bravo
lobby-chat-reactions-heart = J’adore
lobby-chat-reactions-laugh = Rire
lobby-chat-reactions-wow = Waouh
# As in English.
lobby-chat-reactions-think = Hmm…
lobby-chat-reactions-hurry = Allez !

## lobby › device

lobby-device-handTo = Passe le téléphone à { $name }
lobby-device-nobodyElse = { $name } seulement. On ne triche pas !
lobby-device-iAm = Je suis { $name }
lobby-device-another = C’est à quelqu’un d’autre
lobby-device-next = À { $name } de jouer
lobby-device-thisPhone = Sur ce téléphone

## reminders

reminders-live = En direct
reminders-liveLine = Tout le monde joue ensemble, maintenant.
reminders-days = Sur plusieurs jours
reminders-daysLine = Joue quand tu veux. Ni minuteur ni remplaçants.
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
# As in English.
reminders-webhook = Webhook
reminders-webhookLine = De Discord, Slack, ntfy ou Matrix. On y écrit quand c’est à quelqu’un de jouer.
reminders-webhookNow = Messages envoyés à { $host } ({ $kind })
# As in English.
reminders-kind = Format
reminders-kindByAddress = D’après l’adresse
reminders-save = Enregistrer le webhook
reminders-saved = Webhook enregistré.
reminders-test = Envoyer un test
reminders-tested = Test envoyé.
reminders-remove = Supprimer
reminders-removed = Webhook supprimé.
reminders-stopAsk = Ne plus recevoir ces messages ?
reminders-stopLine = On ne te préviendra plus quand c’est à toi à cette table.
reminders-stop = Arrêter les messages
reminders-stopped = C’est fait
reminders-stoppedLine = Cette table ne t’enverra plus de messages. Tu peux les réactiver là-bas.

## reminders › kinds

# As in English.
reminders-kinds-discord = Discord
# As in English.
reminders-kinds-slack = Slack
# As in English.
reminders-kinds-ntfy = ntfy
# As in English.
reminders-kinds-matrix = Matrix
# As in English.
reminders-kinds-json = JSON

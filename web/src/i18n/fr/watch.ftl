## television

television-openHere = Ouvrir une nouvelle table
television-openHereLine = Un code s’affiche pour les téléphones. La première personne à entrer est l’hôte.
television-whichTable = Quelle table ?
television-typeCode = Tape le code affiché sur les téléphones.
television-gone = Cette table n’existe plus.
television-goneLine = Quelqu’un l’a supprimée, ou elle ne servait plus. Ouvres-en une nouvelle sur un téléphone.
television-codeIsHidden = Le code est caché.
television-askHost = Demandez à { $host } comment entrer.
television-alsoWatching =
    { $n ->
        [one] { $n } autre spectateur
       *[other] { $n } autres spectateurs
    }
television-asksToWatch = { $host } doit laisser entrer cet écran
television-asksToWatchLine = Touche « Laisser entrer » sur le téléphone de l’hôte.
television-joinAt = Scanne, ou ouvre { $address } et tape
television-atTheTable = À la table
television-nobodyYet = Personne pour l’instant. À vos téléphones !
television-next = Au programme
television-begins = C’est { $name } qui lance la partie
television-stopped = { $name } a arrêté la partie.
television-practice = Tutoriel
television-sitDown = Prochaine partie : { $address }
television-thinks = { $name } réfléchit
television-ready = { $name } a choisi
television-timeLeft = Temps restant
television-another = Encore une partie ? L’hôte peut la lancer.
television-controls = Réglages du grand écran
television-toFullscreen = Plein écran
television-fromFullscreen = Quitter le plein écran

## replay

replay-title = Revoir la partie
replay-loading = Chargement de la partie…
replay-gone = Impossible de revoir cette partie.
replay-goneLine = On peut revoir une partie dès qu’elle est finie, tant que sa table existe : en général 30 jours après la dernière visite. Si tu l’as enregistrée, ouvre le fichier.
replay-noKey = Cette partie appartient à un groupe.
replay-noKeyLine = Ouvre-la depuis la page de ton groupe.
replay-offline = Serveur injoignable
replay-offlineLine = Tu as du réseau ? Il nous faut le serveur un instant.
replay-broken = Cet enregistrement ne marche pas.
replay-eyes = Point de vue
replay-eyesNow = Point de vue : { $who }
replay-table = La table
replay-all = Tout visible
replay-controls = Lecture
replay-play = Lire
replay-pause = Mettre en pause
replay-replay = Reprendre au début
replay-back = Étape précédente
replay-forward = Étape suivante
replay-speed = Vitesse ×{ $n }
replay-where = Position dans la partie
replay-round = Manche { $n } sur { $of }
replay-turn = Tour { $n } sur { $of }
replay-over = La fin
replay-step = étape { $n } sur { $of }
replay-toRound = Aller à la manche { $n }
replay-toTurn = Aller au tour { $n }
replay-more = Plus
replay-share = Partager ce moment
replay-shared = Regarde ce moment de notre partie :
replay-groupLink = Ce lien ouvre tout votre groupe. Ne l’envoie qu’à ses membres.
replay-copyFailed = Copie impossible. Copie l’adresse depuis ton navigateur.
replay-save = Enregistrer la partie
replay-again = Jouer avec les mêmes cartes
replay-packGone = Ces cartes ont été supprimées : tu vois des numéros à la place.
replay-open = Ce que personne n’a vu
replay-image = Image nᵒ { $n }
replay-theme = Thème { $n } de la carte { $card }

## replay › file

replay-file-title = Revoir une partie enregistrée
replay-file-line = Ouvre un fichier enregistré après une partie. Il reste sur ton appareil : le serveur le lit seulement pour montrer la partie.
replay-file-choose = Choisir un fichier
replay-file-drop = ou dépose-le ici
replay-file-another = Choisir un autre fichier
replay-file-empty = Ce fichier est vide.
replay-file-large = Ce fichier est trop gros. Une partie fait 4 Mo au plus.
replay-file-isNone = Ce n’est pas une partie enregistrée. Ces fichiers finissent par .jsonl.

## replay › duel

replay-duel-title = Relever le défi
replay-duel-loading = Chargement du défi…
replay-duel-beat = { $names } ont joué ces cartes. Ferez-vous mieux ?
replay-duel-rounds =
    { $n ->
        [one] { $n } manche
       *[other] { $n } manches
    }
replay-duel-players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
replay-duel-compared = À la fin, vous verrez les deux résultats côte à côte.
replay-duel-spoils = Ne regardez pas la partie avant : elle dévoile tout.
replay-duel-where = Où voulez-vous jouer ?
replay-duel-newTable = À une nouvelle table
replay-duel-at = À la table { $code }
replay-duel-withNames = avec { $names }
replay-duel-alone = encore personne d’autre
replay-duel-go = Accepter le défi
replay-duel-lost = Ce défi n’existe plus.
replay-duel-lostLine = Rouvre la partie et choisis « Jouer avec les mêmes cartes ».
replay-duel-gone = Impossible de jouer ce défi.
replay-duel-lobby =
    Un défi { START($names) ->
        [vowel] d’{ $names }
       *[other] de { $names }
    }
replay-duel-lobbyRounds =
    { $n ->
        [one] Il leur a fallu { $n } manche.
       *[other] Il leur a fallu { $n } manches.
    }
replay-duel-lobbyPlayers =
    { $n ->
        [one] Il faut { $n } joueur.
       *[other] Il faut { $n } joueurs.
    }
replay-duel-putBack = Abandonner le défi
replay-duel-isPutBack = Défi abandonné. La prochaine partie aura de nouvelles cartes.

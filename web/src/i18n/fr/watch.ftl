## television

television-openHere = Ouvrir une nouvelle table
television-openHereLine = Un code s’affiche pour les téléphones. La première personne qui entre est l’hôte.
television-whichTable = Quelle table ?
television-typeCode = Tape les cinq lettres affichées sur les téléphones.
television-gone = Cette table a été débarrassée.
television-goneLine = Quelqu’un l’a supprimée, ou personne ne s’en servait plus. Ouvres-en une autre sur un téléphone.
television-codeIsHidden = Le code est caché.
television-askHost = Demandez à { $host } comment entrer.
television-alsoWatching =
    { $n ->
        [one] { $n } autre spectateur
       *[other] { $n } autres spectateurs
    }
television-asksToWatch = { $host } doit laisser entrer cet écran
television-asksToWatchLine = Il suffit de toucher « Laisser entrer » sur le téléphone.
television-joinAt = Scanne, ou ouvre { $address } et tape
television-atTheTable = À table
television-nobodyYet = Personne pour l’instant. Installe-toi avec ton téléphone !
television-next = On va jouer à
television-begins = { $name } lance la partie.
television-stopped = { $name } a arrêté la partie.
television-practice = Partie d’essai
television-sitDown = Prochaine partie : { $address }
television-thinks = { $name } réfléchit
television-ready = { $name } a choisi
television-timeLeft = Temps restant
television-another = Encore une partie ? Qui mène la table la lance.
television-controls = Réglages de l’écran de table
television-toFullscreen = Plein écran
television-fromFullscreen = Quitter le plein écran

## replay

replay-title = Revoir la partie
replay-loading = On va chercher la partie…
replay-gone = Cette partie ne peut pas être revue.
replay-goneLine = On peut revoir une partie dès qu’elle est finie, tant que sa table existe : 30 jours après la dernière visite. Qui a enregistré la partie peut ouvrir le fichier.
replay-noKey = La clé du groupe manque.
replay-noKeyLine = Ouvre la partie depuis la page de ton groupe.
replay-offline = Le serveur ne répond pas.
replay-offlineLine = On a besoin de lui un instant pour revoir la partie. Es-tu en ligne ?
replay-broken = Impossible de revoir ceci.
replay-eyes = Vue par
replay-eyesNow = Vue par : { $who }
replay-table = La table
replay-all = Tout est visible
replay-controls = Parcours de la partie
replay-play = Lire
replay-pause = Mettre en pause
replay-replay = Depuis le début
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-speed = Vitesse ×{ $n }
replay-where = Endroit de la partie
replay-round = Manche { $n } sur { $of }
replay-turn = Tour { $n } sur { $of }
replay-over = La fin
replay-step = étape { $n } sur { $of }
replay-toRound = À la manche { $n }
replay-toTurn = Au tour { $n }
replay-more = Plus
replay-share = Partager cet endroit
replay-shared = Regarde ce moment de notre partie :
replay-groupLink = Ce lien ouvre tout votre groupe. Ne l’envoie qu’à ses membres.
replay-copyFailed = Copie l’adresse depuis le navigateur, s’il te plaît.
replay-save = Garder l’enregistrement
replay-again = Jouez cette donne à votre tour
replay-packGone = Les cartes de cette partie ne sont plus là : des numéros les remplacent.
replay-open = Ce que personne ne voyait
replay-image = Image nᵒ { $n }
replay-theme = Thème { $n } de la carte { $card }

## replay › file

replay-file-title = Revoir une partie
replay-file-line = Ouvre un enregistrement gardé à la fin d’une partie. Le fichier reste sur ton appareil ; le serveur le lit seulement pour montrer la partie.
replay-file-choose = Choisir un fichier
replay-file-drop = ou dépose-le ici
replay-file-another = Un autre fichier
replay-file-empty = Ce fichier est vide.
replay-file-large = Ce fichier est trop gros : aucune partie ne dépasse 4 Mo.
replay-file-isNone = Ce fichier n’est pas un enregistrement de partie. Ceux-ci viennent de « Garder l’enregistrement » et finissent par .jsonl.

## replay › duel

replay-duel-title = La même donne
replay-duel-loading = On va chercher la donne…
replay-duel-beat = Voici ce qu’ont joué { $names }. Et vous, qu’en ferez-vous ?
replay-duel-rounds =
    { $n ->
        [one] { $n } manche
       *[other] { $n } manches
    }
replay-duel-players =
    { $n ->
        [one] { $n } personne
       *[other] { $n } personnes
    }
replay-duel-compared = À la fin, les deux résultats sont côte à côte.
replay-duel-spoils = Ne revoyez la partie qu’après : elle dévoilerait tout.
replay-duel-where = Où jouez-vous ?
replay-duel-newTable = À une nouvelle table
replay-duel-at = À la table { $code }
replay-duel-withNames = avec { $names }
replay-duel-alone = il n’y a encore personne d’autre
replay-duel-go = Prendre cette donne
replay-duel-lost = La donne n’est plus là.
replay-duel-lostLine = Rouvre la partie à revoir et choisis-y « Jouez cette donne à votre tour ».
replay-duel-gone = Cette donne ne peut pas être jouée.
replay-duel-lobby = La même donne, déjà jouée par { $names }
replay-duel-lobbyRounds =
    { $n ->
        [one] Il leur a fallu { $n } manche.
       *[other] Il leur a fallu { $n } manches.
    }
replay-duel-lobbyPlayers =
    { $n ->
        [one] Il faut { $n } personne.
       *[other] Il faut { $n } personnes.
    }
replay-duel-putBack = La rendre
replay-duel-isPutBack = La prochaine partie aura sa propre donne.

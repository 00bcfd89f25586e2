## home

home-friendlyName = On t’en a choisi un. Change-le si tu veux.
home-play = Jouer
home-passAround = On partage ce téléphone
home-passAroundLine = Faites-le passer. Les secrets restent secrets.
home-motto = Choisis l’image que tes amis choisiront.
home-start = Jouer ensemble
home-join = Entrer un code
home-joinGo = Rejoindre la table
home-code = Code de la table, cinq lettres
home-playNow = Jouer avec des bots
home-waiting = On t’attend
home-playWhat = Choisis un jeu
home-withBots = Juste toi et les bots, tout de suite.
home-howToPlay = Comment jouer
home-tableScreen = Grand écran
home-groups = Tes groupes
home-keptFor = Les parties comptent pour { $name }.
home-backTo = Revenir à la table { $code }
home-language = Langue : { $name }
home-soundOn = Couper le son
home-soundOff = Activer le son
home-toNight = Passer en mode sombre
home-toDay = Passer en mode clair
home-settings = Réglages
home-yourName = Comment t’appelles-tu ?
home-nameHint = Tout le monde à la table le voit.
home-openTable = Ouvrir une table
home-nowhere = Rien par ici
home-nowhereLine = Il n’y a pas de page à cette adresse.
home-home = Accueil

## table

table-joining = Tu rejoins une partie de { $game }.
table-whatToDo = Entre ton prénom et installe-toi.
table-wrongCode = Vérifie les lettres et réessaie.
table-join = Rejoindre
table-moved = Tu joues maintenant sur un autre téléphone.
table-movedLine = Ta place t’a suivi.
table-alreadyPlaying = Je joue déjà
table-claimLabel = Code de ton autre téléphone, six lettres
table-claimLine = Sur ton premier téléphone, ouvre le menu et choisis « Jouer sur un autre téléphone ». Ou demande à l’hôte.
table-claimGo = Reprendre ma place
table-takeOver = Entre dans la partie. Tu remplaces :
table-takesOver = Tu vas bientôt remplacer { $name }.
# As in English.
table-title = Table { $code }
table-sitDown = S’installer
table-waitingThere = { $names } sont là.
table-oneWaits = { $name } est là.
table-gameIsOn = Partie en cours. Remplace un bot, ou regarde et joue la suivante.
table-justLook = Juste regarder
table-connecting = Connexion à la table…
table-reconnecting = Connexion perdue. On se reconnecte…
table-restarting = Le serveur redémarre. Un instant…
table-cannotSave = Impossible d’enregistrer pour l’instant. Rien n’est perdu, un peu de patience.
table-backOnline = Te revoilà !
table-oldPage = Une nouvelle version est disponible.
table-oldPageLine = Recharge la page pour continuer à jouer.
table-reload = Recharger
table-kicked = On t’a exclu de cette table.
table-kickedLine = Tu peux demander à revenir, ou retourner à l’accueil.
table-cleared = Cette table n’existe plus.
table-clearedLine = Quelqu’un l’a supprimée, ou elle ne servait plus depuis longtemps. Tu peux en ouvrir une nouvelle.
table-removed = Cette table a été supprimée.
table-removedLine = Quelqu’un à la table l’a supprimée, avec les parties, la discussion et les photos.
table-sitDownAgain = Se réinstaller
table-unknown = Il n’y a pas de table { $code }.
table-unknownLine = Vérifie le code, ou ouvre ta propre table.
table-full = Toutes les places sont prises.
table-fullLine = Tu peux regarder, ou ouvrir ta propre table.
table-unreachable = Serveur injoignable
table-unreachableLine = Tu as du réseau ? On continue d’essayer.
table-tryAgain = Réessayer
table-share = Partager le lien
table-copied = Lien copié.
table-invitation = Viens jouer avec moi :
table-scan = Scanne pour jouer
table-you = toi
table-host = Hôte
# As in English.
table-bot = Bot
table-away = absent
table-addBot = Ajouter un bot
table-freeSeat = Place libre
table-begin = Commencer
table-addBotsAndBegin =
    { $n ->
        [one] Commencer avec un bot
       *[other] Commencer avec { $n } bots
    }
table-sendAway = Exclure { $name }
table-makeHost = Nommer { $name } hôte
table-leave = Quitter la table
table-stay = Rester
table-onlyLooking = Tu regardes.
table-isHere = { $name } est là.
table-timeLeft = encore { $time }
table-tenSecondsLeft = Plus que dix secondes.
table-nextTip = Conseil suivant
table-gotIt = Compris
table-nowPlay = Jouer pour de bon
table-moreTime = 30 secondes de plus
table-extended = 30 secondes de plus !
table-timeWasUp = Temps écoulé ! Un bot a répondu pour toi.
table-askToJoin = Demander à entrer
table-askToWatch = Demander à regarder
table-hostMustAgree = C’est { $host } qui laisse entrer.
table-waitingFor = { $host } doit te laisser entrer
table-waitingForHost = On attend que l’hôte te laisse entrer
table-waitingLine = Garde cette page ouverte. Tu entres dès que c’est oui.
table-waitingToWatchLine = Garde cette page ouverte. Tu verras la table dès que c’est oui.
table-stopWaiting = Annuler
table-notLetIn = On ne t’a pas laissé entrer.
table-notLetInLine = L’hôte a dit non, ou personne n’a répondu. Tu peux redemander.
table-askAgain = Redemander
table-sentAway = Tu ne peux plus regarder cette table.
table-sentAwayLine = L’hôte a demandé aux spectateurs de partir.
table-tooMany = Trop de codes faux.
table-tooManyLine = Trop d’essais depuis ton réseau. Attends une minute, puis réessaie.
table-watching =
    { $n ->
        [one] { $n } spectateur
       *[other] { $n } spectateurs
    }

## table › ended

table-ended-share = Partager
table-ended-replay = Revoir
table-ended-change = Changer
table-ended-home = Accueil
table-ended-more = Plus
table-ended-rematch = Revanche
table-ended-waitForHost = { $host } choisit la suite.

## settings

settings-title = Réglages
settings-language = Langue
settings-theme = Apparence
settings-sound = Son
settings-on = Activé
settings-off = Coupé
settings-motion = Animations
settings-text = Taille du texte
settings-sample = Le texte ressemble à ça maintenant.
settings-name = Ton prénom
settings-nameHint = On le reprendra à ta prochaine table.
settings-openRecord = Revoir une partie enregistrée
settings-close = Fermer
settings-back = Retour
# As in English.
settings-menu = Menu

## settings › themes

settings-themes-auto = Comme l’appareil
settings-themes-day = Clair
settings-themes-night = Sombre

## settings › motions

settings-motions-auto = Comme l’appareil
settings-motions-full = Toutes
settings-motions-less = Aucune

## settings › texts

settings-texts-normal = Normale
settings-texts-large = Grande
settings-texts-huge = Très grande

## settings › data

settings-data-title = Tes données
settings-data-kept = Ce serveur garde les noms que tu écris, tes coups, tes messages et tes photos. Il ne les transmet à personne.
settings-data-long = Une table est supprimée quand personne ne s’en sert pendant un moment, en général 30 jours. Un groupe reste jusqu’à ce que quelqu’un le supprime.
settings-data-remove = Tu peux supprimer une table depuis son menu, ou la quitter en effaçant ton nom. Un groupe se supprime sur sa propre page.

## howto

howto-title = Comment jouer
howto-game = Quel jeu ?
howto-ninety = À lire en 90 secondes
howto-practise = Faire le tutoriel
howto-practiseLine = Joue une première manche avec des bots. On te montre tout.

## plainGame

plainGame-yourTurn = À toi de jouer !
plainGame-waitingFor = On attend { $names }
plainGame-over = La partie est finie.
plainGame-won = { $names } : victoire !
plainGame-rematch = Rejouer

## daily

daily-title = Le thème du jour
daily-question = Qu’est-ce que tu vois ?
daily-seeResult = Voir le résultat provisoire
daily-pick =
    { $n ->
        [one] Encore une image.
       *[other] Choisis-en { $n }, la plus forte d’abord.
    }
daily-picked = Voilà tes cinq images. Fais-les glisser pour changer l’ordre.
# As in English.
daily-images = { $n } images
daily-onPlace = { $title }, position { $place }
daily-takenBack = { $title } : retirée
daily-full = Tu en as déjà cinq. Retires-en une d’abord.
daily-tray = Tes cinq, la plus forte d’abord
daily-takeBack = Position { $place } : { $title }. Touche pour la retirer, flèches pour la déplacer.
daily-lockIn = Valider
daily-missing = encore { $n }
daily-guess = Quelle image la plupart des gens vont-ils mettre en premier ?
daily-guessLine = Touche une image. Tes cinq ne changent pas.
daily-skip = Passer
daily-so =
    { $n ->
        [one] { $n } personne pour l’instant
       *[other] { $n } personnes pour l’instant
    }
daily-final =
    { $n ->
        [one] { $n } personne a répondu
       *[other] { $n } personnes ont répondu
    }
daily-alone = Première réponse du jour ! Reviens plus tard voir qui pense comme toi.
daily-nobody = Personne n’a répondu ce jour-là.
daily-top = Les plus choisies
daily-chosen = { $title } : { $share }
daily-yours = Tes cinq
daily-by =
    { $n ->
        [one] { $n } personne
       *[other] { $n } personnes
    }
daily-onlyYou = rien que toi
daily-byNobody = personne
daily-likeness = Score d’affinité
daily-likenessLine = Ce que tes cinq images ont en commun avec celles des autres. 150 = identiques.
daily-holds = Bien vu ! Pour l’instant, la plupart des autres mettent « { $title } » en premier.
daily-fails = Pour l’instant, la plupart des autres mettent « { $title } » en premier.
daily-streak =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours de suite
    }
daily-until = Tu peux changer tes cinq jusqu’à { $time }.
daily-change = Changer mes cinq
daily-share = Partager
daily-shareLine = « { $theme } » : j’ai fait { $likeness } sur 150. Et toi ?
daily-shareFirst = « { $theme } » : la première réponse du jour, c’est moi !
daily-ask = Demander à un ami
daily-askText = « { $theme } » : qu’est-ce que tu vois ?
daily-askLine = Envoie le lien. Quand vous aurez répondu tous les deux, vous verrez ce que vous avez en commun.
daily-viaLink = Quand vous aurez répondu tous les deux, chacun verra les cinq images de l’autre.
daily-friends = Toi et tes amis
daily-friend = Un ami
daily-nameHint = Les amis qui ont ton lien voient ce nom.
daily-waiting = Personne d’autre n’a encore répondu.
# As in English.
daily-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
daily-ranking = { $name } : { $titles }
daily-showTo = Montrer mes réponses à { $group }
daily-yesterday = Le résultat final d’hier
daily-practice = Thèmes précédents
daily-practiceLine = Les sept derniers jours, juste pour le plaisir.
daily-practising = Pour le plaisir
daily-forget = Supprimer mes réponses
daily-forgetLine = Toutes tes réponses sont supprimées, ici et sur le serveur. Ta série s’arrête aussi.
daily-forgotten = Tes réponses sont supprimées.
daily-keep = Les garder
daily-copied = Copié. Colle-le où tu veux.
daily-notCopied = Impossible de copier le lien.
daily-notShared = Impossible de créer l’image.

## home

home-friendlyName = On t’en a choisi un. Change-le si tu veux.
home-play = Jouer
home-passAround = On partage ce téléphone
home-passAroundLine = Vous vous le passez. Ce qui est secret le reste.
home-motto = Choisis l’image que tes amis choisiront.
home-start = Jouer ensemble
home-join = Rejoindre par code
home-joinGo = Rejoindre la table
home-code = Code de la table, cinq lettres
home-playNow = Jouer avec des bots
home-waiting = Ce qui t’attend
home-playWhat = On joue à quoi ?
home-withBots = Toi et des bots, tout de suite.
home-howToPlay = Comment jouer
home-tableScreen = Grand écran
home-groups = Tes groupes
home-keptFor = Ce qui se joue ici est gardé pour le groupe { $name }.
home-backTo = Revenir à la table { $code }
home-language = Langue : { $name }
home-soundOn = Le son est activé ; le couper
home-soundOff = Le son est coupé ; l’activer
home-toNight = Passer en mode nuit
home-toDay = Passer en mode jour
home-settings = Réglages
home-yourName = Comment t’appelles-tu ?
home-nameHint = Les autres verront ce nom.
home-openTable = Ouvrir la table
home-nowhere = Il n’y a rien ici.
home-nowhereLine = Cette adresse ne mène à aucun écran.
home-home = Accueil

## table

table-joining = Ici, on joue à { $game }.
table-whatToDo = Écris ton prénom et assieds-toi.
table-wrongCode = Vérifie les lettres et réessaie.
table-join = Rejoindre
table-moved = Tu joues maintenant sur un autre téléphone.
table-movedLine = Ta place t’a suivi.
table-alreadyPlaying = Je joue déjà
table-claimLabel = Code de ton autre téléphone, six lettres
table-claimLine = Ton premier téléphone l’affiche dans le menu : « Jouer sur un autre téléphone ». L’hôte peut le montrer aussi.
table-claimGo = Reprendre ma place
table-takeOver = Entre dans la partie à la place de …
table-takesOver = Tu remplaces { $name } dans un instant.
table-title = Table { $code }
table-sitDown = S’asseoir
table-waitingThere = { $names } sont déjà là.
table-oneWaits = { $name } est déjà là.
table-gameIsOn = Une partie est en cours. Assieds-toi : tu peux remplacer un bot, ou regarder et jouer la prochaine.
table-justLook = Seulement regarder
table-connecting = En route vers la table …
table-reconnecting = La connexion est coupée. Elle revient toute seule …
table-restarting = Le serveur redémarre. Un instant …
table-cannotSave = Impossible d’enregistrer les coups pour l’instant. Rien n’est perdu, un peu de patience.
table-backOnline = Te revoilà.
table-oldPage = Il y a une page plus récente.
table-oldPageLine = Celle-ci est trop vieille pour la table. La recharger prend une seconde.
table-reload = Recharger
table-kicked = Tu ne fais plus partie de cette table.
table-kickedLine = Ta place est libre. Tu peux te rasseoir ou revenir à l’accueil.
table-cleared = Cette table a été rangée.
table-clearedLine = Quelqu’un l’a supprimée, ou personne ne s’en servait plus depuis longtemps. On en ouvre une autre en une seconde.
table-removed = Cette table a été supprimée.
table-removedLine = Quelqu’un à la table l’a supprimée, avec les parties, la discussion et les photos.
table-sitDownAgain = Se rasseoir
table-unknown = Il n’y a pas de table { $code }.
table-unknownLine = Vérifie les lettres, ou ouvre ta propre table.
table-full = Toutes les chaises sont prises.
table-fullLine = Tu peux regarder, ou ouvrir ta propre table.
table-unreachable = Le serveur ne répond pas.
table-unreachableLine = As-tu une connexion ? On continue d’essayer.
table-tryAgain = Réessayer
table-share = Partager le lien
table-copied = Le lien est copié.
table-invitation = Viens jouer à ma table :
table-scan = Scanne pour t’asseoir
table-you = toi
table-host = mène la table
table-bot = Bot
table-away = pas là
table-addBot = Ajouter un bot
table-freeSeat = Place libre
table-begin = Commencer
table-addBotsAndBegin =
    { $n ->
        [one] Commencer avec un bot
       *[other] Commencer avec { $n } bots
    }
table-sendAway = Renvoyer { $name }
table-makeHost = Confier la table à { $name }
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
table-extended = Vous avez 30 secondes de plus.
table-timeWasUp = Le temps était écoulé : un bot a répondu pour toi.
table-askToJoin = Demander à entrer
table-askToWatch = Demander à regarder
table-hostMustAgree = À cette table, { $host } décide qui entre.
table-waitingFor = { $host } doit te laisser entrer
table-waitingForHost = On attend qu’on te laisse entrer
table-waitingLine = Garde cette page ouverte. Dès que c’est accepté, tu seras à table.
table-waitingToWatchLine = Garde cette page ouverte. Dès que c’est accepté, tu verras la table.
table-stopWaiting = Annuler
table-notLetIn = L’entrée t’a été refusée.
table-notLetInLine = La réponse était non, ou personne n’a répondu. Tu peux redemander.
table-askAgain = Redemander
table-sentAway = Tu ne peux plus regarder cette table.
table-sentAwayLine = L’hôte a demandé aux spectateurs de partir.
table-tooMany = Trop de codes erronés.
table-tooManyLine = Ils viennent de ton réseau. Attends une minute, puis réessaie.
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
settings-sample = Voilà la taille du texte maintenant.
settings-name = Ton prénom
settings-nameHint = Il sera déjà écrit à la prochaine table.
settings-openRecord = Revoir une partie enregistrée
settings-close = Fermer
settings-back = Retour
settings-menu = Menu

## settings › themes

settings-themes-auto = Comme l’appareil
settings-themes-day = Jour
settings-themes-night = Nuit

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
settings-data-kept = Ce serveur garde les noms que tu écris, tes coups, tes messages et les photos que tu apportes. Il ne transmet rien à personne.
settings-data-long = Une table disparaît d’elle-même quand personne ne s’en est servi depuis un moment, en général 30 jours. Un groupe reste jusqu’à ce que quelqu’un le supprime.
settings-data-remove = Tu peux supprimer une table pour tout le monde dans son menu, et faire effacer ton nom en la quittant. Un groupe se supprime sur sa propre page.

## howto

howto-title = Comment jouer
howto-game = Quel jeu ?
howto-ninety = Quatre-vingt-dix secondes de lecture
howto-practise = S’entraîner avec des bots
howto-practiseLine = Une première manche qui s’explique pendant que tu joues.

## plainGame

plainGame-yourTurn = À toi de jouer !
plainGame-waitingFor = On attend { $names }
plainGame-over = La partie est finie.
plainGame-won = Victoire : { $names }
plainGame-rematch = Rejouer

## daily

daily-title = Le thème du jour
daily-question = Que vois-tu ?
daily-seeResult = Voir le résultat provisoire
daily-pick =
    { $n ->
        [one] Encore une image.
       *[other] Choisis-en { $n }, la plus forte d’abord.
    }
daily-picked = Voilà tes cinq. Fais-les glisser pour changer l’ordre.
daily-images = { $n } images
daily-onPlace = { $title }, position { $place }
daily-takenBack = { $title } : reprise
daily-full = Tu en as déjà cinq. Reprends-en une d’abord.
daily-tray = Tes cinq, la plus forte d’abord
daily-takeBack = Position { $place } : { $title }. Reprendre ; les flèches la déplacent.
daily-lockIn = Valider
daily-missing = encore { $n }
daily-guess = Laquelle sera en tête chez la plupart des gens ?
daily-guessLine = Un seul geste. Tes cinq ne changent pas.
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
daily-alone = Tu ouvres la journée ! Reviens plus tard voir qui pense comme toi.
daily-nobody = Personne n’a répondu ce jour-là.
daily-top = Ce que voient la plupart des gens
daily-chosen = { $title } : { $share }
daily-yours = Tes cinq
daily-by =
    { $n ->
        [one] { $n } personne
       *[other] { $n } personnes
    }
daily-onlyYou = toi seulement
daily-byNobody = personne
daily-likeness = Ressemblance
daily-likenessLine = Ce que les autres voient aussi de tes cinq. 150 = exactement pareil.
daily-holds = Bien vu ! Pour l’instant, « { $title } » est en tête chez la plupart des autres.
daily-fails = Pour l’instant, « { $title } » est en tête chez la plupart des autres.
daily-streak =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours de suite
    }
daily-until = Tu peux changer tes cinq jusqu’à { $time }.
daily-change = Changer mes cinq
daily-share = Partager
daily-shareLine = « { $theme } » : { $likeness } sur 150 de ressemblance avec tout le monde.
daily-shareFirst = « { $theme } » : j’ai ouvert la journée.
daily-ask = Demander à un ami
daily-askText = « { $theme } » : qu’as-tu vu ?
daily-askLine = Envoie le lien. Quand vous aurez répondu tous les deux, vous verrez vos points communs.
daily-viaLink = Vous verrez vos cinq images quand vous aurez répondu tous les deux.
daily-friends = Toi et tes amis
daily-friend = Quelqu’un
daily-nameHint = Ceux qui ont ton lien voient ce nom.
daily-waiting = Personne d’autre n’a encore répondu.
daily-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
daily-ranking = { $name } : { $titles }
daily-showTo = Montrer mes réponses à { $group }
daily-yesterday = Le résultat final d’hier
daily-practice = Thèmes précédents
daily-practiceLine = Les sept derniers jours, pour le plaisir. Ils ne comptent pas.
daily-practising = Entraînement
daily-forget = Oublier mes réponses
daily-forgetLine = Toutes tes réponses seront supprimées, ici et sur le serveur. Ta série s’arrête aussi.
daily-forgotten = Tes réponses sont supprimées.
daily-keep = Les garder
daily-copied = Copié. Colle-le où tu veux.
daily-notCopied = Impossible de copier le lien.
daily-notShared = Impossible de créer l’image.

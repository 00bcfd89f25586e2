## affinity

affinity-reading = On compare les choix de chacun…
affinity-failed = Impossible de charger vos résultats.
affinity-tryAgain = Réessayer
affinity-tooLittle = Trop tôt pour le dire
affinity-tooLittleLine = Jamais deux d’entre vous n’ont choisi d’images dans la même manche.
affinity-noClues = Aucun tour n’a été terminé : rien à comparer.
affinity-matrix = Chacun avec chacun
affinity-map = La carte des esprits
affinity-mapNote = Plus on est près, plus on pense pareil. Un trait : 60 ou plus.
affinity-signature = Ton image fétiche
affinity-signatureLine = { $title } : tu l’as choisie { $n } fois, plus que la plupart des gens.
affinity-places = Images en commun : { $direct } à la même position, { $indirect } ailleurs.

## affinity › chart

affinity-chart-pair = { $a } et { $b } : { $n }
affinity-chart-pairSays = { $a } et { $b } : { $n }, sans doute entre { $low } et { $high }
affinity-chart-between = sans doute entre { $low } et { $high }
affinity-chart-shared =
    { $images ->
        [one] { $images } image commune
       *[other] { $images } images communes
    } en { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
affinity-chart-previousPair = Paire précédente
affinity-chart-nextPair = Paire suivante
affinity-chart-differently = pensent autrement
affinity-chart-alike = pensent pareil
affinity-chart-joined = { $a } et { $b } sont proches : { $n }.
affinity-chart-nobodyJoined = Aucune paire n’atteint 60.
affinity-chart-nearestTo =
    Au plus près { START($name) ->
        [vowel] d’{ $name }
       *[other] de { $name }
    } : { $other }.
affinity-chart-machines =
    { $n ->
        [one] { $names } est un bot.
       *[other] { $names } sont des bots.
    }
affinity-chart-showAll = Afficher les { $n }
affinity-chart-onlyNearest = { $name } et les { $n } plus proches, sur { $of }
affinity-chart-fewer = Afficher moins
affinity-chart-course = À quel point { $name } et les autres pensaient pareil, soirée après soirée

## affinity › readers

affinity-readers-who = Qui comprend les indices de qui
affinity-readers-criteria = Les critères les plus durs
affinity-readers-reads = { $reader } comprend { $giver }
affinity-readers-byChance = pas mieux que le hasard
affinity-readers-misread =
    { $n ->
        [one] { $n } mal lu
       *[other] { $n } mal lus
    } sur { $clues }
affinity-readers-note = 100 = jamais trompé, 0 = au hasard
affinity-readers-best = { $reader } comprend le mieux { $giver }
affinity-readers-hardest = Critère le plus dur : { $criterion }
affinity-readers-title = Qui a compris qui

## affinity › titles

affinity-titles-veryAlike = Âmes sœurs
affinity-titles-alike = Sur la même longueur d’onde
affinity-titles-strangers = Inconnus sympathiques
affinity-titles-differently = Les contraires s’attirent

## affinity › best

affinity-best-most = Les plus proches
affinity-best-youTwo = C’est vous deux qui êtes les plus proches.
affinity-best-chance = On en est sûrs à { $percent } %.
affinity-best-open = Mais de très peu.
affinity-best-likely = Probablement, en tout cas.
affinity-best-settled = Aucun doute là-dessus.

## affinity › you

affinity-you-nearest = Le plus proche de toi
affinity-you-other = Toi et { $name }
affinity-you-veryAlike = Les grands esprits se rencontrent.
affinity-you-alike = Vous pensez souvent pareil.
affinity-you-strangers = À peu près comme deux inconnus.
affinity-you-differently = Vous voyez souvent les choses autrement.
affinity-you-hint = Un premier indice après une partie : sans doute entre { $low } et { $high }.
affinity-you-scale = 50 = deux inconnus, 100 = un seul cerveau
affinity-you-machine = un bot

## affinity › themes

affinity-themes-title = Thèmes
affinity-themes-alike = Là où toi et { $name } étiez le plus d’accord
affinity-themes-unlike = Là où toi et { $name } étiez le moins d’accord
affinity-themes-uniting = Là où vous étiez tous d’accord
affinity-themes-dividing = Là où vous étiez le moins d’accord
affinity-themes-laid = { $name } : { $titles }

## affinity › rounds

affinity-rounds-title = Manche par manche
affinity-rounds-round = Manche { $n }
affinity-rounds-points =
    { $names } : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
affinity-rounds-shared = En commun : { $titles }
affinity-rounds-nothing = rien en commun
affinity-rounds-showAll = Afficher toutes les manches

## affinity › actions

affinity-actions-title = Enregistrer et partager
affinity-actions-picture = Partager l’image
affinity-actions-noPicture = L’image n’a pas pu être faite.
affinity-actions-replay = Revoir la partie
affinity-actions-duel = Défier une autre table
affinity-actions-duelText = Voilà notre partie. Ferez-vous mieux avec les mêmes cartes ?
affinity-actions-duelCopied = Le lien est copié. Envoie-le à l’autre table.
affinity-actions-group = La page de { $name }
affinity-actions-record = Enregistrer la partie

## affinity › rival

affinity-rival-title = Deux tables, les mêmes cartes
affinity-rival-ours = Vous
affinity-rival-theirs = Eux
affinity-rival-better =
    { $n ->
        [one] Vous gagnez de { $n } point !
       *[other] Vous gagnez de { $n } points !
    }
affinity-rival-worse =
    { $n ->
        [one] L’autre table gagne de { $n } point.
       *[other] L’autre table gagne de { $n } points.
    }
affinity-rival-even = Égalité parfaite !
affinity-rival-after =
    { $n ->
        [one] Après { $n } manche chacun
       *[other] Après { $n } manches chacun
    }
affinity-rival-against = Contre { $names }
affinity-rival-row = { $label } : vous { $ours }, eux { $theirs }
affinity-rival-shared =
    { $n ->
        [one] { $n } image commune
       *[other] { $n } images communes
    }
affinity-rival-turn = Tour { $n }
# As in English.
affinity-rival-score = Score

## group

group-title = Tes groupes
group-intro = Vous jouez souvent ensemble ? Un groupe garde vos parties et montre qui pense pareil.
group-onThisDevice = Sur cet appareil
group-youAre = Tu es { $name }
group-justLooking = Cet appareil regarde seulement
group-foundTitle = Créer un groupe
group-foundAnother = Créer un autre groupe
group-foundName = Comment s’appelle votre groupe ?
group-foundHint = La bande du jeudi, les cousins, le club du midi…
group-foundGo = Créer le groupe
group-allGroups = Tous tes groupes
group-keySentence = Avec ce lien, on fait partie du groupe et on voit tout. Il n’y a pas de compte : ne donne pas ce lien à n’importe qui.
group-invite = Inviter
group-inviteTitle = Inviter dans le groupe
group-shareLink = Partager le lien
group-copyLink = Copier le lien
group-copyFailed = Copie impossible. Copie le lien dans le champ ci-dessus.
group-invitation = Rejoins notre groupe « { $name } ». Garde ce lien pour toi :
group-scan = Scanne pour rejoindre le groupe
group-loading = Ouverture du groupe…
group-unknown = Il n’y a pas de groupe à ce lien.
group-unknownLine = Il manque peut-être un bout du lien, ou le groupe a été supprimé. Demande le lien à un membre.
group-forgetIt = Retirer de cet appareil
group-stale = Serveur injoignable. Ceci n’est peut-être plus à jour.
group-games =
    { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
group-evenings =
    { $n ->
        [one] { $n } soirée
       *[other] { $n } soirées
    }
group-members =
    { $n ->
        [one] { $n } membre
       *[other] { $n } membres
    }
group-rounds =
    { $n ->
        [one] { $n } manche
       *[other] { $n } manches
    }
group-since = depuis le { $date }
group-play = Jouer ce soir
group-map = La carte des esprits
group-matrix = Chacun avec chacun
group-course = Au fil du temps
group-chartFailed = Ce graphique ne s’est pas chargé. Recharge la page.

## group › who

group-who-title = Qui es-tu ?
group-who-line = Cet appareil s’en souvient. Tu peux changer quand tu veux.
group-who-newName = Je viens d’arriver. Mon prénom :
group-who-joinGo = C’est moi
group-who-look = Juste regarder
group-who-full = Ce groupe est complet.

## group › empty

group-empty-title = Pas encore de partie
group-empty-line = Chaque partie finie pour ce groupe s’affiche ici.
group-empty-invite = Envoie le lien à tes amis.
group-empty-play = Touchez « Jouer ce soir » et faites une partie.
group-empty-look = Reviens voir qui pense comme toi.

## group › days

group-days-together =
    { $n ->
        [one] { $n } jour où plusieurs d’entre vous ont répondu
       *[other] { $n } jours où plusieurs d’entre vous ont répondu
    }
group-days-none = Classez cinq images par jour et voyez ce que voient les autres.
group-days-count = Compter ces jours
group-days-countLine = Les inclure dans les scores du groupe.

## group › you

group-you-title = Toi et les autres
group-you-most = Le plus en commun avec { $name }
group-you-alone = Tu n’as encore joué avec personne ici. Les scores commencent avec votre première manche ensemble.
group-you-onlyBots = Jusqu’ici, tu n’as joué qu’avec des bots, et ils ne comptent pas. Invite quelqu’un !
group-you-lookOn = Dis-nous qui tu es, et vois qui pense comme toi.
group-you-all = Afficher les { $n }
group-you-fewer = Afficher moins

## group › score

group-score-label = { $one } et { $other } : { $score } sur 100
group-score-of100 = sur 100
group-score-range = Sans doute entre { $low } et { $high }. 50 = deux inconnus
group-score-hint =
    { $rounds ->
        [one] Seulement un premier indice, après { $rounds } manche.
       *[other] Seulement un premier indice, après { $rounds } manches.
    }
group-score-alike = Vous vous ressemblez plus que deux inconnus.
group-score-unlike = Vous voyez souvent les choses autrement.
group-score-open = C’est peut-être un hasard. Jouez encore !
group-score-theyAlike = Ces deux-là se ressemblent plus que deux inconnus.
group-score-theyUnlike = Ces deux-là voient souvent les choses autrement.
group-score-never = Ces deux-là n’ont pas encore joué ensemble.

## group › best

group-best-title = Les plus proches
group-best-sure = On en est sûrs à { $percent } %.
group-best-guess = Simple supposition pour l’instant : on en est sûrs à { $percent } %.

## group › signatures

group-signatures-yours = Tes images fétiches
group-signatures-line = Tu les choisis plus que la plupart des gens.
group-signatures-laid = { $title } : { $n } fois
group-signatures-times = { $n } ×

## group › themes

group-themes-uniting = Les thèmes qui vous unissent
group-themes-dividing = Les thèmes qui vous divisent
group-themes-alike = Vous étiez d’accord
group-themes-unlike = Vous n’étiez pas d’accord
group-themes-lost = Un thème d’un paquet supprimé
group-themes-nothing = aucune image

## group › pair

group-pair-title = Comparer deux d’entre vous
group-pair-pick = Choisir une paire
group-pair-one = Premier joueur
group-pair-other = Second joueur
group-pair-together =
    { $rounds ->
        [one] { $rounds } manche ensemble
       *[other] { $rounds } manches ensemble
    }
group-pair-partners = { $n } en équipe
group-pair-shared = Images en commun
group-pair-direct = à la même position
group-pair-byTheme = Deux inconnus en auraient
group-pair-byChance = Le pur hasard donnerait
group-pair-reads =
    { $reader } comprend les indices { START($giver) ->
        [vowel] d’{ $giver }
       *[other] de { $giver }
    }
group-pair-misread =
    { $clues ->
        [one] { $misread } indice sur { $clues } mal compris
       *[other] { $misread } indices sur { $clues } mal compris
    }

## group › evening

group-evening-title = Soirées
group-evening-earlier = Soirées plus anciennes
group-evening-left = quelqu’un qui a quitté le groupe
group-evening-others =
    { $n ->
        [one] { $n } autre
       *[other] { $n } autres
    }
group-evening-withBots =
    { $n ->
        [one] et un bot
       *[other] et { $n } bots
    }
group-evening-replay = Revoir la partie
group-evening-nothing = Une seule soirée ne dit pas qui pense pareil.

## group › people

group-people-title = Membres
group-people-you = toi
group-people-never = n’a pas encore joué
group-people-last = dernière partie le { $date }
group-people-open = Modifier { $name }
group-people-rename = Nouveau nom
group-people-renameLine = Il apparaît aussi dans les parties passées.
group-people-renameGo = Renommer
group-people-renamed = Nouveau nom : { $name }.
group-people-merge = Deux fois la même personne ?
group-people-mergeLine = { $name } a aussi joué sous un autre nom ? Fusionne les deux. C’est définitif.
group-people-mergeWith = Fusionner { $name } avec
group-people-mergeGo = Fusionner
group-people-merged = Tout est maintenant chez { $name }.
group-people-nobody = Personne
group-people-me = C’est moi
group-people-leave = Quitter le groupe
group-people-leaveOf = Retirer { $name } du groupe
group-people-leaveAsk = Quitter le groupe pour de bon ?
group-people-leaveAskOf = Retirer { $name } pour de bon ?
group-people-leaveLine = Le nom { $name } et tous ses scores sont supprimés. Les parties restent, avec un point d’interrogation à la place du nom. C’est définitif.
group-people-leaveLink = Toute personne qui a le lien voit encore le groupe.
group-people-stay = Rester
group-people-left = { $name } ne fait plus partie du groupe.

## group › keep

group-keep-title = Réglages du groupe
group-keep-rename = Renommer le groupe
group-keep-renameName = Nom du groupe
group-keep-renameGo = Enregistrer
group-keep-export = Exporter
group-keep-exportLine = Télécharger un fichier avec les parties, les scores et les noms.
group-keep-exported = Fichier enregistré.
group-keep-forget = Retirer de cet appareil
group-keep-forgetLine = Tu restes dans le groupe. Seul cet appareil oublie le lien.
group-keep-forgetAsk = Il te faudra le lien pour revenir. Tu l’as ailleurs ?
group-keep-forgetGo = Oublier le lien
group-keep-forgotten = Groupe retiré de cet appareil.
group-keep-remove = Supprimer le groupe
group-keep-removeLine = { $games } avec leurs rediffusions, tous les scores et { $members } : supprimés pour tout le monde et pour de bon. Même nous ne pouvons pas les récupérer.
group-keep-removeType = Pour confirmer, écris le nom du groupe : { $name }
group-keep-removeGo = Supprimer pour tout le monde
group-keep-removed = Groupe supprimé.
group-keep-cancel = Le garder

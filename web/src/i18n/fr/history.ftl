## affinity

affinity-reading = On regarde ce que chacun a posé …
affinity-failed = Impossible de lire ce que la partie dit de vous.
affinity-tryAgain = Réessayer
affinity-tooLittle = Trop peu pour le dire
affinity-tooLittleLine = Jamais deux personnes n’ont posé d’images dans la même manche.
affinity-noClues = Aucun indice n’a été lu jusqu’au bout : rien à comparer.
affinity-matrix = Chacun avec chacun
affinity-map = La carte des esprits
affinity-mapNote = Près veut dire pareil. Un trait relie deux personnes à 60 ou plus.
affinity-signature = Ton image
affinity-signatureLine = { $title } : posée { $n } fois, plus souvent que les thèmes ne l’appelaient.
affinity-places = Parmi les images communes, { $direct } à la même place et { $indirect } ailleurs.

## affinity › chart

affinity-chart-pair = { $a } et { $b } : { $n }
affinity-chart-pairSays = { $a } et { $b } : { $n }, sans doute entre { $low } et { $high }
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
affinity-chart-differently = voient autrement
affinity-chart-alike = pensent pareil
affinity-chart-joined = { $a } et { $b } sont tout près : { $n }.
affinity-chart-nobodyJoined = Aucune paire n’atteint 60.
affinity-chart-nearestTo =
    Au plus près { START($name) ->
        [vowel] d’{ $name }
       *[other] de { $name }
    } : { $other }.
affinity-chart-machines =
    { $n ->
        [one] { $names } est une machine.
       *[other] { $names } sont des machines.
    }
affinity-chart-showAll = Afficher les { $n }
affinity-chart-onlyNearest = { $name } et les { $n } plus proches, sur { $of }
affinity-chart-fewer = Afficher moins
affinity-chart-course = La ressemblance entre { $name } et les autres, soirée après soirée

## affinity › readers

affinity-readers-who = Qui comprend les indices de qui
affinity-readers-criteria = Le plus difficile à lire
affinity-readers-reads = { $reader } lit { $giver }
affinity-readers-byChance = pas mieux que le hasard
affinity-readers-misread =
    { $n ->
        [one] { $n } mal lu
       *[other] { $n } mal lus
    } sur { $clues }
affinity-readers-note = 100 : jamais trompé. 0 : pas mieux qu’au hasard.
affinity-readers-best = { $reader } comprend { $giver } le mieux
affinity-readers-hardest = Le plus difficile à lire : { $criterion }
affinity-readers-title = Qui a compris qui

## affinity › titles

affinity-titles-veryAlike = Âmes sœurs
affinity-titles-alike = Sur la même longueur d’onde
affinity-titles-strangers = Gentils inconnus
affinity-titles-differently = Les contraires s’attirent

## affinity › best

affinity-best-most = La paire la plus proche
affinity-best-youTwo = De toute la table, c’est vous deux les plus proches.
affinity-best-chance = Probabilité qu’aucune paire ne soit plus proche : { $percent } %.
affinity-best-open = Une autre paire est peut-être plus proche.
affinity-best-likely = Probable, mais pas certain.
affinity-best-settled = Presque aucun doute.

## affinity › you

affinity-you-nearest = Au plus près de toi
affinity-you-other = Toi et { $name }
affinity-you-veryAlike = Vous pensez vraiment pareil.
affinity-you-alike = Vous pensez plutôt pareil.
affinity-you-strangers = Comme deux inconnus, à peu près.
affinity-you-differently = Vous voyez plutôt les choses autrement.
affinity-you-hint = Après une partie, c’est un premier indice : sans doute entre { $low } et { $high }.
affinity-you-scale = 50 : deux inconnus ; 100 : un seul esprit.
affinity-you-machine = une machine

## affinity › themes

affinity-themes-title = Thèmes
affinity-themes-alike = Toi et { $name } : vu le plus pareillement
affinity-themes-unlike = Toi et { $name } : vu le plus différemment
affinity-themes-uniting = Ce qui a uni la table
affinity-themes-dividing = Ce qui a divisé la table
affinity-themes-laid = { $name } : { $titles }

## affinity › rounds

affinity-rounds-title = Manche par manche
affinity-rounds-round = Manche { $n }
affinity-rounds-points =
    { $names } : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
affinity-rounds-shared = En commun : { $titles }
affinity-rounds-nothing = rien en commun
affinity-rounds-showAll = Afficher toutes les manches

## affinity › actions

affinity-actions-title = À emporter
affinity-actions-picture = Partager l’image
affinity-actions-noPicture = L’image n’a pas pu être faite.
affinity-actions-replay = Revoir la partie
affinity-actions-duel = Défier une autre table
affinity-actions-duelText = Voilà notre partie. Ferez-vous mieux avec les mêmes cartes ?
affinity-actions-duelCopied = Le lien est copié. Envoie-le à l’autre table.
affinity-actions-group = La page de { $name }
affinity-actions-record = Garder l’enregistrement de la partie

## affinity › rival

affinity-rival-title = Deux tables, les mêmes cartes
affinity-rival-ours = Vous
affinity-rival-theirs = Les autres
affinity-rival-better =
    { $n ->
        [one] Vous aviez { $n } point d’avance !
       *[other] Vous aviez { $n } points d’avance !
    }
affinity-rival-worse =
    { $n ->
        [one] L’autre table avait { $n } point d’avance.
       *[other] L’autre table avait { $n } points d’avance.
    }
affinity-rival-even = Pas un point d’écart !
affinity-rival-after =
    { $n ->
        [one] Après { $n } manche chacun
       *[other] Après { $n } manches chacun
    }
affinity-rival-against = Contre { $names }
affinity-rival-row = { $label } : vous { $ours }, les autres { $theirs }
affinity-rival-shared =
    { $n ->
        [one] { $n } image commune
       *[other] { $n } images communes
    }
affinity-rival-turn = Tour { $n }
affinity-rival-score = Score final

## group

group-title = Tes groupes
group-intro = Un groupe garde ce que vous jouez ensemble : qui pense pareil, soirée après soirée.
group-onThisDevice = Sur cet appareil
group-youAre = Tu es { $name }
group-justLooking = Cet appareil ne fait que regarder
group-foundTitle = Fonder un groupe
group-foundAnother = Fonder un autre groupe
group-foundName = Comment s’appelle votre groupe ?
group-foundHint = Le canapé, la bande du jeudi, notre famille…
group-foundGo = Fonder le groupe
group-allGroups = Tous tes groupes
group-keySentence = Avec ce lien, on fait partie du groupe et on voit tout. Rien n’est collecté pour qui que ce soit d’autre, et il n’y a pas de compte : garde le lien comme une clé.
group-invite = Inviter
group-inviteTitle = Le lien de ce groupe
group-shareLink = Partager le lien
group-copyLink = Copier le lien
group-copyFailed = Copie le lien dans le champ ci-dessus.
group-invitation = Le lien de notre groupe « { $name } ». Garde-le comme une clé :
group-scan = À scanner pour entrer dans le groupe
group-loading = On ouvre le groupe…
group-unknown = Ce lien ne mène à aucun groupe.
group-unknownLine = Il en manque peut-être un morceau, ou le groupe a été supprimé. Demande le lien à quelqu’un du groupe.
group-forgetIt = Oublier ce groupe ici
group-stale = Le serveur ne répond pas. Voici l’état précédent.
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
group-map = Qui est proche de qui
group-matrix = Tout le monde avec tout le monde
group-course = Au fil du temps
group-chartFailed = Cette image n’est pas arrivée. Recharge la page.

## group › who

group-who-title = Qui es-tu ?
group-who-line = Cet appareil s’en souviendra. Tu peux changer quand tu veux.
group-who-newName = J’arrive : je m’appelle
group-who-joinGo = C’est moi
group-who-look = Je ne fais que regarder
group-who-full = Il n’y a plus de place pour un autre nom dans ce groupe.

## group › empty

group-empty-title = Pas encore de partie
group-empty-line = Tout ce que vous jouez pour ce groupe compte ici de lui-même, dès qu’une partie est finie.
group-empty-invite = Envoie le lien à celles et ceux avec qui tu joues.
group-empty-play = Ouvre une table avec « Jouer ce soir », et jouez.
group-empty-look = Reviens ici : avec qui as-tu le plus en commun ?

## group › days

group-days-together =
    { $n ->
        [one] { $n } jour où plusieurs d’entre vous ont répondu
       *[other] { $n } jours où plusieurs d’entre vous ont répondu
    }
group-days-none = Choisissez cinq images par jour et voyez ce que voient les autres.
group-days-count = Compter ces jours
group-days-countLine = Ils font partie des scores du groupe.

## group › you

group-you-title = Toi et les autres
group-you-most = Le plus en commun avec { $name }
group-you-alone = Personne n’a encore joué avec toi. Les chiffres viennent avec la première manche partagée.
group-you-onlyBots = Jusqu’ici, il n’y avait que des bots à table. Ils ne comptent pas : joue avec quelqu’un !
group-you-lookOn = Dis qui tu es, et tu verras avec qui tu as le plus en commun.
group-you-all = Tout montrer ({ $n })
group-you-fewer = En montrer moins

## group › score

group-score-label = { $one } et { $other } : { $score } sur 100
group-score-of100 = sur 100
group-score-range = Entre { $low } et { $high }, neuf fois sur dix. 50, c’est ce qu’ont deux inconnus.
group-score-hint =
    { $rounds ->
        [one] Seulement un premier indice, après { $rounds } manche.
       *[other] Seulement un premier indice, après { $rounds } manches.
    }
group-score-alike = Vous vous ressemblez plus que deux inconnus.
group-score-unlike = Vous voyez plutôt les choses autrement.
group-score-open = C’est peut-être encore le hasard : continuez à jouer.
group-score-theyAlike = Ces deux-là se ressemblent plus que deux inconnus.
group-score-theyUnlike = Ces deux-là voient plutôt les choses autrement.
group-score-never = Ces deux-là n’ont pas encore joué une manche ensemble.

## group › best

group-best-title = Les deux qui pensent le plus pareil
group-best-sure = Pour autant qu’on sache : c’est vrai avec { $percent } % de probabilité.
group-best-guess = Une simple supposition pour l’instant : { $percent } % de probabilité.

## group › signatures

group-signatures-yours = Tes images
group-signatures-line = Posées plus souvent que les thèmes ne le demandent.
group-signatures-laid = { $title } : { $n } fois
group-signatures-times = { $n } ×

## group › themes

group-themes-uniting = Les thèmes qui vous unissent
group-themes-dividing = Les thèmes qui vous divisent
group-themes-alike = Vus de la même façon
group-themes-unlike = Vus autrement
group-themes-lost = Un thème de cartes qui ne sont plus là
group-themes-nothing = rien posé

## group › pair

group-pair-title = Deux d’entre vous
group-pair-pick = Regarder deux personnes
group-pair-one = Une personne
group-pair-other = Et l’autre
group-pair-together =
    { $rounds ->
        [one] { $rounds } manche ensemble
       *[other] { $rounds } manches ensemble
    }
group-pair-partners = { $n } en équipe
group-pair-shared = Images posées par les deux
group-pair-direct = dont à la même place
group-pair-byTheme = Deux inconnus qui suivent les thèmes comme ces deux-là
group-pair-byChance = Deux qui tirent à l’aveugle
group-pair-reads = { $reader } lit les indices de { $giver }
group-pair-misread =
    { $clues ->
        [one] { $misread } indice sur { $clues } mal compris
       *[other] { $misread } indices sur { $clues } mal compris
    }

## group › evening

group-evening-title = Soirées
group-evening-earlier = Soirées plus anciennes
group-evening-left = une personne partie
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
group-evening-nothing = Une seule soirée ne dit rien ici sur qui pense pareil.

## group › people

group-people-title = Membres
group-people-you = toi
group-people-never = n’a pas encore joué
group-people-last = la dernière le { $date }
group-people-open = Modifier { $name }
group-people-rename = Un autre nom
group-people-renameLine = Il vaut pour tout ce qui a été joué.
group-people-renameGo = Changer le nom
group-people-renamed = Désormais, c’est { $name }.
group-people-merge = Deux noms, une personne
group-people-mergeLine = { $name } a aussi joué sous un autre nom ? Alors les deux ne font plus qu’un. C’est définitif.
group-people-mergeWith = { $name } est la même personne que
group-people-mergeGo = C’est une seule personne
group-people-merged = Tout appartient maintenant à { $name }.
group-people-nobody = Personne
group-people-me = C’est moi
group-people-leave = Quitter le groupe
group-people-leaveOf = Retirer { $name } du groupe
group-people-leaveAsk = Partir pour de bon ?
group-people-leaveAskOf = Retirer { $name } pour de bon ?
group-people-leaveLine = Le nom { $name } disparaît, et avec lui tous les chiffres sur { $name }. Les parties restent, avec un point d’interrogation à la place du nom. C’est définitif.
group-people-leaveLink = Avec le lien, on peut toujours voir le groupe.
group-people-stay = Rester
group-people-left = { $name } ne fait plus partie du groupe.

## group › keep

group-keep-title = Le groupe lui-même
group-keep-rename = Renommer le groupe
group-keep-renameName = Nom du groupe
group-keep-renameGo = Enregistrer le nom
group-keep-export = Tout emporter
group-keep-exportLine = Un fichier avec toutes les parties, les chiffres et les noms, pour toi.
group-keep-exported = Le fichier est enregistré.
group-keep-forget = Retirer cet appareil
group-keep-forgetLine = Tu restes dans le groupe ; seul cet appareil oublie le lien.
group-keep-forgetAsk = Sans le lien, tu ne pourras pas revenir d’ici. Est-il en sûreté ailleurs ?
group-keep-forgetGo = Oublier le lien ici
group-keep-forgotten = Cet appareil a oublié le groupe.
group-keep-remove = Tout supprimer
group-keep-removeLine = { $games } avec leurs rediffusions, tous les chiffres, { $members } : perdu pour tout le monde, pour toujours. Personne ne peut revenir en arrière, nous non plus.
group-keep-removeType = Pour être sûr, écris le nom du groupe : { $name }
group-keep-removeGo = Supprimer pour tout le monde
group-keep-removed = Le groupe est supprimé.
group-keep-cancel = Garder

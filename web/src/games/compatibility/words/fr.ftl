## compatibility

# As in English.
compatibility-name = Compatibility
# As in English.
compatibility-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
compatibility-round = Manche { $n }
compatibility-you = Toi
compatibility-quoted = « { $title } »
compatibility-themeIs = Le thème est : { $theme }
compatibility-lastRound = Manche précédente
compatibility-hurry = Presser les bots
compatibility-playoff = Égalité ! On départage : { $sides }.
compatibility-line = Choisis les images que ton partenaire choisira.

## compatibility › opening

compatibility-opening-youCall = Tu ouvres le thème
compatibility-opening-callLine = Annonce un numéro pour révéler le thème.
compatibility-opening-number = Annoncer le { $n }
compatibility-opening-usedUp = Tous les thèmes de ce numéro ont déjà servi.
compatibility-opening-called = { $name } annonce le { $n }.
compatibility-opening-rolled = { $name } fait un { $n }.
compatibility-opening-youRoll = Tu lances le dé
compatibility-opening-youOrPartnerRoll = Toi ou ton partenaire, lancez le dé
compatibility-opening-rollLine = Le dé décide du thème.
compatibility-opening-roll = Lancer le dé
compatibility-opening-theyCall = { $name } annonce un numéro
compatibility-opening-theyRoll = On attend le dé : { $names }
compatibility-opening-allMatch = { $name } est le référent. Choisissez les mêmes images !
compatibility-opening-allMatchYou = Tu es le référent. Tous essaient de choisir comme toi !

## compatibility › pick

compatibility-pick-pick =
    { $n ->
        [one] Choisis { $n } image.
       *[other] Choisis-en { $n }, la plus forte d’abord.
    }
compatibility-pick-spaceSays = Tu es sur un { $n }.
compatibility-pick-referentPicks = Le référent choisit toujours { $n } images.
compatibility-pick-playoff = Pour départager, chacun choisit { $n } images.
compatibility-pick-notPlaying = Tu n’es pas de ce départage. Profite du spectacle.
compatibility-pick-allMatchYou = Tu es le référent : tous essaient de choisir comme toi.
compatibility-pick-thinkLike = Pense comme { $names }.
# As in English.
compatibility-pick-images = { $n } images
compatibility-pick-onPlace = { $title }, position { $place }
compatibility-pick-takenBack = { $title } : retirée
compatibility-pick-retired = Tu as déjà eu un accord avec { $title }. Cette image ne peut plus te servir.
compatibility-pick-full =
    { $n ->
        [one] Tu en as déjà choisi une. Retire-la d’abord.
       *[other] Les { $n } positions sont prises. Retires-en une d’abord.
    }
compatibility-pick-unlockFirst = C’est validé. Touche « Changer » pour y revenir.

## compatibility › look

compatibility-look-closer = Loupe : touche une image pour la voir de près
compatibility-look-word = Loupe
compatibility-look-previous = Image précédente
compatibility-look-next = Image suivante
compatibility-look-putOn = Placer en position { $place }
compatibility-look-full = Toutes les positions sont prises
compatibility-look-takeBack = Retirer
compatibility-look-place = Position { $place }
compatibility-look-earlier = Monter
compatibility-look-later = Descendre

## compatibility › tray

compatibility-tray-label = Ton classement, la plus forte d’abord
compatibility-tray-takeBack = Position { $place } : { $title }. Touche pour la retirer, flèches pour la déplacer.

## compatibility › dock

compatibility-dock-lockIn = Valider
compatibility-dock-change = Changer
compatibility-dock-missing = encore { $n }
compatibility-dock-doubleMissing = pose ton ×2
compatibility-dock-waitingFor = Réfléchissent encore : { $names }
compatibility-dock-youAreReady = C’est validé.

## compatibility › double

compatibility-double-claim = Annoncer mon ×2
compatibility-double-claimedBy = { $name } joue un jeton ×2 dans cette manche.
compatibility-double-putIt = Pose ton ×2 sur une de tes images.
compatibility-double-cardsLeft =
    { $n ->
        [one] Double Up : il reste { $n } carte
       *[other] Double Up : il reste { $n } cartes
    }
compatibility-double-on = ×2 sur { $title }

## compatibility › players

compatibility-players-label = Les autres
compatibility-players-ready = { $name } a validé.
compatibility-players-thinks = { $name } réfléchit.
compatibility-players-thinksAgain = { $name } hésite.
compatibility-players-standIn = Un remplaçant joue pour { $name }.

## compatibility › board

compatibility-board-title = Le plateau
compatibility-board-word = Plateau
compatibility-board-label = La piste, une spirale. { $pawns }
compatibility-board-stands = { $names } : case { $space }.
compatibility-board-onSpace =
    { $n ->
        [one] Case { $space }, { $n } image
       *[other] Case { $space }, { $n } images
    }
compatibility-board-arrived = Au bout
compatibility-board-doublesLeft = encore { $n } ×2

## compatibility › reveal

compatibility-reveal-nothingShared = Rien en commun cette fois. La prochaine sera la bonne !
compatibility-reveal-paceTap = Révéler automatiquement
compatibility-reveal-paceAuto = Révéler en touchant
compatibility-reveal-wordAuto = Automatique
compatibility-reveal-wordTap = En touchant
compatibility-reveal-model = Le référent
compatibility-reveal-skip = Passer
compatibility-reveal-turnNext = Retourner la carte suivante
compatibility-reveal-turnLast = Retourner la dernière carte
compatibility-reveal-movePawns = Avancer les pions
compatibility-reveal-showAll = Voir toutes les images
compatibility-reveal-goOn = Continuer
compatibility-reveal-toTheEndScreen = Voir qui a gagné
compatibility-reveal-plus =
    { $n ->
        [0] –
       *[other] +{ $n }
    }
compatibility-reveal-lands =
    { $gained ->
        [0] Case { $from }
       *[other] { $from } + { $gained } = case { $to }
    }
compatibility-reveal-toTheEnd = +{ $gained } : le bout de la piste !
compatibility-reveal-direct = { $names } : { $title }, accord direct, { compatibility-points }.
compatibility-reveal-indirect = { $names } : { $title }, accord indirect, { compatibility-points }.
compatibility-reveal-noMatch = Position { $place } : rien en commun.
compatibility-reveal-directCard = { $title } : accord direct, { compatibility-points }
compatibility-reveal-indirectCard = { $title } : accord indirect, { compatibility-points }
compatibility-reveal-scored = { $names } : { compatibility-points }.
compatibility-reveal-laidNothing = aucune image
compatibility-reveal-timeRanOut = Temps écoulé pour { $names }.
compatibility-reveal-imagesReturned = { $names } : toutes les images sont de nouveau permises.
compatibility-reveal-referentMoves = { $name } avance autant que le meilleur joueur : { compatibility-points }.

## compatibility › reveal › moments

compatibility-reveal-moments-direct = Accord direct !
compatibility-reveal-moments-indirect = Accord indirect

## compatibility › end

compatibility-end-winner = Victoire
compatibility-end-rounds =
    { $n ->
        [one] manche
       *[other] manches
    }
compatibility-end-samePlace =
    { $n ->
        [one] accord direct
       *[other] accords directs
    }
compatibility-end-otherPlace =
    { $n ->
        [one] accord indirect
       *[other] accords indirects
    }
compatibility-end-bestRound = Meilleure manche : { $names } avec « { $theme } »
compatibility-end-favourite = La plus choisie : { $title }, { $n } fois
compatibility-end-alike = Qui pense pareil
compatibility-end-won = Victoire : { $names }. { $line }
compatibility-end-byWinners = Victoire : { $names }. { $line }

## compatibility › end › personal

compatibility-end-personal-won = Gagné !
compatibility-end-personal-shared = Victoire partagée !
compatibility-end-personal-close = Si près !
compatibility-end-personal-lost = Bien joué !
compatibility-end-personal-together = Vous avez réussi ensemble !

## compatibility › end › endings

compatibility-end-endings-first_at_the_end =
    { $n ->
        [one] Premiers au bout, en { $n } manche.
       *[other] Premiers au bout, en { $n } manches.
    }
compatibility-end-endings-largest_overshoot = Égalité, et victoire à qui est allé le plus loin.
compatibility-end-endings-most_tokens_left = Égalité, et victoire à qui a gardé le plus de jetons ×2.
compatibility-end-endings-playoff = Gagné au départage, à la manche { $n }.
compatibility-end-endings-shared = Égalité ! { $names } se partagent la victoire.
compatibility-end-endings-together =
    { $n ->
        [one] Au bout ensemble, en { $n } manche.
       *[other] Au bout ensemble, en { $n } manches.
    }

## compatibility › remarks

compatibility-remarks-bot_goes_by_words = { $name } : ces cartes sont nouvelles pour nous, les bots. On se fie aux mots.
compatibility-remarks-bot_goes_by_taste = { $name } : ces cartes sont nouvelles pour nous, les bots. On se fie à notre instinct.

## compatibility › practice

compatibility-practice-practice_open_theme = Tu ouvres le thème. Annonce un numéro de 1 à { $most } avant que quelqu’un voie la carte. Essaie le { $number }.
compatibility-practice-practice_pick_images = Ton pion est sur un { $number } : choisis { $number } images pour le thème. { $partner }, ton partenaire, choisit aussi en secret. Chaque image en commun rapporte des points.
compatibility-practice-practice_rank = Classe-les, la plus forte d’abord. Une image à la même position chez vous deux rapporte plus. Essaie { $images }.
compatibility-practice-practice_rank_freely = Classe-les, la plus forte d’abord. Une image à la même position chez vous deux rapporte plus.
compatibility-practice-practice_lock_in = Maintenant, valide. Tu peux changer d’avis tant que tout le monde n’a pas validé.
compatibility-practice-practice_wait = Tes images sont face cachée. La révélation commence quand tout le monde a validé.
compatibility-practice-practice_direct_match = Vous avez tous les deux { $image } en position { $place }. Accord direct : { $points } points !
compatibility-practice-practice_indirect_match = { $image } est en position { $mine } chez toi et { $theirs } chez { $partner }. Accord indirect : { $points } points.
compatibility-practice-practice_no_match = Rien en commun cette fois ; ça arrive.
compatibility-practice-practice_points = { $points } points mènent ton pion à la case { $space } : tu en choisiras { $number }.
compatibility-practice-practice_done = Manche après manche, le premier au bout de la piste gagne. C’est tout, à toi de jouer !

## compatibility › fields › edition

compatibility-fields-edition-title = Édition
compatibility-fields-edition-name = Édition { $value }
compatibility-fields-edition-line = { $images } images et { $themes_on_a_card } thèmes par carte.

## compatibility › fields › edition › lines

compatibility-fields-edition-lines-2016 = { $themes_on_a_card } thèmes par carte, pas de jetons ×2. À égalité, on partage la victoire.
compatibility-fields-edition-lines-2010 =
    { $doubles ->
        [one] Chacun a un jeton ×2 pour toute la partie. À égalité, on partage la victoire.
       *[other] Chacun a { $doubles } jetons ×2 pour toute la partie. À égalité, on partage la victoire.
    }
compatibility-fields-edition-lines-1996 = { $images } images, un dé pour le thème, un départage en cas d’égalité.

## compatibility › fields › mode

compatibility-fields-mode-title = Équipes

## compatibility › fields › mode › names

compatibility-fields-mode-names-teams = Par paires
compatibility-fields-mode-names-individual = Chacun pour soi
compatibility-fields-mode-names-trios = Deux trios
compatibility-fields-mode-names-duo = Juste vous deux

## compatibility › fields › mode › lines

compatibility-fields-mode-lines-teams = Choisis comme la personne en face de toi.
compatibility-fields-mode-lines-individual = À chaque manche, tous essaient de choisir comme un joueur.
compatibility-fields-mode-lines-trios = Trois contre trois. Les trois doivent être d’accord.
compatibility-fields-mode-lines-duo = Arrivez au bout ensemble, en un minimum de manches.

## compatibility › fields › track

compatibility-fields-track-title = Piste
compatibility-fields-track-line =
    { $rounds ->
        [0] { "" }
       *[other]
            Environ { $rounds ->
                [one] { $rounds } manche
               *[other] { $rounds } manches
            } : { $minutes ->
                [one] { $minutes } minute
               *[other] { $minutes } minutes
            }.
    }

## compatibility › fields › track › names

compatibility-fields-track-names-brisk = Piste courte
compatibility-fields-track-names-short = Piste courte
compatibility-fields-track-names-standard = Piste normale
compatibility-fields-track-names-long = Piste longue

## compatibility › fields › deck

compatibility-fields-deck-line = { $images } images pour ce jeu.

## compatibility › fields › themes

compatibility-fields-themes-line = Les thèmes de Samewave, dans ta langue.

## compatibility › fields › for_children

compatibility-fields-for_children-title = Des enfants jouent
compatibility-fields-for_children-line = Sans les thèmes pour adultes ni les noms que les enfants ne connaissent pas.

## compatibility › fields › double_up

compatibility-fields-double_up-title = Cartes Double Up
compatibility-fields-double_up-line = Doublez en secret un accord direct.

## compatibility › fields › random_teams

compatibility-fields-random_teams-title = Équipes au hasard
compatibility-fields-random_teams-line = Les équipes sont tirées au sort au début de la partie.

## compatibility › fields › even_individual

compatibility-fields-even_individual-title = Chacun pour soi à tous les nombres
compatibility-fields-even_individual-line = Chacun pour soi, même à { LIST($more, type: "disjunction") }.

## compatibility › fields › retire_matched

compatibility-fields-retire_matched-title = Un seul accord par image
compatibility-fields-retire_matched-line = Une image qui a donné un accord ne peut plus te servir.

## compatibility › fields › time_limit

compatibility-fields-time_limit-title = Temps limité
compatibility-fields-time_limit-line = Pas validé à temps ? Tu ne joues aucune image cette manche.

## compatibility › tv

compatibility-tv-round = Manche { $n }
compatibility-tv-playoff = Départage
compatibility-tv-opens = { $name } ouvre le thème
compatibility-tv-opened = Ouvert par { $name }
compatibility-tv-newTheme = Voici un nouveau thème.
compatibility-tv-theme = Le thème : { $theme }
compatibility-tv-picks =
    { $n ->
        [one] { $n } image
       *[other] { $n } images
    }
compatibility-tv-atTheFinish = au bout
compatibility-tv-toMatch = Choisissez comme { $name } !
compatibility-tv-isMatched = référent
compatibility-tv-looksOn = regarde
compatibility-tv-doubles = { $name } joue ×2
compatibility-tv-cardOf = Carte { $n } sur { $of }
compatibility-tv-laidNothing = Temps écoulé
compatibility-tv-direct =
    { $names } : « { $image } », accord direct, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
compatibility-tv-indirect =
    { $names } : « { $image } », accord indirect, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
# As in English.
compatibility-tv-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
compatibility-tv-wins =
    { $n ->
        [one] { $names } gagne !
       *[other] { $names } gagnent !
    }
compatibility-tv-sharedVictory = { $names } se partagent la victoire !
compatibility-tv-together =
    { $rounds ->
        [one] Réussi en { $rounds } manche !
       *[other] Réussi en { $rounds } manches !
    }
compatibility-tv-space = case { $n }

## compatibility › past

compatibility-past-nothing = encore rien
compatibility-past-sameThemes = Vous aurez les mêmes thèmes dans le même ordre.
compatibility-past-won = Victoire : { $names }
compatibility-past-together = Ensemble au bout

## compatibility › howto

compatibility-howto-box = Quelle édition ?
compatibility-howto-mode = En équipe ou chacun pour soi ?
compatibility-howto-lead =
    { $referent ->
        [none] Tout le monde a les mêmes images. Choisis celles que ton partenaire choisira.
       *[other] Tout le monde a les mêmes images. À chaque manche, choisis celles que le référent choisira.
    }
compatibility-howto-same = même position
compatibility-howto-other = autre position
compatibility-howto-inThisBox = Dans cette édition
compatibility-howto-players = À { LIST($numbers, type: "disjunction") }.

## compatibility › howto › theme

compatibility-howto-theme-title = Ouvrez un thème
compatibility-howto-theme-text =
    { $referent ->
        [none] Tout est possible. Quelles images vont bien, et lesquelles prendra ton partenaire ?
       *[other] Tout est possible. Quelles images vont bien, et lesquelles prendra le référent ?
    }

## compatibility › howto › pick

compatibility-howto-pick-title = Choisis et classe
compatibility-howto-pick-text = La case de ton pion dit combien : de 1 à { $full_hand }. La plus forte d’abord. Pas d’indice, pas de coup d’œil !

## compatibility › howto › reveal

compatibility-howto-reveal-title = Révélation
compatibility-howto-reveal-text =
    Retournez vos images une par une. Une image que { $referent ->
        [none]
            { $team ->
                [2] vous avez choisie tous les deux
               *[other] vous avez choisie tous les { $team }
            }
       *[other] tu as choisie comme le référent
    } compte : { $direct } points à la même position, { $indirect } à des positions différentes.

## compatibility › howto › race

compatibility-howto-race-title = Cap sur le soleil
compatibility-howto-race-text = Avance d’une case par point. Ta nouvelle case dit combien d’images choisir ensuite. Le premier au bout gagne, une fois la manche finie.

## compatibility › howto › facts

compatibility-howto-facts-openers = À la manche suivante, le joueur de gauche ouvre le thème.
compatibility-howto-facts-modelOpens = Le référent ouvre le thème. À la manche suivante, c’est le joueur à sa gauche.
compatibility-howto-facts-randomTeams = En option : tirez les équipes au sort.
compatibility-howto-facts-partners = Les partenaires se font face et partagent un pion.
compatibility-howto-facts-joined = Les partenaires se font face et assemblent leurs pions.
compatibility-howto-facts-alternate = Les joueurs des deux équipes alternent autour de la table.
compatibility-howto-facts-called = Pour ouvrir le thème, annonce un numéro de 1 à { $themes_on_a_card }, puis pioche la carte.
compatibility-howto-facts-rolled = Un dé désigne l’un des { $themes_on_a_card } thèmes de la carte.
compatibility-howto-facts-teamsOpen = Les équipes ouvrent le thème à tour de rôle. Celle qui a ouvert révèle en premier.
compatibility-howto-facts-deck = Le paquet a { $images } images, et non { $usual }.
compatibility-howto-facts-model = À chaque manche, l’un de vous est le référent. Les autres essaient de choisir les mêmes images.
compatibility-howto-facts-modelShares = Le référent avance autant que le meilleur des autres.
compatibility-howto-facts-modelHand =
    { $full_hand ->
        [one] Le référent choisit toujours { $full_hand } image.
       *[other] Le référent choisit toujours { $full_hand } images.
    }
compatibility-howto-facts-modelNothing = Le référent n’avance pas.
compatibility-howto-facts-allOfATeam = Les { $team } d’une équipe doivent être d’accord : { $direct } points à la même position, { $indirect } à des positions différentes.
compatibility-howto-facts-token =
    { $doubles ->
        [one] Chacun a un jeton ×2 pour la partie. Annonce-le
       *[other] Chacun a { $doubles } jetons ×2 pour la partie. Annonces-en un
    } avant la révélation ; un seul par manche. Un accord direct vaut alors { $doubled }.
compatibility-howto-facts-modelNoToken = Le référent ne peut pas jouer de jeton ×2.
compatibility-howto-facts-doubleUpTeam =
    En option : chaque équipe a { $doubles ->
        [one] une carte Double Up
       *[other] { $doubles } cartes Double Up
    } à jouer en secret. Un accord direct vaut alors { $doubled }.
compatibility-howto-facts-doubleUpAlone =
    En option : chacun a { $doubles ->
        [one] une carte Double Up
       *[other] { $doubles } cartes Double Up
    } à jouer en secret. Un accord direct vaut alors { $doubled }.
compatibility-howto-facts-tieOvershoot = Deux arrivées dans la même manche ? Le pion le plus loin gagne. Toujours à égalité ? Victoire partagée.
compatibility-howto-facts-tieTokens = Deux arrivées dans la même manche ? Le plus de jetons ×2 restants l’emporte. Toujours à égalité ? Victoire partagée.
compatibility-howto-facts-tiePlayoff = Deux arrivées dans la même manche ? On continue jusqu’à ce que l’un soit devant.
compatibility-howto-facts-duo = Règle maison : arrivez au bout ensemble, en un minimum de manches.

## compatibility

compatibility-name = Compatibility
compatibility-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
compatibility-round = Manche { $n }
compatibility-you = Toi
compatibility-quoted = « { $title } »
compatibility-themeIs = Le thème : { $theme }
compatibility-lastRound = La dernière manche
compatibility-hurry = Plus vite, les bots
compatibility-playoff = Égalité ! À départager : { $sides }.
compatibility-line = Choisis et classe des images pour un thème, comme la personne en face.

## compatibility › opening

compatibility-opening-youCall = À toi d’ouvrir le thème
compatibility-opening-callLine = Annonce un numéro ; la carte n’est tirée qu’ensuite.
compatibility-opening-number = Annoncer le { $n }
compatibility-opening-usedUp = Tous les thèmes de ce numéro ont été lus.
compatibility-opening-called = { $name } annonce le { $n }.
compatibility-opening-rolled = { $name } fait un { $n }.
compatibility-opening-youRoll = À toi de lancer le dé
compatibility-opening-youOrPartnerRoll = À toi ou à ton binôme de lancer le dé
compatibility-opening-rollLine = Il désigne le thème de la carte qui compte.
compatibility-opening-roll = Lancer le dé
compatibility-opening-theyCall = { $name } annonce un numéro
compatibility-opening-theyRoll = Au dé : { $names }
compatibility-opening-allMatch = Cette manche, il faut penser comme { $name }.
compatibility-opening-allMatchYou = Cette manche, tout le monde veut penser comme toi.

## compatibility › pick

compatibility-pick-pick =
    { $n ->
        [one] Choisis { $n } image.
       *[other] Choisis-en { $n }, la plus forte d’abord.
    }
compatibility-pick-spaceSays = Ta case dit { $n }.
compatibility-pick-referentPicks = Le modèle en choisit toujours { $n }.
compatibility-pick-playoff = Pour départager, chacun en choisit { $n }.
compatibility-pick-notPlaying = Tu ne joues pas ce départage ; regarde les autres.
compatibility-pick-allMatchYou = Tous veulent penser comme toi.
compatibility-pick-thinkLike = Pense comme { $names }.
compatibility-pick-images = { $n } images
compatibility-pick-onPlace = { $title }, place { $place }
compatibility-pick-takenBack = { $title } : reprise
compatibility-pick-retired = { $title } : déjà trouvée en commun, elle est hors de ton jeu.
compatibility-pick-full =
    { $n ->
        [one] Ta place est prise ; reprends d’abord l’image.
       *[other] Les { $n } places sont prises ; reprends d’abord une image.
    }
compatibility-pick-unlockFirst = Tes images sont face cachée. « Changer » te permet d’y revenir.

## compatibility › look

compatibility-look-closer = Voir de près : touche ensuite une image
compatibility-look-previous = Image précédente
compatibility-look-next = Image suivante
compatibility-look-putOn = Mettre en place { $place }
compatibility-look-full = Toutes les places sont prises
compatibility-look-takeBack = Reprendre
compatibility-look-place = Place { $place }
compatibility-look-earlier = Une place plus haut
compatibility-look-later = Une place plus bas

## compatibility › tray

compatibility-tray-label = Ton classement, la plus forte d’abord
compatibility-tray-takeBack = Place { $place } : { $title }. Reprendre ; les flèches la déplacent.

## compatibility › dock

compatibility-dock-lockIn = Valider
compatibility-dock-change = Changer
compatibility-dock-missing = encore { $n }
compatibility-dock-doubleMissing = pose ton ×2
compatibility-dock-waitingFor = En pleine réflexion : { $names }
compatibility-dock-youAreReady = C’est validé. Tes images sont face cachée.

## compatibility › double

compatibility-double-claim = Annoncer mon ×2
compatibility-double-claimedBy = { $name } joue le ×2 cette manche.
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
compatibility-players-thinksAgain = { $name } réfléchit encore.
compatibility-players-standIn = Le jeu continue à la place de { $name }.

## compatibility › board

compatibility-board-title = Le plateau
compatibility-board-label = Le parcours, une spirale. { $pawns }
compatibility-board-stands = { $names } : case { $space }.
compatibility-board-onSpace =
    { $n ->
        [one] Case { $space }, { $n } image
       *[other] Case { $space }, { $n } images
    }
compatibility-board-arrived = À l’arrivée
compatibility-board-doublesLeft = encore { $n } ×2

## compatibility › reveal

compatibility-reveal-nothingShared = Rien en commun cette fois. Au prochain thème !
compatibility-reveal-paceTap = Rythme : au toucher ; passer en automatique
compatibility-reveal-paceAuto = Rythme : automatique ; passer au toucher
compatibility-reveal-model = Le modèle de la manche
compatibility-reveal-skip = Passer
compatibility-reveal-turnNext = Carte suivante
compatibility-reveal-turnLast = Dernière carte
compatibility-reveal-movePawns = Avancer les pions
compatibility-reveal-showAll = Toutes les images
compatibility-reveal-goOn = Continuer
compatibility-reveal-toTheEndScreen = Qui a gagné ?
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
compatibility-reveal-toTheEnd = +{ $gained } : l’arrivée !
compatibility-reveal-direct = { $names } : { $title } à la même place, { compatibility-points }.
compatibility-reveal-indirect = { $names } : { $title } à des places différentes, { compatibility-points }.
compatibility-reveal-noMatch = Place { $place } : rien en commun.
compatibility-reveal-directCard = { $title } : même place, { compatibility-points }
compatibility-reveal-indirectCard = { $title } : autre place, { compatibility-points }
compatibility-reveal-scored = { $names } : { compatibility-points }.
compatibility-reveal-laidNothing = rien de posé
compatibility-reveal-timeRanOut = Temps écoulé pour { $names }.
compatibility-reveal-imagesReturned = Toutes les images reviennent à { $names }.
compatibility-reveal-referentMoves = { $name } avance comme les meilleurs : { compatibility-points }.

## compatibility › reveal › moments

compatibility-reveal-moments-direct = Accord direct !
compatibility-reveal-moments-indirect = Accord indirect

## compatibility › end

compatibility-end-winner = Victoire
compatibility-end-rounds = manches
compatibility-end-samePlace = même image, même place
compatibility-end-otherPlace = même image, autre place
compatibility-end-bestRound = Meilleure manche : { $names } avec « { $theme } »
compatibility-end-favourite = { $title } : la plus choisie, { $n } fois
compatibility-end-alike = Qui pensait pareil
compatibility-end-won = Victoire : { $names }. { $line }
compatibility-end-byWinners = Victoire : { $names }. { $line }

## compatibility › end › personal

compatibility-end-personal-won = Gagné !
compatibility-end-personal-shared = Victoire partagée !
compatibility-end-personal-close = Si près du but !
compatibility-end-personal-lost = Bien joué !
compatibility-end-personal-together = Réussi ensemble !

## compatibility › end › endings

compatibility-end-endings-first_at_the_end =
    { $n ->
        [one] À l’arrivée avant les autres, en { $n } manche.
       *[other] À l’arrivée avant les autres, en { $n } manches.
    }
compatibility-end-endings-largest_overshoot = Égalité, gagnée en allant le plus loin après l’arrivée.
compatibility-end-endings-most_tokens_left = Égalité, gagnée avec le plus de ×2 restants.
compatibility-end-endings-playoff = Départage gagné, à la manche { $n }.
compatibility-end-endings-shared = Égalité jusqu’au bout : dans cette édition, la victoire se partage.
compatibility-end-endings-together =
    { $n ->
        [one] À l’arrivée ensemble, en { $n } manche.
       *[other] À l’arrivée ensemble, en { $n } manches.
    }

## compatibility › remarks

compatibility-remarks-bot_goes_by_words = { $name } : nous, les bots, ne connaissons pas encore ces cartes. Nous suivons les mots.
compatibility-remarks-bot_goes_by_taste = { $name } : nous, les bots, ne connaissons pas encore ces cartes. Nous suivons notre goût.

## compatibility › practice

compatibility-practice-practice_open_theme = Tu ouvres le thème : annonce un numéro de 1 à { $most } avant que quiconque voie la carte. Essaie le { $number }.
compatibility-practice-practice_pick_images = Choisis { $number } images pour le thème : la case de ton pion dit { $number }. { $partner } joue avec toi et fait de même en secret ; ce que vous avez en commun rapporte des points.
compatibility-practice-practice_rank = Classe-les, la plus forte d’abord : à la même place chez vous deux, une image vaut plus. Essaie { $images }.
compatibility-practice-practice_rank_freely = Classe-les, la plus forte d’abord : à la même place chez vous deux, une image vaut plus.
compatibility-practice-practice_lock_in = Maintenant, valide ; tant que tous ne l’ont pas fait, tu peux changer d’avis.
compatibility-practice-practice_wait = Tes images sont face cachée ; quand tous auront validé, on dévoile tout.
compatibility-practice-practice_direct_match = { $image } est en place { $place } chez vous deux : une image à la même place, { $points } points.
compatibility-practice-practice_indirect_match = { $image } est en place { $mine } chez toi et en place { $theirs } chez { $partner } : une image à des places différentes, { $points } points.
compatibility-practice-practice_no_match = Rien en commun cette fois ; ça arrive.
compatibility-practice-practice_points = { $points } points mènent ton pion à la case { $space } : tu en choisiras { $number }.
compatibility-practice-practice_done = Manche après manche, les premiers au bout du parcours gagnent. C’est tout ; à toi de jouer !

## compatibility › fields › edition

compatibility-fields-edition-title = Édition
compatibility-fields-edition-name = Édition { $value }
compatibility-fields-edition-line = { $images } images et { $themes_on_a_card } thèmes par carte.

## compatibility › fields › edition › lines

compatibility-fields-edition-lines-2016 = { $themes_on_a_card } thèmes par carte ; rien n’est doublé. À égalité, on partage la victoire.
compatibility-fields-edition-lines-2010 =
    { $doubles ->
        [one] Chacun a un jeton ×2 pour toute la partie. À égalité, on partage la victoire.
       *[other] Chacun a { $doubles } jetons ×2 pour toute la partie. À égalité, on partage la victoire.
    }
compatibility-fields-edition-lines-1996 = { $images } images, un dé désigne le thème, les égalités se départagent.

## compatibility › fields › mode

compatibility-fields-mode-title = Qui avec qui

## compatibility › fields › mode › names

compatibility-fields-mode-names-teams = Par paires
compatibility-fields-mode-names-individual = Chacun pour soi
compatibility-fields-mode-names-trios = Deux trios
compatibility-fields-mode-names-duo = Juste vous deux

## compatibility › fields › mode › lines

compatibility-fields-mode-lines-teams = Avec la personne en face, essaie de choisir pareil.
compatibility-fields-mode-lines-individual = À chaque manche, tous essaient de choisir comme l’un de vous.
compatibility-fields-mode-lines-trios = Trois contre trois : seul compte ce que les trois ont en commun.
compatibility-fields-mode-lines-duo = Une paire contre le parcours, en aussi peu de manches que possible.

## compatibility › fields › track

compatibility-fields-track-title = Parcours
compatibility-fields-track-line =
    { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }{ $rounds ->
        [0] .
       *[other]
            , environ { $rounds ->
                [one] { $rounds } manche
               *[other] { $rounds } manches
            } : { $minutes ->
                [one] { $minutes } minute
               *[other] { $minutes } minutes
            }.
    }

## compatibility › fields › track › names

compatibility-fields-track-names-brisk = Parcours court
compatibility-fields-track-names-short = Parcours court
compatibility-fields-track-names-standard = Parcours normal
compatibility-fields-track-names-long = Parcours long

## compatibility › fields › deck

compatibility-fields-deck-line = { $images } images, dessinées pour ce jeu.

## compatibility › fields › themes

compatibility-fields-themes-line = Nos thèmes, dans ta langue.

## compatibility › fields › for_children

compatibility-fields-for_children-title = Thèmes pour enfants
compatibility-fields-for_children-line = Laisse de côté les thèmes pour adultes.

## compatibility › fields › double_up

compatibility-fields-double_up-title = Cartes Double Up
compatibility-fields-double_up-line = Des cartes cachées qui doublent un accord direct ; elles sont dans la boîte.

## compatibility › fields › random_teams

compatibility-fields-random_teams-title = Équipes au hasard
compatibility-fields-random_teams-line = Le sort décide au début qui joue avec qui.

## compatibility › fields › even_individual

compatibility-fields-even_individual-title = Nombres pairs aussi
compatibility-fields-even_individual-line = Chacun pour soi, aussi à { LIST($more, type: "disjunction") }.

## compatibility › fields › retire_matched

compatibility-fields-retire_matched-title = Les images trouvées se reposent
compatibility-fields-retire_matched-line = Une image qui t’a rapporté ne sert plus ensuite.

## compatibility › fields › time_limit

compatibility-fields-time_limit-title = Temps pour choisir
compatibility-fields-time_limit-line = Qui n’a pas validé à temps ne pose rien.

## compatibility › tv

compatibility-tv-round = Manche { $n }
compatibility-tv-playoff = Départage
compatibility-tv-opens = { $name } ouvre le thème
compatibility-tv-opened = ouvert par { $name }
compatibility-tv-newTheme = Un nouveau thème arrive.
compatibility-tv-theme = Le thème : { $theme }
compatibility-tv-picks =
    { $n ->
        [one] { $n } image
       *[other] { $n } images
    }
compatibility-tv-atTheFinish = à l’arrivée
compatibility-tv-toMatch = Tous cherchent à deviner { $name }
compatibility-tv-isMatched = le modèle
compatibility-tv-looksOn = regarde
compatibility-tv-doubles = { $name } joue ×2
compatibility-tv-cardOf = Carte { $n } sur { $of }
compatibility-tv-laidNothing = Temps écoulé
compatibility-tv-direct =
    { $names } : « { $image } » à la même place, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
compatibility-tv-indirect =
    { $names } : « { $image } » à des places différentes, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
compatibility-tv-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
compatibility-tv-wins =
    { $n ->
        [one] { $names } gagne !
       *[other] { $names } gagnent !
    }
compatibility-tv-sharedVictory = { $names } se partagent la victoire !
compatibility-tv-together =
    { $rounds ->
        [one] Arrivés en { $rounds } manche !
       *[other] Arrivés en { $rounds } manches !
    }
compatibility-tv-space = case { $n }

## compatibility › past

compatibility-past-nothing = encore rien
compatibility-past-sameThemes = Les mêmes thèmes viennent dans le même ordre.
compatibility-past-won = Victoire : { $names }
compatibility-past-together = Ensemble au bout de la piste

## compatibility › howto

compatibility-howto-box = Quelle boîte ?
compatibility-howto-mode = Comment jouez-vous ?
compatibility-howto-lead =
    { $referent ->
        [none] Tout le monde a les mêmes images. Choisis celles que ton partenaire choisira.
       *[other] Tout le monde a les mêmes images. À chaque manche, choisis celles que le modèle choisira.
    }
compatibility-howto-same = même place
compatibility-howto-other = autre place
compatibility-howto-inThisBox = Dans cette boîte
compatibility-howto-players = À { LIST($numbers, type: "disjunction") }.

## compatibility › howto › theme

compatibility-howto-theme-title = Un thème s’ouvre
compatibility-howto-theme-text =
    { $referent ->
        [none] Il peut parler de tout. Quelles images vont bien, et lesquelles prendra ton partenaire ?
       *[other] Il peut parler de tout. Quelles images vont bien, et lesquelles prendra le modèle ?
    }

## compatibility › howto › pick

compatibility-howto-pick-title = Choisis et classe
compatibility-howto-pick-text = La case de ton pion dit combien d’images : de 1 à { $full_hand }. La plus forte d’abord. Ni indice, ni regard !

## compatibility › howto › reveal

compatibility-howto-reveal-title = On retourne
compatibility-howto-reveal-text =
    Une par une, la plus forte d’abord. Une image que { $referent ->
        [none]
            { $team ->
                [2] vous avez tous les deux
               *[other] vous avez choisie tous les { $team }
            }
       *[other] tu as choisie comme le modèle
    } compte : { $direct } points à la même place, { $indirect } à des places différentes.

## compatibility › howto › race

compatibility-howto-race-title = En route vers le soleil
compatibility-howto-race-text = Un point, une case. La nouvelle case dit combien d’images choisir ensuite. Qui arrive au bout gagne ; la manche se termine toujours.

## compatibility › howto › facts

compatibility-howto-facts-openers = À la manche suivante, la personne à gauche ouvre le thème.
compatibility-howto-facts-modelOpens = Le modèle ouvre le thème. À la manche suivante, le modèle est la personne à sa gauche.
compatibility-howto-facts-randomTeams = Si vous voulez : les équipes sont tirées au sort.
compatibility-howto-facts-partners = Les partenaires sont face à face et partagent un pion.
compatibility-howto-facts-joined = Les partenaires sont face à face et réunissent leurs pions.
compatibility-howto-facts-alternate = Les équipes alternent autour de la table.
compatibility-howto-facts-called = Qui ouvre le thème annonce un numéro de 1 à { $themes_on_a_card }, puis seulement pioche la carte.
compatibility-howto-facts-rolled = Un dé dit lequel des { $themes_on_a_card } thèmes de la carte on joue.
compatibility-howto-facts-teamsOpen = Les équipes ouvrent à tour de rôle, et celle qui a ouvert retourne ses images en premier.
compatibility-howto-facts-deck = Le jeu a { $images } images au lieu de { $usual }.
compatibility-howto-facts-model = À chaque manche, l’un de vous est le modèle : tous les autres essaient de choisir comme lui.
compatibility-howto-facts-modelShares = Le modèle avance autant que le meilleur des autres.
compatibility-howto-facts-modelHand =
    { $full_hand ->
        [one] Le modèle choisit toujours { $full_hand } image.
       *[other] Le modèle choisit toujours { $full_hand } images.
    }
compatibility-howto-facts-modelNothing = Le modèle n’avance pas.
compatibility-howto-facts-allOfATeam = Seul compte ce que les { $team } d’une équipe ont en commun : { $direct } points à la même place, { $indirect } sinon.
compatibility-howto-facts-token =
    { $doubles ->
        [one] Chacun a un jeton ×2 pour la partie. Annonce-le
       *[other] Chacun a { $doubles } jetons ×2 pour la partie. Annonces-en un
    } avant la révélation, en premier dans la manche : un accord direct vaut alors { $doubled }.
compatibility-howto-facts-modelNoToken = Le modèle ne joue jamais son jeton.
compatibility-howto-facts-doubleUpTeam =
    Si vous voulez : chaque équipe a { $doubles ->
        [one] une carte Double Up cachée qui fait
       *[other] { $doubles } cartes Double Up cachées qui font
    } { $doubled } d’un accord direct.
compatibility-howto-facts-doubleUpAlone =
    Si vous voulez : chacun a { $doubles ->
        [one] une carte Double Up cachée qui fait
       *[other] { $doubles } cartes Double Up cachées qui font
    } { $doubled } d’un accord direct.
compatibility-howto-facts-tieOvershoot = Plusieurs au bout dans la même manche ? Qui l’a le plus dépassé gagne.
compatibility-howto-facts-tieTokens = Plusieurs au bout dans la même manche ? Qui garde le plus de jetons ×2 gagne.
compatibility-howto-facts-tiePlayoff = Plusieurs au bout dans la même manche ? Ils continuent entre eux jusqu’à ce que l’un soit devant.
compatibility-howto-facts-duo = Notre façon à nous : arrivez au bout en aussi peu de manches que possible.

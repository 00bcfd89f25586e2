## samegame

# As in English.
samegame-name = The Same Game
samegame-round = Manche { $n } sur { $of }
samegame-turn = Tour { $n } sur { $of }
samegame-languages = Indices en { $languages }
samegame-criteria = Ce que veulent dire les critères
samegame-criteriaWord = Critères
samegame-yourObject = Ton objet
samegame-yourTrap = Ton piège
samegame-score = Score : { $score } sur { $finish }
samegame-a =
    { $gender ->
        [m] un { $name }
        [f] une { $name }
        [mp] des { $name }
        [fp] des { $name }
       *[other] { $name }
    }
samegame-que =
    { $gender ->
        [m] qu’{ samegame-a }
        [f] qu’{ samegame-a }
       *[other] que { samegame-a }
    }
samegame-de =
    { $gender ->
        [m] d’{ samegame-a }
        [f] d’{ samegame-a }
       *[other] { samegame-deName }
    }
samegame-deName =
    { START($name) ->
        [vowel] d’{ $name }
       *[other] de { $name }
    }
samegame-line = Deux objets partagent un critère. Trouvez toutes leurs différences.

## samegame › medals

samegame-medals-flowers = Fleurs
# As in English.
samegame-medals-bronze = Bronze
samegame-medals-silver = Argent
samegame-medals-gold = Or

## samegame › write

samegame-write-anyTask = Trouve un objet semblable à { samegame-a } pour un seul critère : *{ $criterion }*
samegame-write-andElse = … mais différent pour tout le reste.
samegame-write-goodClue = Pareil pour le piège. Différent pour tout le reste.
samegame-write-trapIs = Ton piège : { $criterion }
samegame-write-tokenIs = Ton numéro est le { $number }.
samegame-write-yourClue = Ton indice
samegame-write-placeholder = Un objet fabriqué
samegame-write-lockIn = Valider
samegame-write-anyway = Le garder quand même
samegame-write-change = En écrire un autre
samegame-write-keep = Garder l’ancien
samegame-write-checking = On vérifie…
samegame-write-isMade = Fabriqué par l’homme
samegame-write-isWord = Un vrai mot
samegame-write-isSingle = Juste l’objet
samegame-write-mayComeBack = À toi de voir. Le groupe peut le refuser.
samegame-write-really = Vraiment différent ?
samegame-write-marks = Touche pour marquer. Toi seul le vois.
samegame-write-written = Ton indice est prêt.
samegame-write-writtenLine = Tu peux le changer tant que tout le monde n’a pas fini.
samegame-write-stillWriting =
    { $n ->
        [1] { $names } écrit encore
        [2] { $names } écrivent encore
       *[other] { $n } personnes écrivent encore
    }
samegame-write-onlyYou = On n’attend plus que toi
samegame-write-othersWrite = Tout le monde écrit un indice en secret.
samegame-write-cameBack = Ton indice est revenu
samegame-write-cameBackLine = Le groupe a refusé { $clues }. Écris-en un autre.
samegame-write-theyRewrite = { $name } écrit un autre indice
samegame-write-theyRewriteLine = Le groupe a refusé « { $clue } ». On ne montre rien avant le nouvel indice.

## samegame › write › task

samegame-write-task-appearance = Trouve un objet qui *ressemble* à { samegame-a }
samegame-write-task-number_in_the_world = Trouve un objet *aussi répandu* dans le monde { samegame-que }
samegame-write-task-length = Trouve un objet *aussi long* { samegame-que }
samegame-write-task-material = Trouve un objet fait *de la même matière* { samegame-que }
samegame-write-task-price = Trouve un objet qui *coûte aussi cher* { samegame-que }
samegame-write-task-intended_use = Trouve un objet qui *sert à la même chose* { samegame-que }
samegame-write-task-movement = Trouve un objet qui *bouge comme* { samegame-a }
samegame-write-task-complexity = Trouve un objet *aussi dur à fabriquer* { samegame-que }
samegame-write-task-importance = Trouve un objet *aussi important* pour les humains { samegame-que }
samegame-write-task-effort_to_explain = Trouve un objet *aussi dur à expliquer* { samegame-que }
samegame-write-task-duration_of_use = Trouve un objet dont on se sert *aussi longtemps* que { samegame-de }
samegame-write-task-days_of_use = Trouve un objet dont on se sert *autant de jours* par an que { samegame-de }
samegame-write-task-weight = Trouve un objet *aussi lourd* { samegame-que }
samegame-write-task-thickness = Trouve un objet *aussi épais* { samegame-que }
samegame-write-task-volume = Trouve un objet qui *prend autant de place* { samegame-que }

## samegame › write › mark

samegame-write-mark-none = { $criterion } : pas marqué
samegame-write-mark-different = { $criterion } : différent
samegame-write-mark-unsure = { $criterion } : pas sûr

## samegame › swap

samegame-swap-open = Échanger mon objet
samegame-swap-title = Un autre objet ?
samegame-swap-line = Le groupe a droit à un échange par partie. Tout le monde doit être d’accord, personne ne voit le nouvel objet avant, et on ne revient pas en arrière.
samegame-swap-ask = Demander au groupe
samegame-swap-asked = Tu as demandé un autre objet
samegame-swap-askedLine = On attend { $names }
samegame-swap-theyAsk = { $name } veut échanger son objet
samegame-swap-theyAskLine = Un échange par partie, si tout le monde est d’accord.
samegame-swap-consent = D’accord pour moi
samegame-swap-refuse = Plutôt non
samegame-swap-youAgreed = Tu es d’accord. On attend les autres.
samegame-swap-refused = { $name } n’est pas d’accord. Pas d’échange cette fois.
samegame-swap-made = { $name } a un nouvel objet.
samegame-swap-mine = Voici ton nouvel objet.

## samegame › ready

samegame-ready-yours = À toi !
samegame-ready-yoursLine = Montre ton objet et ton indice. Ensuite, plus un mot, plus un geste.
samegame-ready-begin = Montrer les deux
samegame-ready-theirs = Au tour { samegame-deName }
samegame-ready-theirsLine = Un objet et un indice qui partagent un seul critère.
samegame-ready-secret = Toi seul le vois
samegame-ready-last = Tour précédent
samegame-ready-order = Ordre des tours
samegame-ready-done = fait

## samegame › guess

samegame-guess-title = En quoi ces deux-là sont-ils différents ?
samegame-guess-theirTurn = Tour { samegame-deName }
samegame-guess-silent = regarde en silence
samegame-guess-yourTurn = Ton tour : plus un mot, plus un geste !
samegame-guess-yourTitle = Qu’est-ce qu’ils vont montrer ?
samegame-guess-yourTrap = ton piège
samegame-guess-object = l’objet
samegame-guess-clue = l’indice
samegame-guess-nobody = Personne ne montre encore.
samegame-guess-pointingAll = Tout le monde montre *{ $criterion }*.
samegame-guess-pointing =
    { $n ->
        [one] { $n } doigt sur { $of } : *{ $criterion }*.
       *[other] { $n } doigts sur { $of } : *{ $criterion }*.
    }
samegame-guess-scattered =
    { $n ->
        [one] { $n } doigt.
       *[other] { $n } doigts, { $n } avis.
    }
samegame-guess-youDecide = C’est toi qui décides.
samegame-guess-theyDecide = C’est { $name } qui décide.
samegame-guess-cup = { $criterion } : sous un gobelet
samegame-guess-pointed = { $criterion } : sous un gobelet. Montrent ici : { $names }
samegame-guess-lifted = { $criterion } : numéro { $number }, sans danger
samegame-guess-trap = { $criterion } : le piège
samegame-guess-trapNow = Le piège maintenant : *{ $value }*
# As in English.
samegame-guess-best = Max *{ $value }*
samegame-guess-circle = cercle { $value }
samegame-guess-covered = cercle { $value }, couvert d’un gobelet
samegame-guess-reject = Cet indice est-il permis ?
samegame-guess-rejectWord = Permis ?
samegame-guess-rejectLine = Un indice est un objet fabriqué par l’homme : pas de nombre, pas de matière, pas de mot en plus. Si la majorité le refuse, { $name } en écrit un autre.
samegame-guess-rejectGo = Le refuser
samegame-guess-letPass = L’accepter
samegame-guess-rejecting = Refusé par { $names }

## samegame › guess › rule

samegame-guess-rule-unanimous = Il faut que tous soient d’accord.
samegame-guess-rule-majority = La majorité décide.
samegame-guess-rule-anyone = Le premier doigt lève le gobelet.

## samegame › result

samegame-result-found = Vous les avez tous trouvés !
samegame-result-trapped = Vous êtes tombés dans le piège !
samegame-result-trapOf = Le piège { samegame-deName }
samegame-result-yourTrap = Ton piège
samegame-result-alike = C’est le seul critère que { $thing } et « { $clue } » partagent.
samegame-result-counts = Ce tour rapporte { $value }
samegame-result-roundOver = Fin de la manche { $n } ! Place aux nouveaux objets, numéros et pièges.
samegame-result-goOn = Continuer
samegame-result-toNewRound = Manche suivante
samegame-result-toEnd = Voir le résultat

## samegame › end

samegame-end-points = { $score } points sur { $finish }
samegame-end-story = Tour par tour
samegame-end-safeCups = gobelets sans danger
samegame-end-escaped = pièges évités
samegame-end-of = { $n } sur { $of }
samegame-end-bestClue = meilleur indice, { samegame-deName }
samegame-end-trickiest = critère le plus traître
samegame-end-wasAlike = en commun : { $criterion }

## samegame › end › title

samegame-end-title-gold = L’or !
samegame-end-title-silver = L’argent !
samegame-end-title-bronze = Le bronze !
samegame-end-title-flowers = Des fleurs !
samegame-end-title-before_flowers = Pas cette fois

## samegame › end › line

samegame-end-line-gold = Vous êtes sur la même longueur d’onde !
samegame-end-line-silver = Gagné ! Encore un bon indice et c’était l’or.
samegame-end-line-bronze = Gagné ! Vous vous comprenez.
samegame-end-line-flowers = Le bronze était tout près !
samegame-end-line-before_flowers = Les pièges vous ont eus. On recommence ?

## samegame › wait

samegame-wait-hurry = Presser les bots
samegame-wait-standIn = Un remplaçant joue pour { $name }.

## samegame › said

samegame-said-dealt = La manche { $round } commence. Chacun a un objet et un numéro secret.
samegame-said-written = { $name } a écrit son indice.
samegame-said-began = { $name } montre : { $object }, et l’indice { $clue }.
samegame-said-pointed = { $name } montre { $criterion }.
samegame-said-rejected = { $name } refuse l’indice.
samegame-said-sentBack = L’indice retourne à { $name }.
samegame-said-safe = { $criterion } : sans danger.
samegame-said-trap = { $criterion } : c’est le piège.
samegame-said-ended = Le tour rapporte { $value }. Le total est de { $score }.

## samegame › remarks

samegame-remarks-bot_knows_no_facts = { $name } : je ne connais ces objets que de nom, alors je devine d’après les mots.

## samegame › practice

samegame-practice-practice_trap = Ton objet : { $a }. Ton numéro secret est le { $number }, et il est posé sur *{ $criterion }*. C’est ton piège.
samegame-practice-practice_clue = Trouve un autre objet, semblable à { $a } pour *{ $criterion }* et pour rien d’autre. Les autres verront les deux et chercheront les différences.
samegame-practice-practice_try = Que dis-tu de *{ $clue }* ? Touche pour le prendre.
samegame-practice-practice_swap = Pas d’idée ? Le groupe peut échanger un objet par partie.
samegame-practice-practice_swap_asked = Tu as demandé un autre objet. Tout le monde doit être d’accord.
samegame-practice-practice_answer_swap = { $name } veut échanger son objet. Un échange par partie, si tout le monde est d’accord.
samegame-practice-practice_written = Bien joué ! Ton indice reste secret jusqu’à ton tour.
samegame-practice-practice_begin_turn = Montre maintenant les deux objets. Ensuite, plus un mot, plus un geste : ne montre rien.
samegame-practice-practice_other_begins = C’est au tour { samegame-deName }, et toi, tu devines.
samegame-practice-practice_be_silent = Les autres lèvent les gobelets là où les deux objets sont différents. S’ils lèvent *{ $criterion }*, ton piège, le tour est fini.
samegame-practice-practice_agreement = Un gobelet se lève dès que tout le monde le montre. Tu peux toujours déplacer ton doigt.
samegame-practice-practice_guess = Les deux partagent un seul critère : le piège { samegame-deName }. Laisse-le et lève les autres. Où sont-ils le plus différents ?
samegame-practice-practice_point = La différence est nette ici : *{ $criterion }*. Montre-le.
samegame-practice-practice_point_freely = Où la différence est-elle nette ? Montre-le.
samegame-practice-practice_cup = *{ $criterion }* était sans danger ! Son gobelet couvre un cercle, et le tour vaut maintenant { $value }.
samegame-practice-practice_found = Vous les avez tous trouvés ! *{ $criterion }* était le piège. Cela rapporte { $value } : le score est de { $score }.
samegame-practice-practice_trapped = *{ $criterion }* était le piège : le tour est fini. Cela rapporte { $value } : le score est de { $score }.
samegame-practice-practice_medals = Nouveaux objets, nouveaux pièges, et plus de conseils. À partir de { $bronze }, c’est le bronze, de { $silver } l’argent, de { $gold } l’or. { $finish } est le maximum. À vous de jouer !

## samegame › fields › level

samegame-fields-level-title = Niveau
samegame-fields-level-name = Niveau { $value }
samegame-fields-level-line = { $criteria } critères en jeu.

## samegame › fields › level › lines

samegame-fields-level-lines-1 = { $criteria } critères, tous faciles.
samegame-fields-level-lines-2 = { $criteria } critères, dont deux plus difficiles.
samegame-fields-level-lines-3 = { $criteria } critères : plus de choses à distinguer.
samegame-fields-level-lines-4 = { $criteria } critères, et pas un gobelet de trop.

## samegame › fields › agreement

samegame-fields-agreement-title = Qui décide

## samegame › fields › agreement › names

samegame-fields-agreement-names-unanimous = Tous d’accord
samegame-fields-agreement-names-majority = La majorité décide
samegame-fields-agreement-names-anyone = Premier doigt

## samegame › fields › agreement › lines

samegame-fields-agreement-lines-unanimous = Un gobelet se lève quand tous le montrent.
samegame-fields-agreement-lines-majority = Un gobelet se lève quand plus de la moitié le montrent.
samegame-fields-agreement-lines-anyone = Un seul doigt lève un gobelet. Rapide et audacieux !

## samegame › fields › language

samegame-fields-language-title = Langues des indices
samegame-fields-language-line = Écrivez vos indices dans l’une de ces langues.
samegame-fields-language-all = Indices en { $names }

## samegame › fields › objects

samegame-fields-objects-line =
    { $objects ->
        [one] Notre objet.
       *[other] Nos { $objects } objets.
    }

## samegame › tv

samegame-tv-turnOf = Tour { $n } sur { $of }
samegame-tv-allWrite = Écrivez vos indices
samegame-tv-allWriteLine = Trouve un objet qui partage un seul critère avec le tien : ton piège.
samegame-tv-showsNext = À { $name } de jouer
samegame-tv-showsNextLine = Bientôt : l’objet et l’indice
samegame-tv-writesAgain = { $name } écrit un autre indice
samegame-tv-writesAgainLine = La majorité a refusé le premier.
samegame-tv-asksSwap = { $name } veut échanger son objet. Tout le monde doit être d’accord.
samegame-tv-whereDiffer = En quoi sont-ils différents ?
samegame-tv-clueOf = Indice { samegame-deName }
samegame-tv-pointNow = Montre un gobelet sur ton téléphone.
samegame-tv-pointAt =
    { $n ->
        [1] { $n } sur { $of } montre « { $criterion } ».
       *[other] { $n } sur { $of } montrent « { $criterion } ».
    }
samegame-tv-worthNow = Ce tour vaut { $value }
samegame-tv-alike = critère commun
samegame-tv-trapped = C’était le piège !
samegame-tv-found = Vous les avez tous trouvés !
samegame-tv-alikeIn = Ils partagent un critère : « { $criterion } ».
samegame-tv-score = Score { $score } sur { $of }

## samegame › tv › agreements

samegame-tv-agreements-unanimous = Il faut que tous soient d’accord.
samegame-tv-agreements-majority = La majorité décide.
samegame-tv-agreements-anyone = Le premier doigt lève le gobelet.

## samegame › tv › results

samegame-tv-results-before_flowers = Pas de médaille cette fois
samegame-tv-results-flowers = Des fleurs ! Presque une médaille
samegame-tv-results-bronze = Le bronze !
samegame-tv-results-silver = L’argent !
samegame-tv-results-gold = L’or !

## samegame › past

samegame-past-writing = On écrit les indices
samegame-past-trapIs = Piège : { $criterion }
samegame-past-noClue = pas encore d’indice
samegame-past-turns =
    { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }
samegame-past-sameThings = Vous aurez les mêmes critères, objets et numéros.
# As in English.
samegame-past-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## samegame › past › results

samegame-past-results-before_flowers = Pas de médaille
samegame-past-results-flowers = Fleurs
# As in English.
samegame-past-results-bronze = Bronze
samegame-past-results-silver = Argent
samegame-past-results-gold = Or

## samegame › howto

samegame-howto-lead = Vous jouez tous ensemble. Deux objets partagent un critère. Trouvez toutes leurs différences.
samegame-howto-yours = Ton piège
samegame-howto-object = l’objet
samegame-howto-clueLine = l’indice
samegame-howto-rulesTitle = Les règles des indices
samegame-howto-rounds =
    { $rounds ->
        [one] À { $n }, chacun écrit un indice.
       *[other] À { $n }, chacun écrit { $rounds } indices.
    }
samegame-howto-majority = Avec « La majorité décide », en cas de partage, c’est la personne à gauche du joueur actif qui tranche.

## samegame › howto › secret

samegame-howto-secret-title = Objet et piège
samegame-howto-secret-text = Tu reçois un objet et un numéro secret. Le critère qui porte ton numéro est ton piège.

## samegame › howto › clue

samegame-howto-clue-title = Écris un indice
samegame-howto-clue-text = Trouve un autre objet, pareil au tien pour le piège et différent pour tout le reste.

## samegame › howto › guess

samegame-howto-guess-title = Soulevez les gobelets
samegame-howto-guess-text = À tour de rôle, montrez vos deux objets. Les autres montrent un gobelet où ils diffèrent. Une fois d’accord, ils le soulèvent.

## samegame › howto › trap

samegame-howto-trap-title = Évitez le piège
samegame-howto-trap-text = Chaque gobelet sans danger fait monter la valeur du tour, de { $least } à { $most }. Le piège y met fin. S’il ne reste que lui, vous les avez tous trouvés !

## samegame › howto › medals

samegame-howto-medals-title = Gagnez une médaille
samegame-howto-medals-text = On additionne tous les tours : { $bronze } pour le bronze, { $silver } pour l’argent, { $gold } pour l’or. Plus le niveau monte, plus il y a de critères.

## samegame › howto › rules

samegame-howto-rules-1 = Un objet fabriqué par l’homme : ni animal, ni plante, ni nuage.
samegame-howto-rules-2 = Juste l’objet : pas d’adjectif, pas de mot en plus.
samegame-howto-rules-3 = Plusieurs mots ? D’accord si c’est un seul objet, comme « machine à laver ».
samegame-howto-rules-4 = Ni nombre, ni matière, ni le mot de la carte.
samegame-howto-rules-5 = Pendant ton tour, on ne montre rien, on se tait, on ne sourit pas.
samegame-howto-rules-6 = Une fois par partie, vous pouvez échanger un objet, si tous sont d’accord.

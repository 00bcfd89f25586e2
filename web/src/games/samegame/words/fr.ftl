## samegame

samegame-name = The Same Game
samegame-round = Manche { $n } sur { $of }
samegame-turn = Tour { $n } sur { $of }
samegame-languages = Indices en { $languages }
samegame-criteria = Le sens des critères
samegame-yourObject = Ton objet
samegame-yourTrap = Ton piège
samegame-score = Score : { $score } sur { $finish }
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
samegame-line = Un seul point commun : trouvez tout ce qui les distingue.

## samegame › medals

samegame-medals-flowers = Fleurs
samegame-medals-bronze = Bronze
samegame-medals-silver = Argent
samegame-medals-gold = Or

## samegame › write

samegame-write-anyTask = Trouve un objet comme { samegame-a } sur ce point : *{ $criterion }*
samegame-write-andElse = … et différent sur tout le reste.
samegame-write-goodClue = Un bon indice est proche sur le piège, et loin sur tout le reste.
samegame-write-trapIs = Ton piège : { $criterion }
samegame-write-tokenIs = Ton numéro est le { $number }.
samegame-write-yourClue = Ton indice
samegame-write-placeholder = Un objet
samegame-write-lockIn = Valider
samegame-write-anyway = Le garder quand même
samegame-write-change = En écrire un autre
samegame-write-keep = Garder l’ancien
samegame-write-checking = On vérifie …
samegame-write-isMade = Fait par les humains
samegame-write-isWord = Un vrai mot
samegame-write-isSingle = Rien que l’objet
samegame-write-mayComeBack = À toi de voir : le groupe peut le refuser.
samegame-write-really = Vraiment différent ?
samegame-write-marks = Touche pour marquer. Personne d’autre ne le voit.
samegame-write-written = Ton indice est face cachée.
samegame-write-writtenLine = Tu peux le changer tant qu’il en manque un.
samegame-write-stillWriting =
    { $n ->
        [1] { $names } écrit encore
        [2] { $names } écrivent encore
       *[other] { $n } personnes écrivent encore
    }
samegame-write-onlyYou = On n’attend plus que toi
samegame-write-othersWrite = Tout le monde écrit un indice en secret.
samegame-write-cameBack = Ton indice est revenu
samegame-write-cameBackLine = Le groupe n’a pas accepté : { $clues }. Écris-en un autre.
samegame-write-theyRewrite = { $name } écrit un autre indice
samegame-write-theyRewriteLine = Vous n’avez pas accepté « { $clue } ». D’ici là, personne ne montre rien.

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

samegame-write-mark-none = { $criterion } : pas marqué
samegame-write-mark-different = { $criterion } : différent
samegame-write-mark-unsure = { $criterion } : pas sûr

## samegame › swap

samegame-swap-open = Échanger mon objet
samegame-swap-title = Un autre objet ?
samegame-swap-line = Le groupe a droit à un échange par partie. Tout le monde doit être d’accord, personne ne voit le nouvel objet, et on ne revient pas en arrière.
samegame-swap-ask = Demander au groupe
samegame-swap-asked = Tu demandes un autre objet
samegame-swap-askedLine = Réponses attendues : { $names }
samegame-swap-theyAsk = { $name } voudrait un autre objet
samegame-swap-theyAskLine = C’est possible une fois par partie, si tout le monde est d’accord.
samegame-swap-consent = D’accord
samegame-swap-refuse = Plutôt non
samegame-swap-youAgreed = Tu es d’accord. Aux autres de répondre.
samegame-swap-refused = { $name } préfère que non : pas d’échange cette fois.
samegame-swap-made = { $name } a maintenant un autre objet.
samegame-swap-mine = Voici ton nouvel objet.

## samegame › ready

samegame-ready-yours = À toi !
samegame-ready-yoursLine = Montre ton objet et ton indice. Ensuite, plus un mot, plus un geste.
samegame-ready-begin = Montrer les deux
samegame-ready-theirs = Au tour { samegame-deName }
samegame-ready-theirsLine = Un objet et un indice, pareils sur un seul point.
samegame-ready-secret = Personne d’autre ne le voit
samegame-ready-last = Le dernier tour
samegame-ready-order = L’ordre des tours
samegame-ready-done = fait

## samegame › guess

samegame-guess-title = En quoi sont-ils différents ?
samegame-guess-theirTurn = Tour { samegame-deName }
samegame-guess-silent = regarde en silence
samegame-guess-yourTurn = Ton tour : plus un mot, plus un geste !
samegame-guess-yourTitle = Où vont-ils chercher ?
samegame-guess-yourTrap = ton piège
samegame-guess-object = l’objet
samegame-guess-clue = l’indice
samegame-guess-nobody = Aucun doigt pour l’instant.
samegame-guess-pointingAll = Tous les doigts sur *{ $criterion }*.
samegame-guess-pointing =
    { $n ->
        [one] { $n } doigt sur { $of } : *{ $criterion }*.
       *[other] { $n } doigts sur { $of } : *{ $criterion }*.
    }
samegame-guess-scattered =
    { $n ->
        [one] { $n } doigt.
       *[other] { $n } doigts, { $n } avis.
    }
samegame-guess-youDecide = Tu décides sans les autres.
samegame-guess-theyDecide = La décision revient à { $name }.
samegame-guess-cup = { $criterion } : sous une tasse
samegame-guess-pointed = { $criterion } : sous une tasse, doigts ici : { $names }
samegame-guess-lifted = { $criterion } : numéro { $number }, sans danger
samegame-guess-trap = { $criterion } : le piège
samegame-guess-trapNow = Avec le piège maintenant : *{ $value }*
samegame-guess-best = au mieux *{ $value }*
samegame-guess-circle = cercle { $value }
samegame-guess-covered = cercle { $value }, couvert d’une tasse
samegame-guess-reject = Cet indice est-il permis ?
samegame-guess-rejectLine = Un indice est un objet fait par les humains : ni nombre, ni matière, ni mot en plus. Si plus de la moitié le refuse, { $name } en écrit un autre.
samegame-guess-rejectGo = Pas permis
samegame-guess-letPass = On l’accepte
samegame-guess-rejecting = « Pas permis » : { $names }

## samegame › guess › rule

samegame-guess-rule-unanimous = Il faut l’accord de tous.
samegame-guess-rule-majority = Plus de la moitié décide.
samegame-guess-rule-anyone = Le premier doigt lève la tasse.

## samegame › result

samegame-result-found = Il ne reste que le piège !
samegame-result-trapped = Pris au piège !
samegame-result-trapOf = Le piège { samegame-deName }
samegame-result-yourTrap = Ton piège
samegame-result-alike = Sur ce point, { $thing } et « { $clue } » se ressemblent.
samegame-result-counts = Ce tour compte { $value }
samegame-result-roundOver = La manche { $n } est finie : nouveaux objets, nouveaux numéros, nouveaux pièges.
samegame-result-goOn = Continuer
samegame-result-toNewRound = Nouvelle manche
samegame-result-toEnd = Voir la médaille

## samegame › end

samegame-end-points = { $score } points sur { $finish }
samegame-end-story = Tour par tour
samegame-end-safeCups = tasses sans danger
samegame-end-escaped = tours sans piège
samegame-end-of = { $n } sur { $of }
samegame-end-bestClue = meilleur indice, { samegame-deName }
samegame-end-trickiest = critère le plus traître
samegame-end-wasAlike = pareil : { $criterion }

## samegame › end › title

samegame-end-title-gold = L’or !
samegame-end-title-silver = L’argent !
samegame-end-title-bronze = Le bronze !
samegame-end-title-flowers = Des fleurs !
samegame-end-title-before_flowers = Pas cette fois

## samegame › end › line

samegame-end-line-gold = Vous êtes sur la même longueur d’onde.
samegame-end-line-silver = Encore un bon indice, et c’était l’or.
samegame-end-line-bronze = Gagné ! Vous vous comprenez.
samegame-end-line-flowers = Des fleurs pour vous ; le bronze était tout près.
samegame-end-line-before_flowers = Les tasses ont gagné. On recommence ?

## samegame › wait

samegame-wait-hurry = Presser les bots
samegame-wait-standIn = Un bot joue pour { $name }.

## samegame › said

samegame-said-dealt = La manche { $round } commence. Chacun a un objet et un numéro secret.
samegame-said-written = { $name } a un indice.
samegame-said-began = { $name } montre : { $object }, et l’indice { $clue }.
samegame-said-pointed = { $name } montre { $criterion }.
samegame-said-rejected = { $name } n’accepte pas l’indice.
samegame-said-sentBack = L’indice retourne à { $name }.
samegame-said-safe = { $criterion } : sans danger.
samegame-said-trap = { $criterion } : c’est le piège.
samegame-said-ended = Le tour compte { $value }. Le score est de { $score }.

## samegame › remarks

samegame-remarks-bot_knows_no_facts = { $name } : je ne connais ces objets que de nom, alors je devine d’après les mots.

## samegame › practice

samegame-practice-practice_trap = Ton objet : { $a }. Ton numéro secret est le { $number }, et il est posé sur *{ $criterion }*. C’est ton piège.
samegame-practice-practice_clue = Écris un autre objet, pareil seulement sur ce point : *{ $criterion }*. Les autres verront les deux et chercheront en quoi ils sont différents.
samegame-practice-practice_try = Une idée : *{ $clue }*. Touche pour la prendre.
samegame-practice-practice_swap = Pas d’idée ? Une fois par partie, on peut échanger son objet.
samegame-practice-practice_swap_asked = Tu as demandé un autre objet. Tout le monde doit être d’accord.
samegame-practice-practice_answer_swap = { $name } voudrait un autre objet. C’est possible une fois par partie, si tout le monde est d’accord.
samegame-practice-practice_written = Très bien. Ton indice reste caché jusqu’à ton tour.
samegame-practice-practice_begin_turn = Montre maintenant les deux objets. Ensuite, silence : pas un mot, pas un signe, et tu ne montres rien.
samegame-practice-practice_other_begins = C’est au tour { samegame-deName }. Tu devines avec les autres.
samegame-practice-practice_be_silent = Les autres lèvent les tasses là où les deux objets sont différents. S’ils lèvent *{ $criterion }*, ton piège, le tour est fini.
samegame-practice-practice_agreement = Une tasse se lève dès que tous ceux qui devinent la montrent. Tu peux toujours déplacer ton doigt.
samegame-practice-practice_guess = Les deux se ressemblent sur un seul point : le piège { samegame-deName }. Laissez-le tranquille et levez les autres tasses. Où la différence est-elle la plus nette ?
samegame-practice-practice_point = Ici, la différence est sûre : *{ $criterion }*. Montre-la.
samegame-practice-practice_point_freely = Où sont-ils sûrement différents ? Montre-le.
samegame-practice-practice_cup = *{ $criterion }* était sans danger. Sa tasse couvre un cercle, et le tour compte maintenant { $value }.
samegame-practice-practice_found = Il ne reste que *{ $criterion }* : c’est donc le piège. Cela compte { $value }, et le score est de { $score }.
samegame-practice-practice_trapped = *{ $criterion }* était le piège, et le tour est fini. Il compte { $value }, et le score est de { $score }.
samegame-practice-practice_medals = Nouveaux objets, nouveaux pièges, et plus de conseils. À partir de { $bronze }, c’est le bronze, de { $silver } l’argent, de { $gold } l’or. { $finish } est le maximum. À vous de jouer !

## samegame › fields › level

samegame-fields-level-title = Niveau
samegame-fields-level-name = Niveau { $value }
samegame-fields-level-line = { $criteria } critères dans la rangée.

## samegame › fields › level › lines

samegame-fields-level-lines-1 = { $criteria } critères, les plus faciles.
samegame-fields-level-lines-2 = { $criteria } critères, dont deux plus difficiles.
samegame-fields-level-lines-3 = { $criteria } critères : il y a plus à distinguer.
samegame-fields-level-lines-4 = { $criteria } critères, et pas une tasse de trop.

## samegame › fields › agreement

samegame-fields-agreement-title = Quand le groupe est d’accord

## samegame › fields › agreement › names

samegame-fields-agreement-names-unanimous = Tous d’accord
samegame-fields-agreement-names-majority = La majorité décide
samegame-fields-agreement-names-anyone = Le premier doigt décide

## samegame › fields › agreement › lines

samegame-fields-agreement-lines-unanimous = Une tasse est levée quand tous les doigts la montrent.
samegame-fields-agreement-lines-majority = Une tasse est levée quand plus de la moitié des doigts la montrent.
samegame-fields-agreement-lines-anyone = Un seul doigt lève une tasse : rapide et hardi.

## samegame › fields › language

samegame-fields-language-title = Langues des indices
samegame-fields-language-line = Un indice peut être un mot de ces langues.
samegame-fields-language-all = Indices en { $names }

## samegame › fields › objects

samegame-fields-objects-line =
    { $objects ->
        [one] Notre objet.
       *[other] Nos { $objects } objets.
    }

## samegame › tv

samegame-tv-turnOf = Tour { $n } sur { $of }
samegame-tv-allWrite = Chacun écrit un indice
samegame-tv-allWriteLine = Un autre objet, pareil au tien sur un seul critère : le piège.
samegame-tv-showsNext = Au tour de { $name }
samegame-tv-showsNextLine = L’objet et l’indice arrivent dans un instant.
samegame-tv-writesAgain = { $name } écrit un autre indice
samegame-tv-writesAgainLine = La plupart d’entre vous ont refusé le premier.
samegame-tv-asksSwap = { $name } demande un autre objet. Tous les autres doivent accepter.
samegame-tv-whereDiffer = Où est la différence ?
samegame-tv-clueOf = Indice de { $name }
samegame-tv-pointNow = Montre une tasse sur ton téléphone.
samegame-tv-pointAt =
    { $n ->
        [1] { $n } sur { $of } montre « { $criterion } ».
       *[other] { $n } sur { $of } montrent « { $criterion } ».
    }
samegame-tv-worthNow = Ce tour vaut { $value }
samegame-tv-alike = pareils ici
samegame-tv-trapped = C’était le piège !
samegame-tv-found = Toutes les différences trouvées !
samegame-tv-alikeIn = Ils sont pareils en « { $criterion } ».
samegame-tv-score = Score { $score } sur { $of }

## samegame › tv › agreements

samegame-tv-agreements-unanimous = Il faut l’accord de tous.
samegame-tv-agreements-majority = Plus de la moitié décide.
samegame-tv-agreements-anyone = N’importe qui peut soulever.

## samegame › tv › results

samegame-tv-results-before_flowers = Pas de médaille cette fois
samegame-tv-results-flowers = Des fleurs, presque une médaille
samegame-tv-results-bronze = Le bronze !
samegame-tv-results-silver = L’argent !
samegame-tv-results-gold = L’or !

## samegame › past

samegame-past-writing = On écrit les indices
samegame-past-trapIs = Piège : { $criterion }
samegame-past-noClue = pas encore d’indice
samegame-past-turns =
    { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }
samegame-past-sameThings = Les mêmes critères, objets et numéros sont distribués.
samegame-past-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## samegame › past › results

samegame-past-results-before_flowers = Pas de médaille
samegame-past-results-flowers = Fleurs
samegame-past-results-bronze = Bronze
samegame-past-results-silver = Argent
samegame-past-results-gold = Or

## samegame › howto

samegame-howto-lead = Vous jouez tous ensemble. Deux objets se ressemblent sur un seul point : trouvez tous les autres.
samegame-howto-yours = Ton piège
samegame-howto-object = l’objet
samegame-howto-clueLine = l’indice
samegame-howto-rulesTitle = Ce que doit être un indice
samegame-howto-rounds =
    { $rounds ->
        [one] À { $n }, chacun écrit un indice.
       *[other] À { $n }, chacun écrit { $rounds } indices.
    }
samegame-howto-majority = Si la majorité décide et qu’aucun gobelet n’a plus de la moitié des voix, la personne à gauche de celle dont c’est le tour tranche.

## samegame › howto › secret

samegame-howto-secret-title = Objet et piège
samegame-howto-secret-text = Tu reçois un objet et un numéro secret. Le critère qui porte ton numéro est ton piège.

## samegame › howto › clue

samegame-howto-clue-title = Écris un indice
samegame-howto-clue-text = Trouve un autre objet, pareil au tien pour le piège, et pour rien d’autre.

## samegame › howto › guess

samegame-howto-guess-title = Soulevez les tasses
samegame-howto-guess-text = À tour de rôle, vous montrez vos deux objets. Les autres montrent une tasse où ils diffèrent ; d’accord, ils la soulèvent.

## samegame › howto › trap

samegame-howto-trap-title = Gare au piège
samegame-howto-trap-text = Chaque tasse soulevée donne plus de valeur au tour, de { $least } à { $most }. Le piège y met fin. S’il ne reste que lui, vous avez tout trouvé.

## samegame › howto › medals

samegame-howto-medals-title = Une médaille
samegame-howto-medals-text = Tous les tours s’additionnent : { $bronze } pour le bronze, { $silver } l’argent, { $gold } l’or. Plus le niveau monte, plus il y a de critères.

## samegame › howto › rules

samegame-howto-rules-1 = Une chose faite par les humains : ni animal, ni plante, ni nuage.
samegame-howto-rules-2 = La chose seule, sans autre mot.
samegame-howto-rules-3 = Plusieurs mots vont bien si le dictionnaire en fait une seule chose, comme « machine à laver ».
samegame-howto-rules-4 = Ni nombre, ni matière, ni le mot de la carte.
samegame-howto-rules-5 = Pendant son tour, on ne montre, ne parle ni ne sourit.
samegame-howto-rules-6 = Une fois par partie, le groupe peut accepter d’échanger un objet.

## samegame

samegame-name = The Same Game
samegame-round = Runde { $n } von { $of }
samegame-turn = Zug { $n } von { $of }
samegame-languages = Hinweise auf { $languages }
samegame-criteria = Was die Kriterien bedeuten
samegame-yourObject = Dein Gegenstand
samegame-yourTrap = Deine Falle
samegame-score = Punktestand { $score } von { $finish }
samegame-a =
    { $gender ->
        [m] ein { $name }
        [f] eine { $name }
        [n] ein { $name }
       *[other] { $name }
    }
samegame-line = Gleich in nur einer Sache: Findet alles, worin sie sich unterscheiden.

## samegame › medals

samegame-medals-flowers = Blumen
samegame-medals-bronze = Bronze
samegame-medals-silver = Silber
samegame-medals-gold = Gold

## samegame › write

samegame-write-anyTask = Nenne etwas, das hierin ist wie { samegame-a }: *{ $criterion }*
samegame-write-andElse = … und in allem anderen ganz anders.
samegame-write-goodClue = Ein guter Hinweis ist in der Falle nah und in allem anderen weit weg.
samegame-write-trapIs = Deine Falle: { $criterion }
samegame-write-tokenIs = Deine Zahl ist die { $number }.
samegame-write-yourClue = Dein Hinweis
samegame-write-placeholder = Ein Ding
samegame-write-lockIn = Steht
samegame-write-anyway = Trotzdem nehmen
samegame-write-change = Ändern
samegame-write-keep = Beim alten bleiben
samegame-write-checking = Wird nachgeschlagen …
samegame-write-isMade = Von Menschen gemacht
samegame-write-isWord = Ein echtes Wort
samegame-write-isSingle = Kein Zusatz
samegame-write-mayComeBack = Du entscheidest. Die Gruppe kann ihn zurückgeben.
samegame-write-really = Wirklich anders?
samegame-write-marks = Zum Markieren tippen. Nur du siehst das.
samegame-write-written = Dein Hinweis liegt verdeckt.
samegame-write-writtenLine = Bis der letzte da ist, kannst du ihn ändern.
samegame-write-stillWriting =
    { $n ->
        [1] { $names } schreibt noch
        [2] { $names } schreiben noch
       *[other] { $n } schreiben noch
    }
samegame-write-onlyYou = Alle warten auf dich
samegame-write-othersWrite = Alle schreiben heimlich einen Hinweis.
samegame-write-cameBack = Dein Hinweis kam zurück
samegame-write-cameBackLine = Die Gruppe hat das nicht erlaubt: { $clues }. Schreib einen anderen.
samegame-write-theyRewrite = { $name } schreibt einen anderen Hinweis
samegame-write-theyRewriteLine = „{ $clue }“ habt ihr nicht erlaubt. So lange zeigt niemand.

## samegame › write › task

samegame-write-task-appearance = Nenne etwas, das *aussieht wie* { samegame-a }
samegame-write-task-number_in_the_world = Nenne etwas, das *so häufig* ist wie { samegame-a }
samegame-write-task-length = Nenne etwas, das *so lang* ist wie { samegame-a }
samegame-write-task-material = Nenne etwas *aus dem gleichen Material* wie { samegame-a }
samegame-write-task-price = Nenne etwas, das *so viel kostet* wie { samegame-a }
samegame-write-task-intended_use = Nenne etwas, das *den gleichen Zweck* hat wie { samegame-a }
samegame-write-task-movement = Nenne etwas, das *sich so bewegt* wie { samegame-a }
samegame-write-task-complexity = Nenne etwas, das *so schwer herzustellen* ist wie { samegame-a }
samegame-write-task-importance = Nenne etwas, das für die Menschheit *so wichtig* ist wie { samegame-a }
samegame-write-task-effort_to_explain = Nenne etwas, das *so schwer zu erklären* ist wie { samegame-a }
samegame-write-task-duration_of_use = Nenne etwas, das *so lange am Stück* benutzt wird wie { samegame-a }
samegame-write-task-days_of_use = Nenne etwas, das *an so vielen Tagen* im Jahr benutzt wird wie { samegame-a }
samegame-write-task-weight = Nenne etwas, das *so schwer* ist wie { samegame-a }
samegame-write-task-thickness = Nenne etwas, das *so dick* ist wie { samegame-a }
samegame-write-task-volume = Nenne etwas, das *so viel Platz* braucht wie { samegame-a }

## samegame › write › mark

samegame-write-mark-none = { $criterion }: nicht markiert
samegame-write-mark-different = { $criterion }: anders
samegame-write-mark-unsure = { $criterion }: nicht sicher

## samegame › swap

samegame-swap-open = Gegenstand tauschen
samegame-swap-title = Ein anderer Gegenstand?
samegame-swap-line = Die Gruppe hat einen Tausch im ganzen Spiel. Alle müssen einverstanden sein, niemand sieht den neuen Gegenstand, und es gibt kein Zurück.
samegame-swap-ask = Die Gruppe fragen
samegame-swap-asked = Du bittest um einen anderen Gegenstand
samegame-swap-askedLine = Es fehlt noch: { $names }
samegame-swap-theyAsk = { $name } hätte gern einen anderen Gegenstand
samegame-swap-theyAskLine = Das geht einmal im Spiel, und alle müssen einverstanden sein.
samegame-swap-consent = Einverstanden
samegame-swap-refuse = Lieber nicht
samegame-swap-youAgreed = Du bist einverstanden. Jetzt die anderen.
samegame-swap-refused = { $name } möchte lieber nicht: diesmal kein Tausch.
samegame-swap-made = { $name } hat jetzt einen anderen Gegenstand.
samegame-swap-mine = Hier ist dein neuer Gegenstand.

## samegame › ready

samegame-ready-yours = Du bist dran!
samegame-ready-yoursLine = Zeig deinen Gegenstand und deinen Hinweis. Ab dann: kein Wort, kein Nicken.
samegame-ready-begin = Beides zeigen
samegame-ready-theirs = Jetzt kommt { $name }
samegame-ready-theirsLine = Ein Gegenstand und ein Hinweis, die sich nur in einem gleichen.
samegame-ready-secret = Nur du siehst das
samegame-ready-last = Der letzte Zug
samegame-ready-order = Wer wann drankommt
samegame-ready-done = fertig

## samegame › guess

samegame-guess-title = Worin sind sie verschieden?
samegame-guess-theirTurn = { $name } ist dran
samegame-guess-silent = sieht zu und schweigt
samegame-guess-yourTurn = Du bist dran: kein Wort, kein Nicken!
samegame-guess-yourTitle = Wohin zeigen sie?
samegame-guess-yourTrap = deine Falle
samegame-guess-object = der Gegenstand
samegame-guess-clue = der Hinweis
samegame-guess-nobody = Noch zeigt niemand.
samegame-guess-pointingAll = Alle zeigen auf *{ $criterion }*.
samegame-guess-pointing =
    { $n ->
        [1] Ein Finger zeigt auf *{ $criterion }*.
       *[other] { $n } von { $of } zeigen auf *{ $criterion }*.
    }
samegame-guess-scattered =
    { $n ->
        [one] { $n } Finger zeigt.
       *[other] { $n } Finger, { $n } Meinungen.
    }
samegame-guess-youDecide = Du entscheidest allein.
samegame-guess-theyDecide = { $name } entscheidet allein.
samegame-guess-cup = { $criterion }: unter einem Becher
samegame-guess-pointed = { $criterion }: unter einem Becher; hierher zeigt: { $names }
samegame-guess-lifted = { $criterion }: Zahl { $number }, sicher
samegame-guess-trap = { $criterion }: die Falle
samegame-guess-trapNow = Kommt jetzt die Falle, zählt es *{ $value }*
samegame-guess-best = höchstens *{ $value }*
samegame-guess-circle = Kreis { $value }
samegame-guess-covered = Kreis { $value }, darauf ein Becher
samegame-guess-reject = Ist dieser Hinweis erlaubt?
samegame-guess-rejectLine = Ein Hinweis ist ein Ding von Menschenhand: keine Zahl, kein Material, kein Wort dazu. Findet mehr als die Hälfte ihn nicht erlaubt, schreibt { $name } einen anderen.
samegame-guess-rejectGo = Nicht erlaubt
samegame-guess-letPass = Gilt
samegame-guess-rejecting = „Nicht erlaubt“: { $names }

## samegame › guess › rule

samegame-guess-rule-unanimous = Alle müssen sich einig sein.
samegame-guess-rule-majority = Mehr als die Hälfte entscheidet.
samegame-guess-rule-anyone = Der erste Finger hebt den Becher.

## samegame › result

samegame-result-found = Nur die Falle ist übrig!
samegame-result-trapped = In die Falle getappt!
samegame-result-trapOf = Die Falle von { $name }
samegame-result-yourTrap = Deine Falle
samegame-result-alike = Darin gleichen sich { $thing } und „{ $clue }“.
samegame-result-counts = Dieser Zug zählt { $value }
samegame-result-roundOver = Runde { $n } ist aus: neue Gegenstände, neue Zahlen, neue Fallen.
samegame-result-goOn = Weiter
samegame-result-toNewRound = Zur neuen Runde
samegame-result-toEnd = Zu den Medaillen

## samegame › end

samegame-end-points = { $score } von { $finish } Punkten
samegame-end-story = Zug um Zug
samegame-end-safeCups = sichere Becher
samegame-end-escaped = Züge ohne Falle
samegame-end-of = { $n } von { $of }
samegame-end-bestClue = bester Hinweis, von { $name }
samegame-end-trickiest = tückischstes Kriterium
samegame-end-wasAlike = gleich: { $criterion }

## samegame › end › title

samegame-end-title-gold = Gold!
samegame-end-title-silver = Silber!
samegame-end-title-bronze = Bronze!
samegame-end-title-flowers = Blumen!
samegame-end-title-before_flowers = Diesmal nicht

## samegame › end › line

samegame-end-line-gold = Ihr liegt auf einer Welle.
samegame-end-line-silver = Noch ein guter Hinweis, und es ist Gold.
samegame-end-line-bronze = Gewonnen! Ihr versteht euch.
samegame-end-line-flowers = Blumen für euch; Bronze war nah.
samegame-end-line-before_flowers = Die Becher waren stärker. Noch einmal?

## samegame › wait

samegame-wait-hurry = Bots antreiben
samegame-wait-standIn = Ein Bot spielt für { $name }.

## samegame › said

samegame-said-dealt = Runde { $round } beginnt. Alle haben einen Gegenstand und eine geheime Zahl.
samegame-said-written = { $name } hat einen Hinweis.
samegame-said-began = { $name } zeigt: { $object }, und den Hinweis { $clue }.
samegame-said-pointed = { $name } zeigt auf { $criterion }.
samegame-said-rejected = { $name } findet den Hinweis nicht erlaubt.
samegame-said-sentBack = Der Hinweis geht zurück an { $name }.
samegame-said-safe = { $criterion } ist sicher.
samegame-said-trap = { $criterion } ist die Falle.
samegame-said-ended = Der Zug zählt { $value }. Es steht { $score }.

## samegame › remarks

samegame-remarks-bot_knows_no_facts = { $name }: Ich kenne diese Dinge nur dem Namen nach und rate aus den Wörtern.

## samegame › practice

samegame-practice-practice_trap = Dein Gegenstand: { $a }. Deine geheime Zahl ist die { $number }, und sie liegt auf *{ $criterion }*. Das ist deine Falle.
samegame-practice-practice_clue = Schreib ein anderes Ding auf, das nur hierin gleich ist: *{ $criterion }*. Die anderen sehen dann beide Dinge und suchen, worin sie verschieden sind.
samegame-practice-practice_try = Eine Idee: *{ $clue }*. Antippen und nehmen.
samegame-practice-practice_swap = Keine Idee? Einmal im Spiel darf jemand den Gegenstand tauschen.
samegame-practice-practice_swap_asked = Du hast um einen anderen Gegenstand gebeten. Alle müssen einverstanden sein.
samegame-practice-practice_answer_swap = { $name } hätte gern einen anderen Gegenstand. Das geht einmal im Spiel, wenn alle einverstanden sind.
samegame-practice-practice_written = Gut so. Dein Hinweis liegt verdeckt, bis du dran bist.
samegame-practice-practice_begin_turn = Zeig jetzt beide Dinge. Danach schweigst du: kein Wort, kein Nicken, kein Fingerzeig.
samegame-practice-practice_other_begins = Als Nächstes kommt { $name }. Dann rätst du mit.
samegame-practice-practice_be_silent = Die anderen heben Becher, wo die zwei Dinge verschieden sind. Heben sie *{ $criterion }*, deine Falle, ist der Zug vorbei.
samegame-practice-practice_agreement = Ein Becher wird gehoben, sobald alle Ratenden auf ihn zeigen. Deinen Finger kannst du jederzeit bewegen.
samegame-practice-practice_guess = Die zwei gleichen sich nur in einem: der Falle von { $name }. Lasst sie in Ruhe und hebt die anderen Becher. Worin sind sie am verschiedensten?
samegame-practice-practice_point = Hierin sind sie sicher verschieden: *{ $criterion }*. Zeig darauf.
samegame-practice-practice_point_freely = Worin sind sie sicher verschieden? Zeig darauf.
samegame-practice-practice_cup = *{ $criterion }* war sicher. Der Becher deckt einen Kreis ab, und der Zug zählt jetzt { $value }.
samegame-practice-practice_found = Nur *{ $criterion }* ist übrig, also die Falle. Das zählt { $value }: Es steht { $score }.
samegame-practice-practice_trapped = *{ $criterion }* war die Falle, und der Zug ist vorbei. Er zählt { $value }: Es steht { $score }.
samegame-practice-practice_medals = Neue Gegenstände, neue Fallen, und keine Tipps mehr. Ab { $bronze } gewinnt ihr Bronze, ab { $silver } Silber, ab { $gold } Gold. Mehr als { $finish } geht nicht. Spielt weiter!

## samegame › fields › level

samegame-fields-level-title = Stufe
samegame-fields-level-name = Stufe { $value }
samegame-fields-level-line = { $criteria } Kriterien in der Reihe.

## samegame › fields › level › lines

samegame-fields-level-lines-1 = { $criteria } Kriterien, die leichten.
samegame-fields-level-lines-2 = { $criteria } Kriterien, zwei davon schwerer.
samegame-fields-level-lines-3 = { $criteria } Kriterien: Es ist mehr auseinanderzuhalten.
samegame-fields-level-lines-4 = { $criteria } Kriterien, und kein Becher bleibt übrig.

## samegame › fields › agreement

samegame-fields-agreement-title = Wann ihr euch einig seid

## samegame › fields › agreement › names

samegame-fields-agreement-names-unanimous = Alle sind sich einig
samegame-fields-agreement-names-majority = Die Mehrheit entscheidet
samegame-fields-agreement-names-anyone = Der erste Finger entscheidet

## samegame › fields › agreement › lines

samegame-fields-agreement-lines-unanimous = Ein Becher wird gehoben, wenn alle Finger auf ihn zeigen.
samegame-fields-agreement-lines-majority = Ein Becher wird gehoben, wenn mehr als die Hälfte auf ihn zeigt.
samegame-fields-agreement-lines-anyone = Ein Finger hebt einen Becher: schnell und mutig.

## samegame › fields › language

samegame-fields-language-title = Sprachen der Hinweise
samegame-fields-language-line = Ein Hinweis darf ein Wort aus diesen Sprachen sein.
samegame-fields-language-all = Hinweise auf { $names }

## samegame › fields › objects

samegame-fields-objects-line =
    { $objects ->
        [one] Unser Gegenstand.
       *[other] Unsere { $objects } Gegenstände.
    }

## samegame › tv

samegame-tv-turnOf = Zug { $n } von { $of }
samegame-tv-allWrite = Alle schreiben einen Hinweis
samegame-tv-allWriteLine = Ein anderes Ding, das deinem nur in einem Merkmal gleicht: der Falle.
samegame-tv-showsNext = { $name } ist dran
samegame-tv-showsNextLine = Gleich liegen Gegenstand und Hinweis hier.
samegame-tv-writesAgain = { $name } schreibt einen neuen Hinweis
samegame-tv-writesAgainLine = Die meisten von euch haben den ersten nicht erlaubt.
samegame-tv-asksSwap = { $name } möchte einen anderen Gegenstand. Alle anderen müssen zustimmen.
samegame-tv-whereDiffer = Worin unterscheiden sie sich?
samegame-tv-clueOf = Hinweis von { $name }
samegame-tv-pointNow = Zeig am Handy auf einen Becher.
samegame-tv-pointAt =
    { $n ->
        [1] { $n } von { $of } zeigt auf „{ $criterion }“.
       *[other] { $n } von { $of } zeigen auf „{ $criterion }“.
    }
samegame-tv-worthNow = Dieser Zug ist { $value } wert
samegame-tv-alike = hier gleich
samegame-tv-trapped = Das war die Falle!
samegame-tv-found = Alle Unterschiede gefunden!
samegame-tv-alikeIn = Sie gleichen sich in „{ $criterion }“.
samegame-tv-score = Stand { $score } von { $of }

## samegame › tv › agreements

samegame-tv-agreements-unanimous = Alle müssen sich einig sein.
samegame-tv-agreements-majority = Mehr als die Hälfte entscheidet.
samegame-tv-agreements-anyone = Jeder darf einen Becher heben.

## samegame › tv › results

samegame-tv-results-before_flowers = Diesmal keine Medaille
samegame-tv-results-flowers = Blumen, fast eine Medaille
samegame-tv-results-bronze = Bronze!
samegame-tv-results-silver = Silber!
samegame-tv-results-gold = Gold!

## samegame › past

samegame-past-writing = Hinweise schreiben
samegame-past-trapIs = Falle: { $criterion }
samegame-past-noClue = noch kein Hinweis
samegame-past-turns =
    { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
samegame-past-sameThings = Die gleichen Kriterien, Dinge und Zahlen werden ausgeteilt.
samegame-past-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }

## samegame › past › results

samegame-past-results-before_flowers = Keine Medaille
samegame-past-results-flowers = Blumen
samegame-past-results-bronze = Bronze
samegame-past-results-silver = Silber
samegame-past-results-gold = Gold

## samegame › howto

samegame-howto-lead = Ihr spielt alle zusammen. Zwei Dinge gleichen sich nur in einem Punkt: Findet alle anderen.
samegame-howto-yours = Deine Falle
samegame-howto-object = der Gegenstand
samegame-howto-clueLine = der Hinweis
samegame-howto-rulesTitle = Was ein Hinweis sein muss
samegame-howto-rounds =
    { $rounds ->
        [one] Mit { $n } Personen schreiben alle einen Hinweis.
       *[other] Mit { $n } Personen schreiben alle { $rounds } Hinweise.
    }
samegame-howto-majority = Entscheidet die Mehrheit und hat kein Becher mehr als die Hälfte, gilt die Wahl der Person links von der, die dran ist.

## samegame › howto › secret

samegame-howto-secret-title = Gegenstand und Falle
samegame-howto-secret-text = Du bekommst einen Gegenstand und eine geheime Zahl. Das Kriterium mit deiner Zahl ist deine Falle.

## samegame › howto › clue

samegame-howto-clue-title = Schreib einen Hinweis
samegame-howto-clue-text = Such ein anderes Ding, das deinem in der Falle gleicht, und sonst in nichts.

## samegame › howto › guess

samegame-howto-guess-title = Becher heben
samegame-howto-guess-text = Reihum zeigt ihr eure zwei Dinge. Die anderen zeigen auf einen Becher, wo sie sich unterscheiden; sind sie sich einig, wird er gehoben.

## samegame › howto › trap

samegame-howto-trap-title = Vorsicht, Falle
samegame-howto-trap-text = Jeder gehobene Becher macht den Zug wertvoller, von { $least } bis { $most }. Die Falle beendet ihn. Bleibt nur sie übrig, habt ihr alles gefunden.

## samegame › howto › medals

samegame-howto-medals-title = Eine Medaille
samegame-howto-medals-text = Alle Züge zählen zusammen: { $bronze } ist Bronze, { $silver } Silber, { $gold } Gold. Höhere Stufen haben mehr Kriterien.

## samegame › howto › rules

samegame-howto-rules-1 = Ein Ding, das Menschen gemacht haben: kein Tier, keine Pflanze, keine Wolke.
samegame-howto-rules-2 = Nur das Ding, ohne ein weiteres Wort.
samegame-howto-rules-3 = Mehrere Wörter gehen, wenn sie im Wörterbuch ein Ding sind, wie „Bügeleisen“ oder „Erste-Hilfe-Kasten“.
samegame-howto-rules-4 = Keine Zahl, kein Material, nicht das Wort auf der Karte.
samegame-howto-rules-5 = Wer dran ist, zeigt nicht, spricht nicht und lächelt nicht.
samegame-howto-rules-6 = Einmal im Spiel dürft ihr gemeinsam einen Gegenstand tauschen.

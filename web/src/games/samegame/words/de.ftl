## samegame

# As in English.
samegame-name = The Same Game
samegame-round = Runde { $n } von { $of }
samegame-turn = Zug { $n } von { $of }
samegame-languages = Hinweise auf { $languages }
samegame-criteria = Was die Kriterien bedeuten
samegame-criteriaWord = Kriterien
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
samegame-line = Zwei Dinge, eine Gemeinsamkeit. Findet alle Unterschiede.

## samegame › medals

samegame-medals-flowers = Blumen
# As in English.
samegame-medals-bronze = Bronze
samegame-medals-silver = Silber
# As in English.
samegame-medals-gold = Gold

## samegame › write

samegame-write-anyTask = Nenn etwas wie { samegame-a }, aber nur hierin: *{ $criterion }*
samegame-write-andElse = … aber in allem anderen verschieden.
samegame-write-goodClue = In der Falle gleich, in allem anderen verschieden.
samegame-write-trapIs = Deine Falle: { $criterion }
samegame-write-tokenIs = Deine Zahl ist die { $number }.
samegame-write-yourClue = Dein Hinweis
samegame-write-placeholder = Etwas von Menschenhand
samegame-write-lockIn = Fertig
samegame-write-anyway = Trotzdem nehmen
samegame-write-change = Ändern
samegame-write-keep = Beim alten bleiben
samegame-write-checking = Wird geprüft …
samegame-write-isMade = Von Menschen gemacht
samegame-write-isWord = Ein echtes Wort
samegame-write-isSingle = Nur das Ding
samegame-write-mayComeBack = Du entscheidest. Die Gruppe kann ihn ablehnen.
samegame-write-really = Wirklich anders?
samegame-write-marks = Zum Markieren antippen. Nur du siehst das.
samegame-write-written = Dein Hinweis liegt verdeckt.
samegame-write-writtenLine = Bis alle so weit sind, kannst du ihn ändern.
samegame-write-stillWriting =
    { $n ->
        [1] { $names } schreibt noch
        [2] { $names } schreiben noch
       *[other] { $n } schreiben noch
    }
samegame-write-onlyYou = Alle warten auf dich
samegame-write-othersWrite = Alle schreiben heimlich einen Hinweis.
samegame-write-cameBack = Dein Hinweis kam zurück
samegame-write-cameBackLine = Die Gruppe hat { $clues } abgelehnt. Schreib einen anderen.
samegame-write-theyRewrite = { $name } schreibt einen anderen Hinweis
samegame-write-theyRewriteLine = Die Gruppe hat „{ $clue }“ abgelehnt. Zeigt erst, wenn der neue da ist.

## samegame › write › task

samegame-write-task-appearance = Nenn etwas, das *aussieht wie* { samegame-a }
samegame-write-task-number_in_the_world = Nenn etwas, das *so häufig* ist wie { samegame-a }
samegame-write-task-length = Nenn etwas, das *so lang* ist wie { samegame-a }
samegame-write-task-material = Nenn etwas *aus dem gleichen Material* wie { samegame-a }
samegame-write-task-price = Nenn etwas, das *so viel kostet* wie { samegame-a }
samegame-write-task-intended_use = Nenn etwas, das *den gleichen Zweck* hat wie { samegame-a }
samegame-write-task-movement = Nenn etwas, das *sich so bewegt* wie { samegame-a }
samegame-write-task-complexity = Nenn etwas, das *so schwer herzustellen* ist wie { samegame-a }
samegame-write-task-importance = Nenn etwas, das für die Menschheit *so wichtig* ist wie { samegame-a }
samegame-write-task-effort_to_explain = Nenn etwas, das *so schwer zu erklären* ist wie { samegame-a }
samegame-write-task-duration_of_use = Nenn etwas, das man *so lange am Stück* benutzt wie { samegame-a }
samegame-write-task-days_of_use = Nenn etwas, das man *an so vielen Tagen* im Jahr benutzt wie { samegame-a }
samegame-write-task-weight = Nenn etwas, das *so schwer* ist wie { samegame-a }
samegame-write-task-thickness = Nenn etwas, das *so dick* ist wie { samegame-a }
samegame-write-task-volume = Nenn etwas, das *so viel Platz* braucht wie { samegame-a }

## samegame › write › mark

samegame-write-mark-none = { $criterion }: nicht markiert
samegame-write-mark-different = { $criterion }: anders
samegame-write-mark-unsure = { $criterion }: nicht sicher

## samegame › swap

samegame-swap-open = Gegenstand tauschen
samegame-swap-title = Ein anderer Gegenstand?
samegame-swap-line = Ihr habt einen Tausch pro Spiel, für die ganze Gruppe. Alle müssen einverstanden sein, niemand sieht den neuen Gegenstand vorher, und es gibt kein Zurück.
samegame-swap-ask = Die Gruppe fragen
samegame-swap-asked = Du möchtest einen anderen Gegenstand
samegame-swap-askedLine = Warten auf { $names }
samegame-swap-theyAsk = { $name } möchte den Gegenstand tauschen
samegame-swap-theyAskLine = Ihr habt einen Tausch pro Spiel, und alle müssen einverstanden sein.
samegame-swap-consent = Einverstanden
samegame-swap-refuse = Lieber nicht
samegame-swap-youAgreed = Du bist einverstanden. Jetzt fehlen die anderen.
samegame-swap-refused = { $name } möchte lieber nicht. Diesmal kein Tausch.
samegame-swap-made = { $name } hat einen neuen Gegenstand.
samegame-swap-mine = Hier ist dein neuer Gegenstand.

## samegame › ready

samegame-ready-yours = Du bist dran!
samegame-ready-yoursLine = Zeig deinen Gegenstand und deinen Hinweis. Ab dann: kein Wort, kein Nicken.
samegame-ready-begin = Beides zeigen
samegame-ready-theirs = Jetzt kommt { $name }
samegame-ready-theirsLine = Ein Gegenstand und ein Hinweis mit nur einer Gemeinsamkeit.
samegame-ready-secret = Nur du siehst das
samegame-ready-last = Voriger Zug
samegame-ready-order = Wer wann drankommt
samegame-ready-done = fertig

## samegame › guess

samegame-guess-title = Worin unterscheiden sie sich?
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
samegame-guess-pointed = { $criterion }: unter einem Becher. Finger von { $names }
samegame-guess-lifted = { $criterion }: Zahl { $number }, sicher
samegame-guess-trap = { $criterion }: die Falle
samegame-guess-trapNow = Falle jetzt: *{ $value }*
samegame-guess-best = Höchstens *{ $value }*
samegame-guess-circle = Kreis { $value }
samegame-guess-covered = Kreis { $value }, darauf ein Becher
samegame-guess-reject = Ist dieser Hinweis erlaubt?
samegame-guess-rejectWord = Erlaubt?
samegame-guess-rejectLine = Ein Hinweis ist ein Ding von Menschenhand: keine Zahl, kein Material, kein Wort dazu. Lehnen ihn die meisten ab, schreibt { $name } einen anderen.
samegame-guess-rejectGo = Ablehnen
samegame-guess-letPass = Gelten lassen
samegame-guess-rejecting = Abgelehnt von { $names }

## samegame › guess › rule

samegame-guess-rule-unanimous = Alle müssen sich einig sein.
samegame-guess-rule-majority = Die Mehrheit entscheidet.
samegame-guess-rule-anyone = Der erste Finger hebt den Becher.

## samegame › result

samegame-result-found = Alles gefunden!
samegame-result-trapped = In die Falle getappt!
samegame-result-trapOf = Die Falle von { $name }
samegame-result-yourTrap = Deine Falle
samegame-result-alike = Darin gleichen sich { $thing } und „{ $clue }“.
samegame-result-counts = Dieser Zug zählt { $value }
samegame-result-roundOver = Das war Runde { $n }! Jetzt kommen neue Gegenstände, neue Zahlen, neue Fallen.
samegame-result-goOn = Weiter
samegame-result-toNewRound = Nächste Runde
samegame-result-toEnd = Zum Ergebnis

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

# As in English.
samegame-end-title-gold = Gold!
samegame-end-title-silver = Silber!
# As in English.
samegame-end-title-bronze = Bronze!
samegame-end-title-flowers = Blumen!
samegame-end-title-before_flowers = Diesmal nicht

## samegame › end › line

samegame-end-line-gold = Ihr seid auf einer Wellenlänge!
samegame-end-line-silver = Gewonnen! Noch ein guter Hinweis, und es ist Gold.
samegame-end-line-bronze = Gewonnen! Ihr versteht euch.
samegame-end-line-flowers = Ganz knapp an Bronze vorbei!
samegame-end-line-before_flowers = Die Fallen waren stärker. Noch einmal?

## samegame › wait

samegame-wait-hurry = Bots antreiben
samegame-wait-standIn = Für { $name } spielt eine Vertretung.

## samegame › said

samegame-said-dealt = Runde { $round } beginnt. Alle haben einen Gegenstand und eine geheime Zahl.
samegame-said-written = { $name } hat einen Hinweis.
samegame-said-began = { $name } zeigt: { $object }, und den Hinweis { $clue }.
samegame-said-pointed = { $name } zeigt auf { $criterion }.
samegame-said-rejected = { $name } lehnt den Hinweis ab.
samegame-said-sentBack = Der Hinweis geht zurück an { $name }.
samegame-said-safe = { $criterion } ist sicher.
samegame-said-trap = { $criterion } ist die Falle.
samegame-said-ended = Der Zug zählt { $value }. Es steht { $score }.

## samegame › remarks

samegame-remarks-bot_knows_no_facts = { $name }: Ich kenne diese Dinge nur dem Namen nach und rate nach den Wörtern.

## samegame › practice

samegame-practice-practice_trap = Dein Gegenstand: { $a }. Deine geheime Zahl ist die { $number }, und sie liegt auf *{ $criterion }*. Das ist deine Falle.
# Without $a.
samegame-practice-practice_clue = Nenn ein anderes Ding, das nur hierin gleich ist: *{ $criterion }*. Die anderen sehen dann beide und suchen die Unterschiede.
samegame-practice-practice_try = Wie wär’s mit *{ $clue }*? Tipp drauf.
samegame-practice-practice_swap = Keine Idee? Einmal pro Spiel kann die Gruppe einen Gegenstand tauschen.
samegame-practice-practice_swap_asked = Du hast um einen anderen Gegenstand gebeten. Alle müssen einverstanden sein.
samegame-practice-practice_answer_swap = { $name } möchte den Gegenstand tauschen. Das geht einmal pro Spiel, wenn alle einverstanden sind.
samegame-practice-practice_written = Sehr gut! Dein Hinweis bleibt geheim, bis du dran bist.
samegame-practice-practice_begin_turn = Zeig jetzt beide Dinge. Danach: kein Wort, kein Nicken, kein Fingerzeig.
samegame-practice-practice_other_begins = Als Nächstes kommt { $name }. Dann rätst du mit.
samegame-practice-practice_be_silent = Die anderen heben Becher, wo sich die zwei Dinge unterscheiden. Heben sie *{ $criterion }*, deine Falle, ist der Zug vorbei.
samegame-practice-practice_agreement = Ein Becher wird gehoben, sobald alle auf ihn zeigen. Deinen Finger kannst du jederzeit bewegen.
samegame-practice-practice_guess = Die zwei haben nur eins gemeinsam: die Falle von { $name }. Lasst sie in Ruhe und hebt die anderen Becher. Worin unterscheiden sie sich am meisten?
samegame-practice-practice_point = Ein klarer Unterschied: *{ $criterion }*. Zeig darauf.
samegame-practice-practice_point_freely = Wo ist der Unterschied ganz klar? Zeig darauf.
samegame-practice-practice_cup = *{ $criterion }* war sicher! Der Becher deckt einen Kreis ab, und der Zug zählt jetzt { $value }.
samegame-practice-practice_found = Alles gefunden! *{ $criterion }* war die Falle. Das zählt { $value }, damit steht es { $score }.
samegame-practice-practice_trapped = *{ $criterion }* war die Falle, und der Zug ist vorbei. Das zählt { $value }, damit steht es { $score }.
samegame-practice-practice_medals = Neue Gegenstände, neue Fallen, keine Tipps mehr! Bronze gibt’s ab { $bronze }, Silber ab { $silver }, Gold ab { $gold }. Mehr als { $finish } geht nicht.

## samegame › fields › level

samegame-fields-level-title = Stufe
samegame-fields-level-name = Stufe { $value }
samegame-fields-level-line = { $criteria } Kriterien im Spiel.

## samegame › fields › level › lines

samegame-fields-level-lines-1 = { $criteria } Kriterien, die leichten.
samegame-fields-level-lines-2 = { $criteria } Kriterien, zwei davon schwerer.
samegame-fields-level-lines-3 = { $criteria } Kriterien: mehr zu unterscheiden.
samegame-fields-level-lines-4 = { $criteria } Kriterien, und kein Becher zu viel.

## samegame › fields › agreement

samegame-fields-agreement-title = Wer entscheidet

## samegame › fields › agreement › names

samegame-fields-agreement-names-unanimous = Einstimmig
samegame-fields-agreement-names-majority = Mehrheit
samegame-fields-agreement-names-anyone = Erster Finger

## samegame › fields › agreement › lines

samegame-fields-agreement-lines-unanimous = Alle müssen auf denselben Becher zeigen.
samegame-fields-agreement-lines-majority = Mehr als die Hälfte muss auf denselben Becher zeigen.
samegame-fields-agreement-lines-anyone = Ein Finger hebt den Becher. Schnell und mutig!

## samegame › fields › language

samegame-fields-language-title = Sprachen der Hinweise
samegame-fields-language-line = Schreibt Hinweise in jeder dieser Sprachen.
samegame-fields-language-all = Hinweise auf { $names }

## samegame › fields › objects

samegame-fields-objects-line =
    { $objects ->
        [one] { $objects } Gegenstand von Samewave.
       *[other] { $objects } Gegenstände von Samewave.
    }

## samegame › tv

samegame-tv-turnOf = Zug { $n } von { $of }
samegame-tv-allWrite = Schreibt eure Hinweise
samegame-tv-allWriteLine = Nenn etwas, das mit deinem Gegenstand nur eins gemeinsam hat: die Falle.
samegame-tv-showsNext = { $name } ist dran
samegame-tv-showsNextLine = Gleich kommen Gegenstand und Hinweis.
samegame-tv-writesAgain = { $name } schreibt einen anderen Hinweis
samegame-tv-writesAgainLine = Die meisten von euch haben den ersten abgelehnt.
samegame-tv-asksSwap = { $name } möchte den Gegenstand tauschen. Alle müssen einverstanden sein.
samegame-tv-whereDiffer = Worin unterscheiden sie sich?
samegame-tv-clueOf = Hinweis von { $name }
samegame-tv-pointNow = Zeigt am Handy auf einen Becher.
samegame-tv-pointAt =
    { $n ->
        [1] { $n } von { $of } zeigt auf „{ $criterion }“.
       *[other] { $n } von { $of } zeigen auf „{ $criterion }“.
    }
samegame-tv-worthNow = Dieser Zug ist { $value } wert
samegame-tv-alike = hier gleich
samegame-tv-trapped = Das war die Falle!
samegame-tv-found = Alles gefunden!
samegame-tv-alikeIn = Die eine Gemeinsamkeit: „{ $criterion }“.
samegame-tv-score = Stand { $score } von { $of }

## samegame › tv › agreements

samegame-tv-agreements-unanimous = Alle müssen sich einig sein.
samegame-tv-agreements-majority = Die Mehrheit entscheidet.
samegame-tv-agreements-anyone = Der erste Finger hebt den Becher.

## samegame › tv › results

samegame-tv-results-before_flowers = Diesmal keine Medaille
samegame-tv-results-flowers = Blumen! Fast eine Medaille
# As in English.
samegame-tv-results-bronze = Bronze!
samegame-tv-results-silver = Silber!
# As in English.
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
samegame-past-sameThings = Ihr bekommt dieselben Kriterien, Gegenstände und Zahlen.
samegame-past-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }

## samegame › past › results

samegame-past-results-before_flowers = Keine Medaille
samegame-past-results-flowers = Blumen
# As in English.
samegame-past-results-bronze = Bronze
samegame-past-results-silver = Silber
# As in English.
samegame-past-results-gold = Gold

## samegame › howto

samegame-howto-lead = Ihr spielt alle zusammen. Zwei Dinge, eine Gemeinsamkeit. Findet alle Unterschiede.
samegame-howto-yours = Deine Falle
samegame-howto-object = der Gegenstand
samegame-howto-clueLine = der Hinweis
samegame-howto-rulesTitle = Regeln für Hinweise
samegame-howto-rounds =
    { $rounds ->
        [one] Mit { $n } Personen schreibt jeder einen Hinweis.
       *[other] Mit { $n } Personen schreibt jeder { $rounds } Hinweise.
    }
samegame-howto-majority = Bei „Mehrheit“: Gibt es keine, entscheidet die Person links neben der, die dran ist.

## samegame › howto › secret

samegame-howto-secret-title = Gegenstand und Falle
samegame-howto-secret-text = Du bekommst einen Gegenstand und eine geheime Zahl. Das Kriterium mit deiner Zahl ist deine Falle.

## samegame › howto › clue

samegame-howto-clue-title = Schreib einen Hinweis
samegame-howto-clue-text = Such ein anderes Ding, das deinem in der Falle gleicht und sich in allem anderen unterscheidet.

## samegame › howto › guess

samegame-howto-guess-title = Becher heben
samegame-howto-guess-text = Reihum zeigt ihr eure zwei Dinge. Die anderen zeigen auf einen Becher, wo sie sich unterscheiden. Sind sich alle einig, heben sie ihn.

## samegame › howto › trap

samegame-howto-trap-title = Vorsicht, Falle
samegame-howto-trap-text = Jeder sichere Becher macht den Zug wertvoller, von { $least } bis { $most }. Tappt ihr in die Falle, ist der Zug vorbei. Bleibt nur sie übrig, habt ihr alles gefunden!

## samegame › howto › medals

samegame-howto-medals-title = Medaille gewinnen
samegame-howto-medals-text = Zählt alle Züge zusammen: { $bronze } ist Bronze, { $silver } Silber, { $gold } Gold. Höhere Stufen haben mehr Kriterien.

## samegame › howto › rules

samegame-howto-rules-1 = Etwas, das Menschen machen: keine Tiere, Pflanzen oder Wolken.
samegame-howto-rules-2 = Nur das Ding: kein Adjektiv, kein Wort dazu.
samegame-howto-rules-3 = Mehrere Wörter? Nur, wenn es ein Ding ist, wie „Schweizer Messer“.
samegame-howto-rules-4 = Keine Zahlen, kein Material, nicht das Wort auf der Karte.
samegame-howto-rules-5 = Wenn du dran bist: nicht zeigen, nicht reden, nicht lächeln.
samegame-howto-rules-6 = Einmal pro Spiel könnt ihr gemeinsam einen Gegenstand tauschen.

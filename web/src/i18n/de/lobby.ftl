## lobby

lobby-ofAtTable = { $n } von { $of } am Tisch
lobby-tvLink = TV-Ansicht öffnen
# As in English.
lobby-tv = TV
lobby-newTab = öffnet sich in einem neuen Tab
lobby-copyFailed = Kopieren ging nicht. Nimm die Adresse aus dem Browser.
lobby-players = Für { $numbers } Personen.
lobby-atLeastOne = Mindestens eins muss bleiben.

## lobby › seats

lobby-seats-take = Freier Platz: hier hinsetzen
lobby-seats-chooseFree = Tipp auf einen freien Platz, um dorthin zu wechseln.
lobby-seats-youSitOut = Du setzt diesmal aus.
lobby-seats-playAgain = Hinsetzen und mitspielen
lobby-seats-howToSit = Tipp auf einen freien Platz, um dort zu sitzen.
lobby-seats-watching = Sehen zu:
lobby-seats-seat = { $name } sieht zu: mitspielen lassen
lobby-seats-label = Plätze am Tisch
lobby-seats-faceToFace = Partner sitzen sich gegenüber.
lobby-seats-byLot = Die Teams werden zu Beginn ausgelost.
lobby-seats-alternating = Die Teams sitzen abwechselnd.
lobby-seats-anyhow = Alle spielen für sich.
lobby-seats-together = Ihr spielt alle zusammen.
lobby-seats-howTo = Zieh jemanden auf einen anderen Platz, oder tipp zwei Plätze zum Tauschen an.
lobby-seats-chair = Platz { $n }
lobby-seats-fill = Freier Platz: jemanden dazusetzen
lobby-seats-you = { $name } (du)
lobby-seats-partner = spielt mit { $names }
lobby-seats-chosen = { $name }: Tipp auf einen anderen Platz.
lobby-seats-swapped = { $one } und { $other } haben getauscht.
lobby-seats-moved = { $name } sitzt jetzt auf Platz { $n }.
lobby-seats-shuffle = Plätze mischen
lobby-seats-shuffled = Plätze gemischt.
lobby-seats-cancel = Doch nicht
lobby-seats-thisPhone = an diesem Handy

## lobby › person

lobby-person-sitOut = Aussetzen und zusehen
lobby-person-makeHost = Zum Host machen
lobby-person-sendAway = Entfernen
lobby-person-sendAwayAsk = { $name } entfernen?
lobby-person-sendAwayLine = Der Platz wird frei. Wer den Link hat, kann wiederkommen.
lobby-person-sendAwayInGame = Eine Vertretung spielt bis zum Ende weiter.
lobby-person-forGood = Entfernen und sperren
lobby-person-forGoodLine = Dieses Gerät und dieser Name kommen nicht mehr an diesen Tisch.
lobby-person-isHostNow = { $name } ist jetzt Host.
lobby-person-youAreHost = Du bist jetzt Host.
lobby-person-cameToSit = { $name } setzt sich dazu.
lobby-person-left = { $name } ist gegangen.

## lobby › free

lobby-free-sitHere = Hier hinsetzen
lobby-free-title = Wer sitzt hier?
lobby-free-bot = Ein Bot
lobby-free-fillAll =
    { $n ->
        [one] Den Platz besetzen
        [2] Beide Plätze besetzen
       *[other] Alle { $n } Plätze besetzen
    }
lobby-free-addOne = Einen Bot dazusetzen
lobby-free-friend = Jemand mit eigenem Handy
lobby-free-friendLine = Zeig den Code, oder schick den Link.
lobby-free-here = Jemand an diesem Handy
lobby-free-hereLine = Reicht es herum. Geheimes bleibt geheim.
lobby-free-hereName = Wie heißt die andere Person?
lobby-free-hereAdd = Dazusetzen

## lobby › free › strengths

lobby-free-strengths-gentle = Locker
lobby-free-strengths-steady = Solide
lobby-free-strengths-sharp = Schlau

## lobby › free › strengthLines

lobby-free-strengthLines-gentle = Spielt nach Laune. Leicht zu schlagen.
lobby-free-strengthLines-steady = Spielt wie jemand, der gut aufpasst.
lobby-free-strengthLines-sharp = Lernt, wie du denkst. Irrt sich selten.

## lobby › choices

lobby-choices-first = Wer beginnt
lobby-choices-lateJoins = Später einsteigen
lobby-choices-options = Optionale Regeln
lobby-choices-more = Mehr
lobby-choices-label = Spieleinstellungen
lobby-choices-changed = { $host } hat geändert: { $what }
lobby-choices-houseRule = Hausregel
lobby-choices-game = Spiel
lobby-choices-deck = Karten
lobby-choices-ownThemes = Eigene Themen
lobby-choices-timer = Zeit
lobby-choices-grace = Vertretung
lobby-choices-rules = Hausregeln
lobby-choices-pace = Tempo
lobby-choices-practice = Übungsrunde

## lobby › deck

lobby-deck-browse = Karten ansehen
lobby-deck-house = Karten von Samewave
lobby-deck-images = Bilder
lobby-deck-themes = Themen
lobby-deck-objects = Gegenstände
lobby-deck-brought = Eure eigenen Karten
lobby-deck-countImages =
    { $n ->
        [one] { $n } Bild
       *[other] { $n } Bilder
    }
lobby-deck-countThemes =
    { $n ->
        [one] { $n } Thema
       *[other] { $n } Themen
    }
lobby-deck-countObjects =
    { $n ->
        [one] { $n } Gegenstand
       *[other] { $n } Gegenstände
    }
lobby-deck-ownTitle = Eigene Karten mitbringen
lobby-deck-ownLine = Fotos von diesem Gerät oder eine .samewave-Datei. Nur dieser Tisch sieht sie.
lobby-deck-photos = Fotos wählen
lobby-deck-file = Datei wählen
lobby-deck-sending = Wird hochgeladen … { $percent } %
lobby-deck-building = Die Karten werden zugeschnitten …
lobby-deck-done = Deine Karten sind fertig.
lobby-deck-known = Diese Karten sind schon da.
lobby-deck-stop = Abbrechen
lobby-deck-unplayable = Mit diesen Karten kann man nicht spielen:
lobby-deck-problem = { $where }: Das lässt sich nicht verwenden.
lobby-deck-at = { $where }: { $what }

## lobby › ownThemes

lobby-ownThemes-none = Keine
lobby-ownThemes-noneLine = Denk dir Themen über die Leute am Tisch aus.
lobby-ownThemes-firstLine = Sie kommen zuerst dran, danach die anderen.
lobby-ownThemes-onlyLine = Nur sie kommen dran, immer wieder von vorn.
lobby-ownThemes-label = Ein Thema pro Zeile
lobby-ownThemes-example = Omas Küche
lobby-ownThemes-count = { $n } von { $most }
lobby-ownThemes-add =
    { $n ->
        [one] { $n } Thema von { $group } hinzufügen
       *[other] { $n } Themen von { $group } hinzufügen
    }
lobby-ownThemes-only = Nur eigene Themen
lobby-ownThemes-onlySwitchLine = Alle anderen Themen bleiben in der Schachtel.
lobby-ownThemes-keep = Für { $group } aufheben
lobby-ownThemes-keepLine = Du kannst sie an jedem Tisch der Gruppe hinzufügen.
lobby-ownThemes-replaceLine =
    { $n ->
        [one] { $n } früher aufgehobenes Thema wird gelöscht.
       *[other] { $n } früher aufgehobene Themen werden gelöscht.
    }
lobby-ownThemes-save = Speichern
lobby-ownThemes-saved = Gespeichert.
lobby-ownThemes-tooLong = „{ $theme }“ ist länger als { $most } Zeichen.

## lobby › timer

lobby-timer-none = Ohne Zeitlimit
lobby-timer-noneLine = Nehmt euch alle Zeit der Welt.
lobby-timer-some = { $time } pro Frage
lobby-timer-someLine = Ist die Zeit um, antwortet ein Bot für alle, die noch fehlen. Jeder kann um mehr Zeit bitten.

## lobby › grace

lobby-grace-none = Keine Vertretung
lobby-grace-noneLine = Der Tisch wartet auf alle, die weg sind.
lobby-grace-some = Vertretung nach { $time }
lobby-grace-someLine = Ein Bot springt für alle ein, die weg sind, bis sie wiederkommen.

## lobby › rules

lobby-rules-none = Keine Hausregeln
lobby-rules-noneLine = Gespielt wird nach Anleitung.
lobby-rules-noLimit = Ohne Limit

## lobby › practice

lobby-practice-on = Mit Übungsrunde
lobby-practice-onLine = Wir erklären die erste Runde Schritt für Schritt. Für { $n } Personen.
lobby-practice-off = Ohne Übungsrunde
lobby-practice-offLine = Zum ersten Mal dabei? Schalt sie ein.

## lobby › first

lobby-first-begins = Beginnt
lobby-first-chance = Auslosen
lobby-first-byChance = Das Los entscheidet, wer beginnt
lobby-first-chanceLine = Jedes Mal anders.
lobby-first-named = { $name } beginnt
lobby-first-line = In den Anleitungen steht: die Jüngsten oder die Neugierigsten.

## lobby › late

lobby-late-on = Nachzügler können einsteigen
lobby-late-onLine = Sie übernehmen für einen Bot oder für jemanden, der weg ist.
lobby-late-off = Nachzügler warten
lobby-late-offLine = Sie sehen zu und spielen beim nächsten Spiel mit.

## lobby › face

lobby-face-title = Wähl dein Bild
lobby-face-line = Such dir eine Karte aus, und wenn du magst, eine Farbe. Sie stehen dann neben deinem Namen.
lobby-face-colour = Farbe
# As in English.
lobby-face-colours-orange = Orange
lobby-face-colours-blue = Blau
lobby-face-colours-yellow = Gelb
lobby-face-colours-purple = Lila
lobby-face-colours-green = Grün
lobby-face-colours-cream = Creme
lobby-face-colours-turquoise = Türkis
# As in English.
lobby-face-colours-pink = Pink

## lobby › offers

lobby-offers-justYouTwo = Nur ihr zwei
lobby-offers-watch =
    { $n ->
        [one] { $names } sieht zu
       *[other] { $names } sehen zu
    }
lobby-offers-removeBots =
    { $n ->
        [one] Den Bot entfernen
       *[other] { $n } Bots entfernen
    }

## lobby › claim

lobby-claim-item = Auf anderem Handy weiterspielen
lobby-claim-title = Auf einem anderen Handy weiterspielen
lobby-claim-line = Öffne diesen Tisch auf dem anderen Handy und wähl „Ich spiele schon mit“. Dort gibst du ein:
lobby-claim-minutes = Der Code gilt zehn Minuten.
lobby-claim-other = Handy-Code für { $name } zeigen

## lobby › begin

lobby-begin-you =
    { $n ->
        [one] Noch bist du allein. Gespielt wird mit { $numbers }.
       *[other] Ihr seid { $n }. Gespielt wird mit { $numbers }.
    }
lobby-begin-tooMany = Ihr seid { $n }. Gespielt wird hier mit { $numbers }.
lobby-begin-waitsFor = Warten, bis { $host } startet
lobby-begin-waitsForNobody = Es ist niemand da, der das Spiel startet.
lobby-begin-beginPractice = Übungsrunde starten
lobby-begin-away = Gerade nicht da: { $names }.

## lobby › door

lobby-door-title = Wer darf rein?
lobby-door-hideCode = Code am Fernseher verbergen
lobby-door-hideCodeLine = Die TV-Ansicht zeigt dann weder Code noch QR-Code.
lobby-door-sendAway = Zuschauer entfernen
lobby-door-sendAwayOpen = Solange alle mit dem Code reindürfen, können sie wiederkommen.
lobby-door-sendAwayClosed = Sie kommen nur wieder rein, wenn du es erlaubst.
lobby-door-sent = Niemand sieht mehr zu.
lobby-door-asking = Vor der Tür
lobby-door-wantsToJoin = { $name } möchte mitspielen
lobby-door-wantsToWatch = { $name } möchte zusehen
lobby-door-letIn = Reinlassen
lobby-door-refuse = Ablehnen
lobby-door-asked = Wir haben den Host gefragt.

## lobby › door › doors

lobby-door-doors-open = Alle mit dem Code
lobby-door-doors-ask = Erst mich fragen
lobby-door-doors-locked = Niemand Neues

## lobby › door › lines

lobby-door-lines-open = Wer den Code hat, kann gleich mitspielen oder zusehen.
lobby-door-lines-ask = Du lässt alle rein, die mitspielen oder zusehen möchten.
lobby-door-lines-locked = Der Tisch ist zu. Wer schon da war, kann wiederkommen.

## lobby › door › now

lobby-door-now-ask = Auf Anfrage
lobby-door-now-locked = Tisch ist zu

## lobby › group

lobby-group-none = Für keine Gruppe
lobby-group-noneLine = Eure Ergebnisse verschwinden mit dem Tisch.
lobby-group-keptFor = Zählt für { $name }
lobby-group-line = Jede beendete Partie zählt für diese Gruppe.
lobby-group-title = Für welche Gruppe spielt ihr?
lobby-group-nobody = Für keine
lobby-group-toGroup = Zur Gruppe
lobby-group-changed = Ab jetzt zählt hier alles für { $name }.

## lobby › menu

lobby-menu-title = An diesem Tisch
lobby-menu-people = Wer da ist
lobby-menu-forPlayer = Optionen für { $name }
# As in English.
lobby-menu-chat = Chat
lobby-menu-react = Reagieren
lobby-menu-how = So geht’s
lobby-menu-settings = Einstellungen
lobby-menu-share = Jemanden einladen
lobby-menu-leave = Gehen
lobby-menu-toLobby = Anderes Spiel
lobby-menu-toGame = Zurück zum Spiel
lobby-menu-hurry = Bots antreiben
lobby-menu-moreTime = Mehr Zeit
lobby-menu-sit = Platz nehmen

## lobby › stop

lobby-stop-item = Spiel beenden
lobby-stop-ask = Das Spiel für alle beenden?
lobby-stop-line = Ihr kommt alle zurück an den Tisch. Verdecktes bleibt verdeckt, und das Spiel wird nicht gespeichert.
lobby-stop-playOn = Weiterspielen
lobby-stop-by = { $name } hat das Spiel beendet.
lobby-stop-byYou = Du hast das Spiel beendet.

## lobby › removing

lobby-removing-item = Diesen Tisch löschen
lobby-removing-ask = Diesen Tisch für alle löschen?
lobby-removing-line = Spiele, Chat und Fotos sind dann endgültig weg.
lobby-removing-group = Spiele, die für { $name } zählen, bleiben bei der Gruppe.
lobby-removing-go = Für alle löschen
lobby-removing-done = Tisch gelöscht.

## lobby › leaving

lobby-leaving-keep = Platz behalten, später wiederkommen
lobby-leaving-keepLine = Solange du weg bist, spielt vielleicht eine Vertretung für dich.
lobby-leaving-forGood = Tisch verlassen
lobby-leaving-forGoodLine = Dein Platz wird frei. Eine Vertretung spielt für dich zu Ende.
lobby-leaving-onlyMe = Nur { $name } geht
lobby-leaving-nameless = Gehen und meinen Namen löschen
lobby-leaving-namelessLine = Das löscht deinen Namen und deine Chat-Nachrichten, auch aus früheren Spielen.
lobby-leaving-namelessGroup = Spiele, die für { $name } zählen, bleiben. Die Gruppe verlässt du auf ihrer Seite.
lobby-leaving-namelessDone = Dein Name ist von diesem Tisch gelöscht.

## lobby › presence

lobby-presence-here = da
lobby-presence-away = weg
lobby-presence-standIn = weg, eine Vertretung spielt
lobby-presence-gone = gegangen, eine Vertretung spielt
lobby-presence-isAway = { $name } ist weg.
lobby-presence-standInSoon =
    { $seconds ->
        [one] { $name } ist weg. In { $seconds } Sekunde springt eine Vertretung ein.
       *[other] { $name } ist weg. In { $seconds } Sekunden springt eine Vertretung ein.
    }
lobby-presence-waitsFor = { $name } ist weg. Wir warten.
lobby-presence-standInPlays = Für { $name } spielt jetzt eine Vertretung.
lobby-presence-isBack = { $name } ist wieder da.
lobby-presence-stoodIn = Schön, dass du wieder da bist! Eine Vertretung hat für dich gespielt.

## lobby › presence › bots

lobby-presence-bots-gentle = Lockerer Bot
lobby-presence-bots-steady = Solider Bot
lobby-presence-bots-sharp = Schlauer Bot

## lobby › chat

# As in English.
lobby-chat-title = Chat
lobby-chat-open = Chat öffnen
lobby-chat-close = Chat schließen
lobby-chat-unread =
    { $n ->
        [one] { $n } neue Nachricht
       *[other] { $n } neue Nachrichten
    }
lobby-chat-write = Sag etwas
lobby-chat-send = Senden
lobby-chat-empty = Noch keine Nachrichten. Sag Hallo!
lobby-chat-muted = Keine Tipps! Nach dem Aufdecken kannst du wieder schreiben.
lobby-chat-looking = Du siehst zu. Setz dich, um mitzureden.
lobby-chat-somebody = Jemand
lobby-chat-reacted = { $name }: { $what }

## lobby › chat › reactions

lobby-chat-reactions-clap = Applaus
lobby-chat-reactions-heart = Wie schön
lobby-chat-reactions-laugh = Lachen
# As in English.
lobby-chat-reactions-wow = Wow
lobby-chat-reactions-think = Hm …
lobby-chat-reactions-hurry = Los jetzt!

## lobby › device

lobby-device-handTo = Gib das Handy an { $name }
lobby-device-nobodyElse = Nur { $name }. Nicht spicken!
lobby-device-iAm = Ich bin { $name }
lobby-device-another = Jemand anderes ist dran
lobby-device-next = { $name } ist dran
lobby-device-thisPhone = An diesem Handy

## reminders

reminders-live = Jetzt zusammen
reminders-liveLine = Alle spielen gleichzeitig, jetzt.
reminders-days = Über mehrere Tage
reminders-daysLine = Zieht, wann ihr wollt. Ohne Zeitlimit, ohne Vertretung.
reminders-title = Du bist dran
reminders-row = Du bist dran
reminders-rowLine = Lass dir Bescheid geben, wenn das Spiel auf dich wartet.
reminders-tellMe = Sag mir Bescheid, wenn ich dran bin
reminders-off = Du bekommst höchstens eine Nachricht pro Stunde.
reminders-onDevice = Du bekommst eine Mitteilung, höchstens eine pro Stunde.
reminders-byWebhook = Du bekommst eine Nachricht über { $host }, höchstens eine pro Stunde.
reminders-notHere = Dieser Browser kann keine Mitteilungen zeigen. Leg die Seite auf dem iPhone zuerst auf den Home-Bildschirm.
reminders-notOnServer = Dieser Server kann keine Mitteilungen schicken. Der Host kann einen Webhook eintragen.
reminders-denied = Mitteilungen sind blockiert. Erlaube sie in den Einstellungen des Browsers.
# As in English.
reminders-webhook = Webhook
reminders-webhookLine = Von Discord, Slack, ntfy oder Matrix. Dort melden wir, wer dran ist.
reminders-webhookNow = Wir schreiben an { $host } ({ $kind })
# As in English.
reminders-kind = Format
reminders-kindByAddress = Aus der Adresse erkennen
reminders-save = Webhook speichern
reminders-saved = Webhook gespeichert.
reminders-test = Test senden
reminders-tested = Test gesendet.
reminders-remove = Entfernen
reminders-removed = Webhook entfernt.
reminders-stopAsk = Keine Nachrichten mehr?
reminders-stopLine = Wir sagen dir an diesem Tisch nicht mehr Bescheid, wenn du dran bist.
reminders-stop = Nachrichten beenden
reminders-stopped = Erledigt
reminders-stoppedLine = Von diesem Tisch kommen keine Nachrichten mehr. Dort kannst du sie wieder einschalten.

## reminders › kinds

# As in English.
reminders-kinds-discord = Discord
# As in English.
reminders-kinds-slack = Slack
# As in English.
reminders-kinds-ntfy = ntfy
# As in English.
reminders-kinds-matrix = Matrix
# As in English.
reminders-kinds-json = JSON

## lobby

lobby-ofAtTable = { $n } von { $of } am Tisch
lobby-tvLink = Großbild für den Fernseher
lobby-newTab = öffnet sich in einem neuen Tab
lobby-copyFailed = Bitte kopiere die Adresse aus dem Browser.
lobby-players = Für { $numbers }.
lobby-atLeastOne = Mindestens eine Auswahl muss bleiben.

## lobby › seats

lobby-seats-take = Freier Platz: hier hinsetzen
lobby-seats-chooseFree = Tippe auf einen freien Platz, um dorthin zu wechseln.
lobby-seats-youSitOut = Du setzt diesmal aus.
lobby-seats-playAgain = Hinsetzen und mitspielen
lobby-seats-howToSit = Tippe auf einen freien Platz, um dort zu sitzen.
lobby-seats-watching = Schauen zu:
lobby-seats-seat = { $name } schaut zu: mitspielen lassen
lobby-seats-label = Plätze am Tisch
lobby-seats-faceToFace = Wer zusammen spielt, sitzt sich gegenüber.
lobby-seats-byLot = Die Teams werden zu Beginn ausgelost.
lobby-seats-alternating = Die Teams sitzen abwechselnd.
lobby-seats-anyhow = Alle spielen für sich.
lobby-seats-together = Ihr spielt alle zusammen.
lobby-seats-howTo = Zieh jemanden auf einen anderen Platz, oder tippe zwei Plätze an.
lobby-seats-chair = Platz { $n }
lobby-seats-fill = Freier Platz: jemanden dazusetzen
lobby-seats-you = { $name } (du)
lobby-seats-partner = spielt mit { $names }
lobby-seats-chosen = { $name }: Tippe auf einen anderen Platz.
lobby-seats-swapped = { $one } und { $other } haben getauscht.
lobby-seats-moved = { $name } sitzt jetzt auf Platz { $n }.
lobby-seats-shuffle = Plätze mischen
lobby-seats-shuffled = Die Plätze sind gemischt.
lobby-seats-cancel = Doch nicht
lobby-seats-thisPhone = an diesem Handy

## lobby › person

lobby-person-sitOut = Aussetzen und zuschauen
lobby-person-makeHost = Leitung abgeben
lobby-person-sendAway = Entfernen
lobby-person-sendAwayAsk = { $name } entfernen?
lobby-person-sendAwayLine = Dann ist der Platz frei. Mit dem Link kann man sich wieder hinsetzen.
lobby-person-sendAwayInGame = Bis zum Ende des Spiels spielt eine Vertretung weiter.
lobby-person-forGood = Für immer ausschließen
lobby-person-forGoodLine = Dieses Gerät und dieser Name kommen nicht mehr an diesen Tisch.
lobby-person-isHostNow = Jetzt leitet { $name } den Tisch.
lobby-person-youAreHost = Jetzt leitest du den Tisch.
lobby-person-cameToSit = { $name } setzt sich dazu.
lobby-person-left = { $name } ist gegangen.

## lobby › free

lobby-free-sitHere = Ich setze mich hierher
lobby-free-title = Wer sitzt hier?
lobby-free-bot = Ein Bot
lobby-free-fillAll =
    { $n ->
        [one] Den Platz füllen
       *[other] Alle { $n } Plätze füllen
    }
lobby-free-addOne = Einen Bot dazusetzen
lobby-free-friend = Jemand mit eigenem Handy
lobby-free-friendLine = Zeig den Code, oder schick den Link.
lobby-free-here = Jemand an diesem Handy
lobby-free-hereLine = Ihr reicht es weiter; was geheim ist, bleibt geheim.
lobby-free-hereName = Wie heißt die andere Person?
lobby-free-hereAdd = Hier hinsetzen

## lobby › free › strengths

lobby-free-strengths-gentle = Sanft
lobby-free-strengths-steady = Solide
lobby-free-strengths-sharp = Scharf

## lobby › free › strengthLines

lobby-free-strengthLines-gentle = Spielt nach Laune und ist leicht zu schlagen.
lobby-free-strengthLines-steady = Spielt wie jemand, der gut aufpasst.
lobby-free-strengthLines-sharp = Lernt, wie du denkst, und irrt sich selten.

## lobby › choices

lobby-choices-first = Wer beginnt
lobby-choices-lateJoins = Später einsteigen
lobby-choices-options = Steht so in der Schachtel
lobby-choices-more = Mehr
lobby-choices-label = Was gespielt wird
lobby-choices-changed = { $host } hat geändert: { $what }
lobby-choices-houseRule = Hausregel
lobby-choices-game = Spiel
lobby-choices-deck = Karten
lobby-choices-timer = Zeit
lobby-choices-grace = Vertretung
lobby-choices-rules = Hausregeln
lobby-choices-pace = Tempo
lobby-choices-practice = Übungsrunde

## lobby › deck

lobby-deck-browse = Karten ansehen
lobby-deck-house = Unsere Karten
lobby-deck-images = Bilder
lobby-deck-themes = Themen
lobby-deck-objects = Gegenstände
lobby-deck-brought = An diesen Tisch mitgebracht
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
lobby-deck-sending = Wird geschickt … { $percent } %
lobby-deck-building = Die Karten werden geschnitten …
lobby-deck-done = Die Karten liegen auf dem Tisch.
lobby-deck-known = Diese Karten liegen schon hier.
lobby-deck-stop = Abbrechen
lobby-deck-unplayable = Damit kann niemand spielen:
lobby-deck-problem = { $where }: Das lässt sich nicht verwenden.
lobby-deck-at = { $where }: { $what }

## lobby › timer

lobby-timer-none = Ohne Zeitlimit
lobby-timer-noneLine = Der Tisch sieht, wer noch überlegt.
lobby-timer-some = { $time } für jede Frage
lobby-timer-someLine = Ist die Zeit um, antwortet ein Bot für alle, die fehlen. Jeder kann um mehr bitten.

## lobby › grace

lobby-grace-none = Keine Vertretung
lobby-grace-noneLine = Der Tisch wartet auf alle, die weg sind.
lobby-grace-some = Vertretung nach { $time }
lobby-grace-someLine = Ein Bot spielt für alle, die weg sind, bis sie wieder da sind.

## lobby › rules

lobby-rules-none = Keine Hausregeln
lobby-rules-noneLine = Gespielt wird wie in der Schachtel.
lobby-rules-noLimit = Ohne Limit

## lobby › practice

lobby-practice-on = Übungsrunde
lobby-practice-onLine =
    Die erste Runde wird Schritt für Schritt erklärt, zu { $n ->
        [3] dritt
       *[other] viert
    }.
lobby-practice-off = Ohne Übung
lobby-practice-offLine = Neu hier? Lasst euch die erste Runde erklären.

## lobby › first

lobby-first-begins = Beginnt
lobby-first-chance = Den Zufall entscheiden lassen
lobby-first-byChance = Der Zufall entscheidet, wer beginnt
lobby-first-chanceLine = Jedes Mal ein anderer Anfang.
lobby-first-named = { $name } beginnt
lobby-first-line = In den Schachteln steht: die Jüngsten oder die Neugierigsten.

## lobby › late

lobby-late-on = Späte Gäste können einsteigen
lobby-late-onLine = Sie übernehmen für einen Bot oder für jemanden, der weg ist.
lobby-late-off = Späte Gäste warten
lobby-late-offLine = Sie schauen zu und spielen beim nächsten Mal mit.

## lobby › face

lobby-face-title = Gesicht wählen
lobby-face-line = Such dir eine Karte aus. Alle sehen sie neben deinem Namen.

## lobby › offers

lobby-offers-justYouTwo = Nur ihr zwei
lobby-offers-watch =
    { $n ->
        [one] { $names } schaut zu
       *[other] { $names } schauen zu
    }
lobby-offers-removeBots =
    { $n ->
        [one] Den Bot entfernen
       *[other] { $n } Bots entfernen
    }

## lobby › claim

lobby-claim-item = Auf anderem Handy weiterspielen
lobby-claim-title = Auf einem anderen Handy weiterspielen
lobby-claim-line = Öffne diesen Tisch auf dem anderen Handy und wähle „Ich spiele schon mit“. Dort gibst du ein:
lobby-claim-minutes = Der Code gilt zehn Minuten.
lobby-claim-other = Code für ein anderes Handy von { $name } zeigen

## lobby › begin

lobby-begin-you =
    { $n ->
        [one] Du bist allein; es braucht { $numbers }.
       *[other] Ihr seid { $n }; es braucht { $numbers }.
    }
lobby-begin-tooMany = Ihr seid { $n }: zu viele dafür. Möglich sind { $numbers }.
lobby-begin-waitsFor = { $host } fängt gleich an
lobby-begin-waitsForNobody = Niemand ist da, der anfängt.
lobby-begin-beginPractice = Üben
lobby-begin-away = Gerade nicht da: { $names }.

## lobby › door

lobby-door-title = Wer darf rein?
lobby-door-hideCode = Code am Fernseher verbergen
lobby-door-hideCodeLine = Das Großbild zeigt weder Code noch QR-Code.
lobby-door-sendAway = Alle Zuschauenden wegschicken
lobby-door-sendAwayOpen = Solange alle reindürfen, können sie wiederkommen.
lobby-door-sendAwayClosed = Sie kommen nur wieder rein, wenn du es erlaubst.
lobby-door-sent = Niemand sieht mehr zu.
lobby-door-asking = Bitten um Einlass
lobby-door-wantsToJoin = { $name } möchte mitspielen
lobby-door-wantsToWatch = { $name } möchte zusehen
lobby-door-letIn = Reinlassen
lobby-door-refuse = Nein
lobby-door-asked = Die Anfrage ist unterwegs.

## lobby › door › doors

lobby-door-doors-open = Alle mit dem Code
lobby-door-doors-ask = Erst mich fragen
lobby-door-doors-locked = Niemand Neues

## lobby › door › lines

lobby-door-lines-open = Wer den Code hat, kann gleich mitspielen oder zusehen.
lobby-door-lines-ask = Du bestätigst alle, die mitspielen oder zusehen möchten.
lobby-door-lines-locked = Der Tisch ist zu. Wer schon da war, kann wiederkommen.

## lobby › door › now

lobby-door-now-ask = Auf Anfrage
lobby-door-now-locked = Tisch ist zu

## lobby › group

lobby-group-none = Für keine Gruppe
lobby-group-noneLine = Was ihr hier spielt, ist mit dem Tisch vergessen.
lobby-group-keptFor = Aufgehoben für { $name }
lobby-group-line = Jede Partie, die zu Ende ist, zählt für diese Gruppe.
lobby-group-title = Für welche Gruppe spielt ihr?
lobby-group-nobody = Für keine
lobby-group-toGroup = Zur Gruppe
lobby-group-changed = Was ihr jetzt spielt, wird für { $name } aufgehoben.

## lobby › menu

lobby-menu-title = An diesem Tisch
lobby-menu-people = Wer da ist
lobby-menu-chat = Chat
lobby-menu-react = Reagieren
lobby-menu-how = So wird gespielt
lobby-menu-settings = Einstellungen
lobby-menu-share = Jemanden einladen
lobby-menu-leave = Gehen
lobby-menu-toLobby = Anderes Spiel
lobby-menu-toGame = Zurück zum Spiel
lobby-menu-hurry = Bots, macht schnell
lobby-menu-moreTime = Mehr Zeit
lobby-menu-sit = Auch hinsetzen

## lobby › stop

lobby-stop-item = Spiel beenden
lobby-stop-ask = Das Spiel für alle beenden?
lobby-stop-line = Ihr seid dann wieder am Tisch wie vor dem Spiel. Was verdeckt ist, bleibt verdeckt, und eine Aufzeichnung gibt es von diesem Spiel nicht.
lobby-stop-playOn = Weiterspielen
lobby-stop-by = { $name } hat das Spiel beendet.
lobby-stop-byYou = Du hast das Spiel beendet.

## lobby › removing

lobby-removing-item = Diesen Tisch löschen
lobby-removing-ask = Diesen Tisch für alle löschen?
lobby-removing-line = Spiele, Chat und Fotos sind dann endgültig weg.
lobby-removing-group = Was { $name } behalten hat, bleibt bei der Gruppe.
lobby-removing-go = Für alle löschen
lobby-removing-done = Der Tisch ist gelöscht.

## lobby › leaving

lobby-leaving-keep = Platz behalten, später wiederkommen
lobby-leaving-keepLine = Solange du weg bist, spielt vielleicht eine Vertretung für dich.
lobby-leaving-forGood = Ganz aufstehen
lobby-leaving-forGoodLine = Dann ist dein Platz frei. Im Spiel spielt eine Vertretung weiter.
lobby-leaving-onlyMe = Nur { $name } steht auf
lobby-leaving-nameless = Gehen und meinen Namen löschen
lobby-leaving-namelessLine = Dein Name und deine Chat-Nachrichten sind endgültig weg, auch aus früheren Spielen.
lobby-leaving-namelessGroup = Was { $name } behalten hat, bleibt: Eine Gruppe verlässt du auf ihrer eigenen Seite.
lobby-leaving-namelessDone = Dein Name ist von diesem Tisch gelöscht.

## lobby › presence

lobby-presence-here = da
lobby-presence-away = weg
lobby-presence-standIn = weg, eine Vertretung spielt
lobby-presence-gone = gegangen, eine Vertretung spielt
lobby-presence-isAway = { $name } ist weg.
lobby-presence-standInSoon =
    { $seconds ->
        [one] { $name } ist weg. In { $seconds } Sekunde spielt eine Vertretung.
       *[other] { $name } ist weg. In { $seconds } Sekunden spielt eine Vertretung.
    }
lobby-presence-waitsFor = { $name } ist weg. Der Tisch wartet.
lobby-presence-standInPlays = Für { $name } spielt jetzt eine Vertretung.
lobby-presence-isBack = { $name } ist wieder da.
lobby-presence-stoodIn = Für dich hat eine Vertretung gespielt. Jetzt bist du wieder dran.

## lobby › presence › bots

lobby-presence-bots-gentle = Sanfter Bot
lobby-presence-bots-steady = Solider Bot
lobby-presence-bots-sharp = Scharfer Bot

## lobby › chat

lobby-chat-title = Chat
lobby-chat-open = Chat öffnen
lobby-chat-close = Chat schließen
lobby-chat-unread =
    { $n ->
        [one] eine neue Zeile
       *[other] { $n } neue Zeilen
    }
lobby-chat-write = Sag etwas
lobby-chat-send = Senden
lobby-chat-empty = Noch hat niemand etwas gesagt.
lobby-chat-muted = Pst: Ein Wort wäre jetzt ein Tipp. Nach dem Aufdecken kannst du reden.
lobby-chat-looking = Du siehst zu; setz dich, um mitzureden.
lobby-chat-somebody = Jemand
lobby-chat-reacted = { $name }: { $what }

## lobby › chat › reactions

lobby-chat-reactions-clap = Applaus
lobby-chat-reactions-heart = Wie schön
lobby-chat-reactions-laugh = Lachen
lobby-chat-reactions-wow = Wow
lobby-chat-reactions-think = Hm …
lobby-chat-reactions-hurry = Los jetzt!

## lobby › device

lobby-device-handTo = Gib das Handy an { $name }
lobby-device-nobodyElse = Ab jetzt sieht nur { $name } hin.
lobby-device-iAm = Ich bin { $name }
lobby-device-another = Jemand anderes spielt jetzt
lobby-device-next = { $name } ist dran
lobby-device-thisPhone = An diesem Handy

## reminders

reminders-live = Jetzt zusammen
reminders-liveLine = Alle sitzen gleichzeitig am Tisch.
reminders-days = Über Tage
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
reminders-webhook = Webhook
reminders-webhookLine = Von Discord, Slack, ntfy oder Matrix. Dort melden wir, wer dran ist.
reminders-webhookNow = Meldet sich bei { $host } ({ $kind })
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

reminders-kinds-discord = Discord
reminders-kinds-slack = Slack
reminders-kinds-ntfy = ntfy
reminders-kinds-matrix = Matrix
reminders-kinds-json = JSON

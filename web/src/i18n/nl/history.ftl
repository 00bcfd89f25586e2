## affinity

affinity-reading = We vergelijken wat jullie kozen…
affinity-failed = De uitslag kon niet worden geladen.
affinity-tryAgain = Opnieuw proberen
affinity-tooLittle = Nog te vroeg om iets te zeggen
affinity-tooLittleLine = Nog geen twee van jullie speelden plaatjes in dezelfde ronde.
affinity-noClues = Er is geen beurt uitgespeeld, dus er valt niets te vergelijken.
affinity-matrix = Iedereen met iedereen
affinity-map = Wie denkt als wie
affinity-mapNote = Hoe dichterbij, hoe meer jullie hetzelfde denken. Een lijn betekent 60 of meer.
affinity-signature = Jouw lievelingsplaatje
affinity-signatureLine = { $title }: { $n } keer gespeeld, vaker dan de meeste mensen.
affinity-places = Dezelfde plaatjes: { $direct } op dezelfde plaats, { $indirect } op een andere plaats.

## affinity › chart

affinity-chart-pair = { $a } en { $b }: { $n }
affinity-chart-pairSays = { $a } en { $b }: { $n }, waarschijnlijk tussen { $low } en { $high }
affinity-chart-between = waarschijnlijk tussen { $low } en { $high }
affinity-chart-shared =
    { $images ->
        [one] { $images } gedeeld plaatje
       *[other] { $images } gedeelde plaatjes
    } in { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }
affinity-chart-previousPair = Vorig duo
affinity-chart-nextPair = Volgend duo
affinity-chart-differently = zien het anders
affinity-chart-alike = denken hetzelfde
affinity-chart-joined = { $a } en { $b } zitten dicht bij elkaar: { $n }.
affinity-chart-nobodyJoined = Geen enkel duo haalt de 60.
affinity-chart-nearestTo = Het dichtst bij { $name }: { $other }.
affinity-chart-machines =
    { $n ->
        [one] { $names } is een bot.
       *[other] { $names } zijn bots.
    }
affinity-chart-showAll = Alle { $n } tonen
affinity-chart-onlyNearest = { $name } en de dichtstbijzijnde { $n }, van de { $of }
affinity-chart-fewer = Minder tonen
affinity-chart-course = Hoe vaak { $name } en de anderen hetzelfde dachten, avond na avond

## affinity › readers

affinity-readers-who = Wie begrijpt wiens aanwijzingen
affinity-readers-criteria = Lastigste kenmerken
affinity-readers-reads = { $reader } begrijpt { $giver }
affinity-readers-byChance = niet beter dan gokken
affinity-readers-misread = { $n } van { $clues } verkeerd begrepen
affinity-readers-note = 100 = nooit erin getrapt, 0 = puur gokken
affinity-readers-best = { $reader } begrijpt { $giver } het best
affinity-readers-hardest = Lastigste kenmerk: { $criterion }
affinity-readers-title = Elkaar begrijpen

## affinity › titles

affinity-titles-veryAlike = Zielsverwanten
affinity-titles-alike = Verwante geesten
affinity-titles-strangers = Vriendelijke vreemden
affinity-titles-differently = Tegenpolen trekken elkaar aan

## affinity › best

affinity-best-most = Het meest op één lijn
affinity-best-youTwo = Jullie twee zaten het meest op één lijn.
affinity-best-chance = We weten het voor { $percent }% zeker.
affinity-best-open = Maar het scheelde een haar.
affinity-best-likely = Waarschijnlijk wel.
affinity-best-settled = Geen twijfel mogelijk.

## affinity › you

affinity-you-nearest = Het dichtst bij jou
affinity-you-other = Jij en { $name }
affinity-you-veryAlike = Twee zielen, één gedachte.
affinity-you-alike = Jullie denken vaak hetzelfde.
affinity-you-strangers = Ongeveer zoals twee vreemden.
affinity-you-differently = Jullie zien dingen meestal anders.
affinity-you-hint = Een eerste indruk na één spel: waarschijnlijk tussen { $low } en { $high }.
affinity-you-scale = 50 = vreemden, 100 = één brein
affinity-you-machine = een bot

## affinity › themes

affinity-themes-title = Thema’s
affinity-themes-alike = Hier zaten jij en { $name } op één lijn
affinity-themes-unlike = Hier dachten jij en { $name } heel anders
affinity-themes-uniting = Hier zaten jullie op één lijn
affinity-themes-dividing = Hier dachten jullie heel anders
affinity-themes-laid = { $name }: { $titles }

## affinity › rounds

affinity-rounds-title = Ronde voor ronde
affinity-rounds-round = Ronde { $n }
affinity-rounds-points =
    { $names }: { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }
affinity-rounds-shared = Gedeeld: { $titles }
affinity-rounds-nothing = niets gemeen
affinity-rounds-showAll = Alle rondes tonen

## affinity › actions

affinity-actions-title = Bewaren en delen
affinity-actions-picture = Plaatje delen
affinity-actions-noPicture = Het plaatje maken is niet gelukt.
affinity-actions-replay = Herhaling bekijken
affinity-actions-duel = Een andere tafel uitdagen
affinity-actions-duelText = Kunnen jullie het beter, met dezelfde kaarten?
affinity-actions-duelCopied = Link gekopieerd. Stuur hem naar de andere tafel.
affinity-actions-group = { $name } openen
affinity-actions-record = Dit spel bewaren

## affinity › rival

affinity-rival-title = Twee tafels, dezelfde kaarten
affinity-rival-ours = Jullie
affinity-rival-theirs = Zij
affinity-rival-better =
    { $n ->
        [one] Jullie winnen met { $n } punt verschil!
       *[other] Jullie winnen met { $n } punten verschil!
    }
affinity-rival-worse =
    { $n ->
        [one] De andere tafel wint met { $n } punt verschil.
       *[other] De andere tafel wint met { $n } punten verschil.
    }
affinity-rival-even = Precies gelijk!
affinity-rival-after =
    { $n ->
        [one] Na elk { $n } ronde
       *[other] Na elk { $n } rondes
    }
affinity-rival-against = Tegen { $names }
affinity-rival-row = { $label }: jullie { $ours }, zij { $theirs }
affinity-rival-shared =
    { $n ->
        [one] { $n } gedeeld plaatje
       *[other] { $n } gedeelde plaatjes
    }
affinity-rival-turn = Beurt { $n }
# As in English.
affinity-rival-score = Score

## group

group-title = Je groepen
group-intro = Spelen jullie vaker samen? Een groep bewaart jullie potjes en laat zien wie hetzelfde denkt.
group-onThisDevice = Op dit toestel
group-youAre = Jij bent { $name }
group-justLooking = Op dit toestel kijk je alleen mee
group-foundTitle = Groep beginnen
group-foundAnother = Nog een groep beginnen
group-foundName = Hoe heet jullie groep?
group-foundHint = De donderdagclub, de neven en nichten, de lunchploeg…
group-foundGo = Groep beginnen
group-allGroups = Al je groepen
group-keySentence = Wie deze link heeft, hoort bij de groep en ziet alles. Er zijn geen accounts, dus houd de link voor jezelf.
group-invite = Uitnodigen
group-inviteTitle = Uitnodigen voor de groep
group-shareLink = Link delen
group-copyLink = Link kopiëren
group-copyFailed = Kopiëren is niet gelukt. Kopieer de link uit het veld hierboven.
group-invitation = Kom bij onze groep “{ $name }”. Houd deze link voor jezelf:
group-scan = Scan en kom bij de groep
group-loading = De groep wordt geopend…
group-unknown = Bij deze link hoort geen groep.
group-unknownLine = Misschien mist er een stuk van de link, of is de groep gewist. Vraag een lid om de link.
group-forgetIt = Van dit toestel halen
group-stale = De server is onbereikbaar. Dit kan verouderd zijn.
group-games =
    { $n ->
        [one] { $n } potje
       *[other] { $n } potjes
    }
group-evenings =
    { $n ->
        [one] { $n } spelavond
       *[other] { $n } spelavonden
    }
group-members =
    { $n ->
        [one] { $n } lid
       *[other] { $n } leden
    }
group-rounds =
    { $n ->
        [one] { $n } ronde
       *[other] { $n } rondes
    }
group-since = sinds { $date }
group-play = Vanavond spelen
group-map = Wie denkt als wie
group-matrix = Iedereen met iedereen
group-course = In de loop van de tijd
group-chartFailed = Deze grafiek kon niet worden geladen. Laad de pagina opnieuw.

## group › who

group-who-title = Wie ben jij?
group-who-line = We onthouden het op dit toestel. Je kunt het altijd veranderen.
group-who-newName = Ik ben nieuw. Ik heet
group-who-joinGo = Dat ben ik
group-who-look = Alleen kijken
group-who-full = Deze groep is vol.

## group › empty

group-empty-title = Nog geen potje
group-empty-line = Elk spel dat jullie voor deze groep uitspelen, komt hier te staan.
group-empty-invite = Stuur je vrienden de link.
group-empty-play = Tik op “Vanavond spelen” en speel een potje.
group-empty-look = Kom terug en kijk wie denkt zoals jij.

## group › days

group-days-together =
    { $n ->
        [one] { $n } dag met antwoorden van meer dan één van jullie
       *[other] { $n } dagen met antwoorden van meer dan één van jullie
    }
group-days-none = Kies elke dag vijf plaatjes en kijk wat de anderen zien.
group-days-count = Deze dagen meetellen
group-days-countLine = Ze tellen dan mee in de scores van de groep.

## group › you

group-you-title = Jij en de anderen
group-you-most = Het meest gemeen met { $name }
group-you-alone = Je hebt hier nog met niemand gespeeld. De scores beginnen bij jullie eerste ronde samen.
group-you-onlyBots = Je hebt tot nu toe alleen met bots gespeeld, en die tellen niet mee. Nodig iemand uit!
group-you-lookOn = Zeg wie je bent, en kijk wie denkt zoals jij.
group-you-all = Alle { $n } tonen
group-you-fewer = Minder tonen

## group › score

group-score-label = { $one } en { $other }: { $score } van de 100
group-score-of100 = van de 100
group-score-range = Waarschijnlijk tussen { $low } en { $high }. 50 = vreemden
group-score-hint =
    { $rounds ->
        [one] Nog maar een eerste indruk, na { $rounds } ronde.
       *[other] Nog maar een eerste indruk, na { $rounds } rondes.
    }
group-score-alike = Jullie denken vaker hetzelfde dan vreemden.
group-score-unlike = Jullie zien dingen meestal anders.
group-score-open = Kan nog toeval zijn. Speel vooral door!
group-score-theyAlike = Zij denken vaker hetzelfde dan vreemden.
group-score-theyUnlike = Zij zien dingen meestal anders.
group-score-never = Deze twee hebben nog niet samen gespeeld.

## group › best

group-best-title = Het meest op één lijn
group-best-sure = We weten het voor { $percent }% zeker.
group-best-guess = Voorlopig een gok: we weten het voor { $percent }% zeker.

## group › signatures

group-signatures-yours = Jouw lievelingsplaatjes
group-signatures-line = Deze speel je vaker dan de meeste mensen.
group-signatures-laid =
    { $n ->
        [one] { $title }: één keer
       *[other] { $title }: { $n } keer
    }
group-signatures-times = { $n }×

## group › themes

group-themes-uniting = Thema’s die jullie verenigen
group-themes-dividing = Thema’s die jullie verdelen
group-themes-alike = Jullie waren het eens
group-themes-unlike = Jullie waren het oneens
group-themes-lost = Een thema uit een gewiste stapel
group-themes-nothing = speelde geen plaatjes

## group › pair

group-pair-title = Vergelijk er twee
group-pair-pick = Kies een duo
group-pair-one = Eerste speler
group-pair-other = Tweede speler
group-pair-together =
    { $rounds ->
        [one] { $rounds } ronde samen
       *[other] { $rounds } rondes samen
    }
group-pair-partners = { $n } als partners
group-pair-shared = Gedeelde plaatjes
group-pair-direct = op dezelfde plaats
group-pair-byTheme = Twee vreemden zouden hebben
group-pair-byChance = Puur toeval zou geven
group-pair-reads = { $reader } begrijpt de aanwijzingen van { $giver }
group-pair-misread =
    { $clues ->
        [one] { $misread } van { $clues } aanwijzing verkeerd begrepen
       *[other] { $misread } van { $clues } aanwijzingen verkeerd begrepen
    }

## group › evening

group-evening-title = Spelavonden
group-evening-earlier = Eerdere avonden
group-evening-left = iemand die uit de groep is
group-evening-others = nog { $n }
group-evening-withBots =
    { $n ->
        [one] en een bot
       *[other] en { $n } bots
    }
group-evening-replay = Herhaling bekijken
group-evening-nothing = Eén avond zegt nog niet wie hetzelfde denkt.

## group › people

group-people-title = Leden
group-people-you = jij
group-people-never = heeft nog niet gespeeld
group-people-last = laatst gespeeld: { $date }
group-people-open = { $name } bewerken
group-people-rename = Nieuwe naam
group-people-renameLine = Ook eerdere potjes krijgen die naam.
group-people-renameGo = Naam wijzigen
group-people-renamed = Heet nu { $name }.
group-people-merge = Twee keer dezelfde persoon?
group-people-mergeLine = Heeft { $name } ook onder een andere naam gespeeld? Voeg de twee samen. Dat kun je niet terugdraaien.
group-people-mergeWith = { $name } samenvoegen met
group-people-mergeGo = Samenvoegen
group-people-merged = Samengevoegd tot { $name }.
group-people-nobody = Niemand
group-people-me = Dat ben ik
group-people-leave = Groep verlaten
group-people-leaveOf = { $name } uit de groep halen
group-people-leaveAsk = De groep voorgoed verlaten?
group-people-leaveAskOf = { $name } voorgoed uit de groep halen?
group-people-leaveLine = De naam { $name } en alle scores van { $name } worden gewist. De potjes blijven, met een vraagteken in plaats van de naam. Dat kun je niet terugdraaien.
group-people-leaveLink = Wie de link heeft, kan de groep nog steeds zien.
group-people-stay = Blijven
group-people-left = { $name } zit niet meer in de groep.

## group › keep

group-keep-title = Groepsinstellingen
group-keep-rename = Groep een andere naam geven
group-keep-renameName = Naam van de groep
group-keep-renameGo = Opslaan
group-keep-export = Exporteren
group-keep-exportLine = Download één bestand met alle potjes, scores en namen.
group-keep-exported = Bestand opgeslagen.
group-keep-forget = Van dit toestel halen
group-keep-forgetLine = Je blijft in de groep. Alleen dit toestel vergeet de link.
group-keep-forgetAsk = Om terug te komen heb je de link nodig. Staat die nog ergens anders?
group-keep-forgetGo = Link vergeten
group-keep-forgotten = De groep is van dit toestel gehaald.
group-keep-remove = Groep wissen
group-keep-removeLine = { $games } met hun herhalingen, alle scores en { $members } worden gewist, voor iedereen en voorgoed. Ook wij kunnen ze niet terughalen.
group-keep-removeType = Typ ter bevestiging de naam van de groep: { $name }
group-keep-removeGo = Voor iedereen wissen
group-keep-removed = De groep is gewist.
group-keep-cancel = Bewaren

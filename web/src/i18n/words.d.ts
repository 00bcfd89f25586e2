// Made from the English .ftl files by `npm run words`; do not edit.

type Value = string | number | readonly (string | number)[]

export interface Areas {
  home: {
    friendlyName: string
    play: string
    passAround: string
    passAroundLine: string
    motto: string
    start: string
    join: string
    joinGo: string
    code: string
    playNow: string
    waiting: string
    playWhat: string
    withBots: string
    howToPlay: string
    tableScreen: string
    groups: string
    keptFor: (params: { name: Value }) => string
    backTo: (params: { code: Value }) => string
    language: (params: { name: Value }) => string
    soundOn: string
    soundOff: string
    toNight: string
    toDay: string
    settings: string
    yourName: string
    nameHint: string
    openTable: string
    nowhere: string
    nowhereLine: string
    home: string
  }
  table: {
    joining: (params: { game: Value }) => string
    whatToDo: string
    wrongCode: string
    join: string
    moved: string
    movedLine: string
    alreadyPlaying: string
    claimLabel: string
    claimLine: string
    claimGo: string
    takeOver: string
    takesOver: (params: { name: Value }) => string
    title: (params: { code: Value }) => string
    sitDown: string
    waitingThere: (params: { names: Value }) => string
    oneWaits: (params: { name: Value }) => string
    gameIsOn: string
    justLook: string
    connecting: string
    reconnecting: string
    restarting: string
    cannotSave: string
    backOnline: string
    oldPage: string
    oldPageLine: string
    reload: string
    kicked: string
    kickedLine: string
    cleared: string
    clearedLine: string
    removed: string
    removedLine: string
    sitDownAgain: string
    unknown: (params: { code: Value }) => string
    unknownLine: string
    full: string
    fullLine: string
    unreachable: string
    unreachableLine: string
    tryAgain: string
    share: string
    copied: string
    invitation: string
    scan: string
    you: string
    host: string
    bot: string
    away: string
    addBot: string
    freeSeat: string
    begin: string
    addBotsAndBegin: (params: { n: number }) => string
    sendAway: (params: { name: Value }) => string
    makeHost: (params: { name: Value }) => string
    leave: string
    stay: string
    onlyLooking: string
    isHere: (params: { name: Value }) => string
    timeLeft: (params: { time: Value }) => string
    tenSecondsLeft: string
    nextTip: string
    gotIt: string
    nowPlay: string
    moreTime: string
    extended: string
    timeWasUp: string
    askToJoin: string
    askToWatch: string
    hostMustAgree: (params: { host: Value }) => string
    waitingFor: (params: { host: Value }) => string
    waitingForHost: string
    waitingLine: string
    waitingToWatchLine: string
    stopWaiting: string
    notLetIn: string
    notLetInLine: string
    askAgain: string
    sentAway: string
    sentAwayLine: string
    tooMany: string
    tooManyLine: string
    watching: (params: { n: Value }) => string
    ended: {
      share: string
      replay: string
      change: string
      home: string
      more: string
      rematch: string
      waitForHost: (params: { host: Value }) => string
    }
  }
  settings: {
    title: string
    language: string
    theme: string
    sound: string
    on: string
    off: string
    motion: string
    text: string
    sample: string
    name: string
    nameHint: string
    openRecord: string
    close: string
    back: string
    menu: string
    themes: {
      auto: string
      day: string
      night: string
    }
    motions: {
      auto: string
      full: string
      less: string
    }
    texts: {
      normal: string
      large: string
      huge: string
    }
    data: {
      title: string
      kept: string
      long: string
      remove: string
    }
  }
  howto: {
    title: string
    game: string
    ninety: string
    practise: string
    practiseLine: string
  }
  plainGame: {
    yourTurn: string
    waitingFor: (params: { names: Value }) => string
    over: string
    won: (params: { names: Value }) => string
    rematch: string
  }
  daily: {
    title: string
    question: string
    seeResult: string
    pick: (params: { n: number }) => string
    picked: string
    images: (params: { n: Value }) => string
    onPlace: (params: { title: Value; place: Value }) => string
    takenBack: (params: { title: Value }) => string
    full: string
    tray: string
    takeBack: (params: { place: Value; title: Value }) => string
    lockIn: string
    missing: (params: { n: Value }) => string
    guess: string
    guessLine: string
    skip: string
    so: (params: { n: number }) => string
    final: (params: { n: number }) => string
    alone: string
    nobody: string
    top: string
    chosen: (params: { title: Value; share: Value }) => string
    yours: string
    by: (params: { n: number }) => string
    onlyYou: string
    byNobody: string
    likeness: string
    likenessLine: string
    holds: (params: { title: Value }) => string
    fails: (params: { title: Value }) => string
    streak: (params: { n: number }) => string
    until: (params: { time: Value }) => string
    change: string
    share: string
    shareLine: (params: { theme: Value; likeness: Value }) => string
    shareFirst: (params: { theme: Value }) => string
    ask: string
    askText: (params: { theme: Value }) => string
    askLine: string
    viaLink: string
    friends: string
    friend: string
    nameHint: string
    waiting: string
    points: (params: { n: number }) => string
    ranking: (params: { name: Value; titles: Value }) => string
    showTo: (params: { group: Value }) => string
    yesterday: string
    practice: string
    practiceLine: string
    practising: string
    forget: string
    forgetLine: string
    forgotten: string
    keep: string
    copied: string
    notCopied: string
    notShared: string
  }
  affinity: {
    reading: string
    failed: string
    tryAgain: string
    tooLittle: string
    tooLittleLine: string
    noClues: string
    matrix: string
    map: string
    mapNote: string
    signature: string
    signatureLine: (params: { title: Value; n: Value }) => string
    places: (params: { direct: Value; indirect: Value }) => string
    chart: {
      pair: (params: { a: Value; b: Value; n: Value }) => string
      pairSays: (params: { a: Value; b: Value; n: Value; low: Value; high: Value }) => string
      between: (params: { low: Value; high: Value }) => string
      shared: (params: { images: number; rounds: number }) => string
      previousPair: string
      nextPair: string
      differently: string
      alike: string
      joined: (params: { a: Value; b: Value; n: Value }) => string
      nobodyJoined: string
      nearestTo: (params: { name: Value; other: Value }) => string
      machines: (params: { n: number; names: Value }) => string
      showAll: (params: { n: Value }) => string
      onlyNearest: (params: { name: Value; n: Value; of: Value }) => string
      fewer: string
      course: (params: { name: Value }) => string
    }
    readers: {
      who: string
      criteria: string
      reads: (params: { reader: Value; giver: Value }) => string
      byChance: string
      misread: (params: { n: Value; clues: Value }) => string
      note: string
      best: (params: { reader: Value; giver: Value }) => string
      hardest: (params: { criterion: Value }) => string
      title: string
    }
    titles: {
      veryAlike: string
      alike: string
      strangers: string
      differently: string
    }
    best: {
      most: string
      youTwo: string
      chance: (params: { percent: Value }) => string
      open: string
      likely: string
      settled: string
    }
    you: {
      nearest: string
      other: (params: { name: Value }) => string
      veryAlike: string
      alike: string
      strangers: string
      differently: string
      hint: (params: { low: Value; high: Value }) => string
      scale: string
      machine: string
    }
    themes: {
      title: string
      alike: (params: { name: Value }) => string
      unlike: (params: { name: Value }) => string
      uniting: string
      dividing: string
      laid: (params: { name: Value; titles: Value }) => string
    }
    rounds: {
      title: string
      round: (params: { n: Value }) => string
      points: (params: { names: Value; n: number }) => string
      shared: (params: { titles: Value }) => string
      nothing: string
      showAll: string
    }
    actions: {
      title: string
      picture: string
      noPicture: string
      replay: string
      duel: string
      duelText: string
      duelCopied: string
      group: (params: { name: Value }) => string
      record: string
    }
    rival: {
      title: string
      ours: string
      theirs: string
      better: (params: { n: number }) => string
      worse: (params: { n: number }) => string
      even: string
      after: (params: { n: number }) => string
      against: (params: { names: Value }) => string
      row: (params: { label: Value; ours: Value; theirs: Value }) => string
      shared: (params: { n: number }) => string
      turn: (params: { n: Value }) => string
      score: string
    }
  }
  group: {
    title: string
    intro: string
    onThisDevice: string
    youAre: (params: { name: Value }) => string
    justLooking: string
    foundTitle: string
    foundAnother: string
    foundName: string
    foundHint: string
    foundGo: string
    allGroups: string
    keySentence: string
    invite: string
    inviteTitle: string
    shareLink: string
    copyLink: string
    copyFailed: string
    invitation: (params: { name: Value }) => string
    scan: string
    loading: string
    unknown: string
    unknownLine: string
    forgetIt: string
    stale: string
    games: (params: { n: number }) => string
    evenings: (params: { n: number }) => string
    members: (params: { n: number }) => string
    rounds: (params: { n: number }) => string
    since: (params: { date: Value }) => string
    play: string
    map: string
    matrix: string
    course: string
    chartFailed: string
    who: {
      title: string
      line: string
      newName: string
      joinGo: string
      look: string
      full: string
    }
    empty: {
      title: string
      line: string
      invite: string
      play: string
      look: string
    }
    days: {
      together: (params: { n: number }) => string
      none: string
      count: string
      countLine: string
    }
    you: {
      title: string
      most: (params: { name: Value }) => string
      alone: string
      onlyBots: string
      lookOn: string
      all: (params: { n: Value }) => string
      fewer: string
    }
    score: {
      label: (params: { one: Value; other: Value; score: Value }) => string
      of100: string
      range: (params: { low: Value; high: Value }) => string
      hint: (params: { rounds: number }) => string
      alike: string
      unlike: string
      open: string
      theyAlike: string
      theyUnlike: string
      never: string
    }
    best: {
      title: string
      sure: (params: { percent: Value }) => string
      guess: (params: { percent: Value }) => string
    }
    signatures: {
      yours: string
      line: string
      laid: (params: { n: number; title: Value }) => string
      times: (params: { n: Value }) => string
    }
    themes: {
      uniting: string
      dividing: string
      alike: string
      unlike: string
      lost: string
      nothing: string
    }
    pair: {
      title: string
      pick: string
      one: string
      other: string
      together: (params: { rounds: number }) => string
      partners: (params: { n: Value }) => string
      shared: string
      direct: string
      byTheme: string
      byChance: string
      reads: (params: { reader: Value; giver: Value }) => string
      misread: (params: { clues: number; misread: Value }) => string
    }
    evening: {
      title: string
      earlier: string
      left: string
      others: (params: { n: Value }) => string
      withBots: (params: { n: number }) => string
      replay: string
      nothing: string
    }
    people: {
      title: string
      you: string
      never: string
      last: (params: { date: Value }) => string
      open: (params: { name: Value }) => string
      rename: string
      renameLine: string
      renameGo: string
      renamed: (params: { name: Value }) => string
      merge: string
      mergeLine: (params: { name: Value }) => string
      mergeWith: (params: { name: Value }) => string
      mergeGo: string
      merged: (params: { name: Value }) => string
      nobody: string
      me: string
      leave: string
      leaveOf: (params: { name: Value }) => string
      leaveAsk: string
      leaveAskOf: (params: { name: Value }) => string
      leaveLine: (params: { name: Value }) => string
      leaveLink: string
      stay: string
      left: (params: { name: Value }) => string
    }
    keep: {
      title: string
      rename: string
      renameName: string
      renameGo: string
      export: string
      exportLine: string
      exported: string
      forget: string
      forgetLine: string
      forgetAsk: string
      forgetGo: string
      forgotten: string
      remove: string
      removeLine: (params: { games: Value; members: Value }) => string
      removeType: (params: { name: Value }) => string
      removeGo: string
      removed: string
      cancel: string
    }
  }
  lobby: {
    ofAtTable: (params: { n: Value; of: Value }) => string
    tvLink: string
    tv: string
    newTab: string
    copyFailed: string
    players: (params: { numbers: Value }) => string
    atLeastOne: string
    seats: {
      take: string
      chooseFree: string
      youSitOut: string
      playAgain: string
      howToSit: string
      watching: string
      seat: (params: { name: Value }) => string
      label: string
      faceToFace: string
      byLot: string
      alternating: string
      anyhow: string
      together: string
      howTo: string
      chair: (params: { n: Value }) => string
      fill: string
      you: (params: { name: Value }) => string
      partner: (params: { names: Value }) => string
      chosen: (params: { name: Value }) => string
      swapped: (params: { one: Value; other: Value }) => string
      moved: (params: { name: Value; n: Value }) => string
      shuffle: string
      shuffled: string
      cancel: string
      thisPhone: string
    }
    person: {
      sitOut: string
      makeHost: string
      sendAway: string
      sendAwayAsk: (params: { name: Value }) => string
      sendAwayLine: string
      sendAwayInGame: string
      forGood: string
      forGoodLine: string
      isHostNow: (params: { name: Value }) => string
      youAreHost: string
      cameToSit: (params: { name: Value }) => string
      left: (params: { name: Value }) => string
    }
    free: {
      sitHere: string
      title: string
      bot: string
      fillAll: (params: { n: number }) => string
      addOne: string
      friend: string
      friendLine: string
      here: string
      hereLine: string
      hereName: string
      hereAdd: string
      strengths: {
        gentle: string
        steady: string
        sharp: string
      }
      strengthLines: {
        gentle: string
        steady: string
        sharp: string
      }
    }
    choices: {
      first: string
      lateJoins: string
      options: string
      more: string
      label: string
      changed: (params: { host: Value; what: Value }) => string
      houseRule: string
      game: string
      deck: string
      ownThemes: string
      timer: string
      grace: string
      rules: string
      pace: string
      practice: string
    }
    deck: {
      browse: string
      house: string
      images: string
      themes: string
      objects: string
      brought: string
      countImages: (params: { n: number }) => string
      countThemes: (params: { n: number }) => string
      countObjects: (params: { n: number }) => string
      ownTitle: string
      ownLine: string
      photos: string
      file: string
      sending: (params: { percent: Value }) => string
      building: string
      done: string
      known: string
      stop: string
      unplayable: string
      problem: (params: { where: Value }) => string
      at: (params: { where: Value; what: Value }) => string
    }
    ownThemes: {
      none: string
      noneLine: string
      firstLine: string
      onlyLine: string
      label: string
      example: string
      count: (params: { n: Value; most: Value }) => string
      add: (params: { n: number; group: Value }) => string
      only: string
      onlySwitchLine: string
      keep: (params: { group: Value }) => string
      keepLine: string
      replaceLine: (params: { n: number }) => string
      save: string
      saved: string
      tooLong: (params: { theme: Value; most: Value }) => string
    }
    timer: {
      none: string
      noneLine: string
      some: (params: { time: Value }) => string
      someLine: string
    }
    grace: {
      none: string
      noneLine: string
      some: (params: { time: Value }) => string
      someLine: string
    }
    rules: {
      none: string
      noneLine: string
      noLimit: string
    }
    practice: {
      on: string
      onLine: (params: { n: Value }) => string
      off: string
      offLine: string
    }
    first: {
      begins: string
      chance: string
      byChance: string
      chanceLine: string
      named: (params: { name: Value }) => string
      line: string
    }
    late: {
      on: string
      onLine: string
      off: string
      offLine: string
    }
    face: {
      title: string
      line: string
      colour: string
      colours: {
        orange: string
        blue: string
        yellow: string
        purple: string
        green: string
        cream: string
        turquoise: string
        pink: string
      }
    }
    offers: {
      justYouTwo: string
      watch: (params: { n: number; names: Value }) => string
      removeBots: (params: { n: number }) => string
    }
    claim: {
      item: string
      title: string
      line: string
      minutes: string
      other: (params: { name: Value }) => string
    }
    begin: {
      you: (params: { n: number; numbers: Value }) => string
      tooMany: (params: { n: Value; numbers: Value }) => string
      waitsFor: (params: { host: Value }) => string
      waitsForNobody: string
      beginPractice: string
      away: (params: { names: Value }) => string
    }
    door: {
      title: string
      hideCode: string
      hideCodeLine: string
      sendAway: string
      sendAwayOpen: string
      sendAwayClosed: string
      sent: string
      asking: string
      wantsToJoin: (params: { name: Value }) => string
      wantsToWatch: (params: { name: Value }) => string
      letIn: string
      refuse: string
      asked: string
      doors: {
        open: string
        ask: string
        locked: string
      }
      lines: {
        open: string
        ask: string
        locked: string
      }
      now: {
        ask: string
        locked: string
      }
    }
    group: {
      none: string
      noneLine: string
      keptFor: (params: { name: Value }) => string
      line: string
      title: string
      nobody: string
      toGroup: string
      changed: (params: { name: Value }) => string
    }
    menu: {
      title: string
      people: string
      forPlayer: (params: { name: Value }) => string
      chat: string
      react: string
      how: string
      settings: string
      share: string
      leave: string
      toLobby: string
      toGame: string
      hurry: string
      moreTime: string
      sit: string
    }
    stop: {
      item: string
      ask: string
      line: string
      playOn: string
      by: (params: { name: Value }) => string
      byYou: string
    }
    removing: {
      item: string
      ask: string
      line: string
      group: (params: { name: Value }) => string
      go: string
      done: string
    }
    leaving: {
      keep: string
      keepLine: string
      forGood: string
      forGoodLine: string
      onlyMe: (params: { name: Value }) => string
      nameless: string
      namelessLine: string
      namelessGroup: (params: { name: Value }) => string
      namelessDone: string
    }
    presence: {
      here: string
      away: string
      standIn: string
      gone: string
      isAway: (params: { name: Value }) => string
      standInSoon: (params: { seconds: number; name: Value }) => string
      waitsFor: (params: { name: Value }) => string
      standInPlays: (params: { name: Value }) => string
      isBack: (params: { name: Value }) => string
      stoodIn: string
      bots: {
        gentle: string
        steady: string
        sharp: string
      }
    }
    chat: {
      title: string
      open: string
      close: string
      unread: (params: { n: number }) => string
      write: string
      send: string
      empty: string
      muted: string
      looking: string
      somebody: string
      reacted: (params: { name: Value; what: Value }) => string
      reactions: {
        clap: string
        heart: string
        laugh: string
        wow: string
        think: string
        hurry: string
      }
    }
    device: {
      handTo: (params: { name: Value }) => string
      nobodyElse: (params: { name: Value }) => string
      iAm: (params: { name: Value }) => string
      another: string
      next: (params: { name: Value }) => string
      thisPhone: string
    }
  }
  reminders: {
    live: string
    liveLine: string
    days: string
    daysLine: string
    title: string
    row: string
    rowLine: string
    tellMe: string
    off: string
    onDevice: string
    byWebhook: (params: { host: Value }) => string
    notHere: string
    notOnServer: string
    denied: string
    webhook: string
    webhookLine: string
    webhookNow: (params: { host: Value; kind: Value }) => string
    kind: string
    kindByAddress: string
    save: string
    saved: string
    test: string
    tested: string
    remove: string
    removed: string
    stopAsk: string
    stopLine: string
    stop: string
    stopped: string
    stoppedLine: string
    kinds: {
      discord: string
      slack: string
      ntfy: string
      matrix: string
      json: string
    }
  }
  television: {
    openHere: string
    openHereLine: string
    whichTable: string
    typeCode: string
    gone: string
    goneLine: string
    codeIsHidden: string
    askHost: (params: { host: Value }) => string
    alsoWatching: (params: { n: Value }) => string
    asksToWatch: (params: { host: Value }) => string
    asksToWatchLine: string
    joinAt: (params: { address: Value }) => string
    atTheTable: string
    nobodyYet: string
    next: string
    begins: (params: { name: Value }) => string
    stopped: (params: { name: Value }) => string
    practice: string
    sitDown: (params: { address: Value }) => string
    thinks: (params: { name: Value }) => string
    ready: (params: { name: Value }) => string
    timeLeft: string
    another: string
    controls: string
    toFullscreen: string
    fromFullscreen: string
  }
  replay: {
    title: string
    loading: string
    gone: string
    goneLine: string
    noKey: string
    noKeyLine: string
    offline: string
    offlineLine: string
    broken: string
    eyes: string
    eyesNow: (params: { who: Value }) => string
    table: string
    all: string
    controls: string
    play: string
    pause: string
    replay: string
    back: string
    forward: string
    speed: (params: { n: Value }) => string
    where: string
    round: (params: { n: Value; of: Value }) => string
    turn: (params: { n: Value; of: Value }) => string
    over: string
    step: (params: { n: Value; of: Value }) => string
    toRound: (params: { n: Value }) => string
    toTurn: (params: { n: Value }) => string
    more: string
    share: string
    shared: string
    groupLink: string
    copyFailed: string
    save: string
    again: string
    packGone: string
    open: string
    image: (params: { n: Value }) => string
    theme: (params: { n: Value; card: Value }) => string
    file: {
      title: string
      line: string
      choose: string
      drop: string
      another: string
      empty: string
      large: string
      isNone: string
    }
    duel: {
      title: string
      loading: string
      beat: (params: { names: Value }) => string
      rounds: (params: { n: number }) => string
      players: (params: { n: number }) => string
      compared: string
      spoils: string
      where: string
      newTable: string
      at: (params: { code: Value }) => string
      withNames: (params: { names: Value }) => string
      alone: string
      go: string
      lost: string
      lostLine: string
      gone: string
      lobby: (params: { names: Value }) => string
      lobbyRounds: (params: { n: number }) => string
      lobbyPlayers: (params: { n: number }) => string
      putBack: string
      isPutBack: string
    }
  }
  compatibility: {
    name: string
    points: (params: { n: number }) => string
    round: (params: { n: Value }) => string
    you: string
    quoted: (params: { title: Value }) => string
    themeIs: (params: { theme: Value }) => string
    lastRound: string
    hurry: string
    playoff: (params: { sides: Value }) => string
    line: string
    opening: {
      youCall: string
      callLine: string
      number: (params: { n: Value }) => string
      usedUp: string
      called: (params: { name: Value; n: Value }) => string
      rolled: (params: { name: Value; n: Value }) => string
      youRoll: string
      youOrPartnerRoll: string
      rollLine: string
      roll: string
      theyCall: (params: { name: Value }) => string
      theyRoll: (params: { names: Value }) => string
      allMatch: (params: { name: Value }) => string
      allMatchYou: string
    }
    pick: {
      pick: (params: { n: number }) => string
      spaceSays: (params: { n: Value }) => string
      referentPicks: (params: { n: Value }) => string
      playoff: (params: { n: Value }) => string
      notPlaying: string
      allMatchYou: string
      thinkLike: (params: { names: Value }) => string
      images: (params: { n: Value }) => string
      onPlace: (params: { title: Value; place: Value }) => string
      takenBack: (params: { title: Value }) => string
      retired: (params: { title: Value }) => string
      full: (params: { n: number }) => string
      unlockFirst: string
    }
    look: {
      closer: string
      word: string
      previous: string
      next: string
      putOn: (params: { place: Value }) => string
      full: string
      takeBack: string
      place: (params: { place: Value }) => string
      earlier: string
      later: string
    }
    tray: {
      label: string
      takeBack: (params: { place: Value; title: Value }) => string
    }
    dock: {
      lockIn: string
      change: string
      missing: (params: { n: Value }) => string
      doubleMissing: string
      waitingFor: (params: { names: Value }) => string
      youAreReady: string
    }
    double: {
      claim: string
      claimedBy: (params: { name: Value }) => string
      putIt: string
      cardsLeft: (params: { n: number }) => string
      on: (params: { title: Value }) => string
    }
    players: {
      label: string
      ready: (params: { name: Value }) => string
      thinks: (params: { name: Value }) => string
      thinksAgain: (params: { name: Value }) => string
      standIn: (params: { name: Value }) => string
    }
    board: {
      title: string
      word: string
      label: (params: { pawns: Value }) => string
      stands: (params: { names: Value; space: Value }) => string
      onSpace: (params: { space: Value; n: Value }) => string
      arrived: string
      doublesLeft: (params: { n: Value }) => string
    }
    reveal: {
      nothingShared: string
      paceTap: string
      paceAuto: string
      wordAuto: string
      wordTap: string
      model: string
      skip: string
      turnNext: string
      turnLast: string
      movePawns: string
      showAll: string
      goOn: string
      toTheEndScreen: string
      plus: (params: { n: number }) => string
      lands: (params: { gained: number; from: Value; to: Value }) => string
      toTheEnd: (params: { gained: Value }) => string
      direct: (params: { names: Value; title: Value; n: number }) => string
      indirect: (params: { names: Value; title: Value; n: number }) => string
      noMatch: (params: { place: Value }) => string
      directCard: (params: { title: Value; n: number }) => string
      indirectCard: (params: { title: Value; n: number }) => string
      scored: (params: { names: Value; n: number }) => string
      laidNothing: string
      timeRanOut: (params: { names: Value }) => string
      imagesReturned: (params: { names: Value }) => string
      referentMoves: (params: { name: Value; n: number }) => string
      moments: {
        direct: string
        indirect: string
      }
    }
    end: {
      winner: string
      rounds: (params: { n: number }) => string
      samePlace: (params: { n: number }) => string
      otherPlace: (params: { n: number }) => string
      bestRound: (params: { names: Value; theme: Value }) => string
      favourite: (params: { title: Value; n: Value }) => string
      alike: string
      won: (params: { names: Value; line: Value }) => string
      byWinners: (params: { names: Value; line: Value }) => string
      personal: {
        won: string
        shared: string
        close: string
        lost: string
        together: string
      }
      endings: {
        first_at_the_end: (params: { n: number }) => string
        largest_overshoot: string
        most_tokens_left: string
        playoff: (params: { n: Value }) => string
        shared: (params: { names: Value }) => string
        together: (params: { n: number }) => string
      }
    }
    remarks: {
      bot_goes_by_words: (params: { name: Value }) => string
      bot_goes_by_taste: (params: { name: Value }) => string
    }
    practice: {
      practice_open_theme: (params: { most: Value; number: Value }) => string
      practice_pick_images: (params: { number: Value; partner: Value }) => string
      practice_rank: (params: { images: Value }) => string
      practice_rank_freely: string
      practice_lock_in: string
      practice_wait: string
      practice_direct_match: (params: { image: Value; place: Value; points: Value }) => string
      practice_indirect_match: (params: { image: Value; mine: Value; partner: Value; theirs: Value; points: Value }) => string
      practice_no_match: string
      practice_points: (params: { points: Value; space: Value; number: Value }) => string
      practice_done: string
    }
    fields: {
      edition: {
        title: string
        name: (params: { value: Value }) => string
        line: (params: { images: Value; themes_on_a_card: Value }) => string
        lines: {
          '1996': (params: { images: Value }) => string
          '2010': (params: { doubles: number }) => string
          '2016': (params: { themes_on_a_card: Value }) => string
        }
      }
      mode: {
        title: string
        names: {
          teams: string
          individual: string
          trios: string
          duo: string
        }
        lines: {
          teams: string
          individual: string
          trios: string
          duo: string
        }
      }
      track: {
        title: string
        line: (params: { rounds: number; minutes: number }) => string
        names: {
          brisk: string
          short: string
          standard: string
          long: string
        }
      }
      deck: {
        line: (params: { images: Value }) => string
      }
      themes: {
        line: string
      }
      for_children: {
        title: string
        line: string
      }
      double_up: {
        title: string
        line: string
      }
      random_teams: {
        title: string
        line: string
      }
      even_individual: {
        title: string
        line: (params: { more: Value }) => string
      }
      retire_matched: {
        title: string
        line: string
      }
      time_limit: {
        title: string
        line: string
      }
    }
    tv: {
      round: (params: { n: Value }) => string
      playoff: string
      opens: (params: { name: Value }) => string
      opened: (params: { name: Value }) => string
      newTheme: string
      theme: (params: { theme: Value }) => string
      picks: (params: { n: Value }) => string
      atTheFinish: string
      toMatch: (params: { name: Value }) => string
      isMatched: string
      looksOn: string
      doubles: (params: { name: Value }) => string
      cardOf: (params: { n: Value; of: Value }) => string
      laidNothing: string
      direct: (params: { names: Value; image: Value; points: number }) => string
      indirect: (params: { names: Value; image: Value; points: number }) => string
      points: (params: { n: number }) => string
      wins: (params: { n: number; names: Value }) => string
      sharedVictory: (params: { names: Value }) => string
      together: (params: { rounds: number }) => string
      space: (params: { n: Value }) => string
    }
    past: {
      nothing: string
      sameThemes: string
      won: (params: { names: Value }) => string
      together: string
    }
    howto: {
      box: string
      mode: string
      lead: (params: { referent: Value }) => string
      same: string
      other: string
      inThisBox: string
      players: (params: { numbers: Value }) => string
      theme: {
        title: string
        text: (params: { referent: Value }) => string
      }
      pick: {
        title: string
        text: (params: { full_hand: Value }) => string
      }
      reveal: {
        title: string
        text: (params: { referent: Value; team: number; direct: Value; indirect: Value }) => string
      }
      race: {
        title: string
        text: string
      }
      facts: {
        openers: string
        modelOpens: string
        randomTeams: string
        partners: string
        joined: string
        alternate: string
        called: (params: { themes_on_a_card: Value }) => string
        rolled: (params: { themes_on_a_card: Value }) => string
        teamsOpen: string
        deck: (params: { images: Value; usual: Value }) => string
        model: string
        modelShares: string
        modelHand: (params: { full_hand: number }) => string
        modelNothing: string
        allOfATeam: (params: { team: Value; direct: Value; indirect: Value }) => string
        token: (params: { doubles: number; doubled: Value }) => string
        modelNoToken: string
        doubleUpTeam: (params: { doubles: number; doubled: Value }) => string
        doubleUpAlone: (params: { doubles: number; doubled: Value }) => string
        tieOvershoot: string
        tieTokens: string
        tiePlayoff: string
        duo: string
      }
    }
  }
  samegame: {
    name: string
    round: (params: { n: Value; of: Value }) => string
    turn: (params: { n: Value; of: Value }) => string
    languages: (params: { languages: Value }) => string
    criteria: string
    criteriaWord: string
    yourObject: string
    yourTrap: string
    score: (params: { score: Value; finish: Value }) => string
    a: (params: { gender: Value; name: Value }) => string
    line: string
    medals: {
      flowers: string
      bronze: string
      silver: string
      gold: string
    }
    write: {
      anyTask: (params: { gender: Value; name: Value; criterion: Value }) => string
      andElse: string
      goodClue: string
      trapIs: (params: { criterion: Value }) => string
      tokenIs: (params: { number: Value }) => string
      yourClue: string
      placeholder: string
      lockIn: string
      anyway: string
      change: string
      keep: string
      checking: string
      isMade: string
      isWord: string
      isSingle: string
      mayComeBack: string
      really: string
      marks: string
      written: string
      writtenLine: string
      stillWriting: (params: { n: number; names: Value }) => string
      onlyYou: string
      othersWrite: string
      cameBack: string
      cameBackLine: (params: { clues: Value }) => string
      theyRewrite: (params: { name: Value }) => string
      theyRewriteLine: (params: { clue: Value }) => string
      task: {
        appearance: (params: { gender: Value; name: Value }) => string
        number_in_the_world: (params: { gender: Value; name: Value }) => string
        length: (params: { gender: Value; name: Value }) => string
        material: (params: { gender: Value; name: Value }) => string
        price: (params: { gender: Value; name: Value }) => string
        intended_use: (params: { gender: Value; name: Value }) => string
        movement: (params: { gender: Value; name: Value }) => string
        complexity: (params: { gender: Value; name: Value }) => string
        importance: (params: { gender: Value; name: Value }) => string
        effort_to_explain: (params: { gender: Value; name: Value }) => string
        duration_of_use: (params: { gender: Value; name: Value }) => string
        days_of_use: (params: { gender: Value; name: Value }) => string
        weight: (params: { gender: Value; name: Value }) => string
        thickness: (params: { gender: Value; name: Value }) => string
        volume: (params: { gender: Value; name: Value }) => string
      }
      mark: {
        none: (params: { criterion: Value }) => string
        different: (params: { criterion: Value }) => string
        unsure: (params: { criterion: Value }) => string
      }
    }
    swap: {
      open: string
      title: string
      line: string
      ask: string
      asked: string
      askedLine: (params: { names: Value }) => string
      theyAsk: (params: { name: Value }) => string
      theyAskLine: string
      consent: string
      refuse: string
      youAgreed: string
      refused: (params: { name: Value }) => string
      made: (params: { name: Value }) => string
      mine: string
    }
    ready: {
      yours: string
      yoursLine: string
      begin: string
      theirs: (params: { name: Value }) => string
      theirsLine: string
      secret: string
      last: string
      order: string
      done: string
    }
    guess: {
      title: string
      theirTurn: (params: { name: Value }) => string
      silent: string
      yourTurn: string
      yourTitle: string
      yourTrap: string
      object: string
      clue: string
      nobody: string
      pointingAll: (params: { criterion: Value }) => string
      pointing: (params: { n: number; criterion: Value; of: Value }) => string
      scattered: (params: { n: number }) => string
      youDecide: string
      theyDecide: (params: { name: Value }) => string
      cup: (params: { criterion: Value }) => string
      pointed: (params: { criterion: Value; names: Value }) => string
      lifted: (params: { criterion: Value; number: Value }) => string
      trap: (params: { criterion: Value }) => string
      trapNow: (params: { value: Value }) => string
      best: (params: { value: Value }) => string
      circle: (params: { value: Value }) => string
      covered: (params: { value: Value }) => string
      reject: string
      rejectWord: string
      rejectLine: (params: { name: Value }) => string
      rejectGo: string
      letPass: string
      rejecting: (params: { names: Value }) => string
      rule: {
        unanimous: string
        majority: string
        anyone: string
      }
    }
    result: {
      found: string
      trapped: string
      trapOf: (params: { name: Value }) => string
      yourTrap: string
      alike: (params: { thing: Value; clue: Value }) => string
      counts: (params: { value: Value }) => string
      roundOver: (params: { n: Value }) => string
      goOn: string
      toNewRound: string
      toEnd: string
    }
    end: {
      points: (params: { score: Value; finish: Value }) => string
      story: string
      safeCups: string
      escaped: string
      of: (params: { n: Value; of: Value }) => string
      bestClue: (params: { name: Value }) => string
      trickiest: string
      wasAlike: (params: { criterion: Value }) => string
      title: {
        gold: string
        silver: string
        bronze: string
        flowers: string
        before_flowers: string
      }
      line: {
        gold: string
        silver: string
        bronze: string
        flowers: string
        before_flowers: string
      }
    }
    wait: {
      hurry: string
      standIn: (params: { name: Value }) => string
    }
    said: {
      dealt: (params: { round: Value }) => string
      written: (params: { name: Value }) => string
      began: (params: { name: Value; object: Value; clue: Value }) => string
      pointed: (params: { name: Value; criterion: Value }) => string
      rejected: (params: { name: Value }) => string
      sentBack: (params: { name: Value }) => string
      safe: (params: { criterion: Value }) => string
      trap: (params: { criterion: Value }) => string
      ended: (params: { value: Value; score: Value }) => string
    }
    remarks: {
      bot_knows_no_facts: (params: { name: Value }) => string
    }
    practice: {
      practice_trap: (params: { a: Value; number: Value; criterion: Value }) => string
      practice_clue: (params: { a: Value; criterion: Value }) => string
      practice_try: (params: { clue: Value }) => string
      practice_swap: string
      practice_swap_asked: string
      practice_answer_swap: (params: { name: Value }) => string
      practice_written: string
      practice_begin_turn: string
      practice_other_begins: (params: { name: Value }) => string
      practice_be_silent: (params: { criterion: Value }) => string
      practice_agreement: string
      practice_guess: (params: { name: Value }) => string
      practice_point: (params: { criterion: Value }) => string
      practice_point_freely: string
      practice_cup: (params: { criterion: Value; value: Value }) => string
      practice_found: (params: { criterion: Value; value: Value; score: Value }) => string
      practice_trapped: (params: { criterion: Value; value: Value; score: Value }) => string
      practice_medals: (params: { bronze: Value; silver: Value; gold: Value; finish: Value }) => string
    }
    fields: {
      level: {
        title: string
        name: (params: { value: Value }) => string
        line: (params: { criteria: Value }) => string
        lines: {
          '1': (params: { criteria: Value }) => string
          '2': (params: { criteria: Value }) => string
          '3': (params: { criteria: Value }) => string
          '4': (params: { criteria: Value }) => string
        }
      }
      agreement: {
        title: string
        names: {
          unanimous: string
          majority: string
          anyone: string
        }
        lines: {
          unanimous: string
          majority: string
          anyone: string
        }
      }
      language: {
        title: string
        line: string
        all: (params: { names: Value }) => string
      }
      objects: {
        line: (params: { objects: number }) => string
      }
    }
    tv: {
      turnOf: (params: { n: Value; of: Value }) => string
      allWrite: string
      allWriteLine: string
      showsNext: (params: { name: Value }) => string
      showsNextLine: string
      writesAgain: (params: { name: Value }) => string
      writesAgainLine: string
      asksSwap: (params: { name: Value }) => string
      whereDiffer: string
      clueOf: (params: { name: Value }) => string
      pointNow: string
      pointAt: (params: { n: number; of: Value; criterion: Value }) => string
      worthNow: (params: { value: Value }) => string
      alike: string
      trapped: string
      found: string
      alikeIn: (params: { criterion: Value }) => string
      score: (params: { score: Value; of: Value }) => string
      agreements: {
        unanimous: string
        majority: string
        anyone: string
      }
      results: {
        before_flowers: string
        flowers: string
        bronze: string
        silver: string
        gold: string
      }
    }
    past: {
      writing: string
      trapIs: (params: { criterion: Value }) => string
      noClue: string
      turns: (params: { n: number }) => string
      sameThings: string
      points: (params: { n: number }) => string
      results: {
        before_flowers: string
        flowers: string
        bronze: string
        silver: string
        gold: string
      }
    }
    howto: {
      lead: string
      yours: string
      object: string
      clueLine: string
      rulesTitle: string
      rounds: (params: { rounds: number; n: Value }) => string
      majority: string
      secret: {
        title: string
        text: string
      }
      clue: {
        title: string
        text: string
      }
      guess: {
        title: string
        text: string
      }
      trap: {
        title: string
        text: (params: { least: Value; most: Value }) => string
      }
      medals: {
        title: string
        text: (params: { bronze: Value; silver: Value; gold: Value }) => string
      }
      rules: {
        '1': string
        '2': string
        '3': string
        '4': string
        '5': string
        '6': string
      }
    }
  }
}

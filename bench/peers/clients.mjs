// How eight pages at one table speak to each server: sit down, begin a game, make a move. All are
// plain WebSockets that offer what browsers offer, and decode no more than they must.
import { getMessageBytes, Protocol } from '@colyseus/core'
import { once } from 'node:events'
import WebSocket from 'ws'

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7]
const SETTINGS = {
  game: 'compatibility',
  setup: { edition: '2016', mode: 'teams', track: 'standard' },
  grace: null,
}

class Pages {
  sockets = []
  #missing = 0
  #resolve

  constructor(port) {
    this.host = `127.0.0.1:${port}`
  }

  async post(path, body) {
    const headers = { 'content-type': 'application/json' }
    const address = `http://${this.host}${path}`
    const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }

  async connect(path) {
    const socket = new WebSocket(`ws://${this.host}${path}`)
    socket.welcome = once(socket, 'welcome') // emitted by `hear`
    socket.on('message', (data) => this.hear(data, socket))
    socket.on('error', fail)
    socket.on('close', (code) => this.isLeaving || fail(`${path} was closed: ${code}`))
    await once(socket, 'open')
    return socket
  }

  // Resolves when each page, or so many of them, have heard one more result.
  everybodyHears(speak, pages = this.sockets.length) {
    return new Promise((resolve) => {
      this.#missing = pages
      this.#resolve = resolve
      speak()
    })
  }

  resultHeard() {
    if (--this.#missing === 0) this.#resolve()
  }

  async leave() {
    this.isLeaving = true
    await Promise.all(this.sockets.map((socket) => (socket.close(), once(socket, 'close'))))
  }
}

class Samewave extends Pages {
  #id = 0
  #seated = []

  // So many of the players have their pages open.
  async sit(pages = SEATS.length) {
    const host = await this.post('/api/tables', { name: 'Player 0', settings: SETTINGS })
    this.path = `/api/tables/${host.code}`
    const seats = [host]
    for (const seat of SEATS.slice(1)) {
      seats.push(await this.post(`${this.path}/players`, { name: `Player ${seat}` }))
    }
    this.tokens = seats.map(({ token }) => token)
    for (const token of this.tokens.slice(0, pages)) await this.look(token)
  }

  async look(token) {
    const socket = await this.connect(`${this.path}/socket`)
    this.sockets.push(socket)
    socket.send(JSON.stringify({ type: 'hello', version: 3, token }))
    await socket.welcome
  }

  hear(data, socket) {
    if (data.includes('"type":"update"')) {
      socket.last = data
      this.resultHeard()
    } else if (data.includes('"type":"welcome"')) socket.emit('welcome')
    else if (data.includes('"type":"refusal"') || data.includes('"type":"goodbye"')) fail(data)
  }

  // A seat in the game need not be the place of a page in `sockets`.
  async begin() {
    await this.everybodyHears(() => this.#say(this.sockets[0], { type: 'start' }))
    const views = this.sockets.map((socket) => JSON.parse(socket.last).view)
    views.forEach((view, page) => (this.#seated[view.seat] = this.sockets[page]))
    return views[0].openers[0]
  }

  move(seat, [type, argument]) {
    const move = { type }
    if (type === 'open_theme') move.number = argument
    if (type === 'choose') move.images = argument
    return this.everybodyHears(() => this.#say(this.#seated[seat], { type: 'play', move }))
  }

  #say(socket, message) {
    socket.send(JSON.stringify({ ...message, id: `m${this.#id++}` }))
  }
}

class Colyseus extends Pages {
  async sit() {
    const { roomId } = await this.#seat('create/compatibility', 0)
    for (const seat of SEATS.slice(1)) await this.#seat(`joinById/${roomId}`, seat)
  }

  async #seat(way, seat) {
    const place = await this.post(`/matchmake/${way}`, { seat })
    const { processId, roomId, sessionId } = place
    const socket = await this.connect(`/${processId}/${roomId}?sessionId=${sessionId}`)
    this.sockets.push(socket)
    await socket.welcome
    return place
  }

  hear(data, socket) {
    if (data[0] === Protocol.JOIN_ROOM) socket.send(data.subarray(0, 1))
    else if (data.includes('seated')) socket.emit('welcome')
    else if (data[0] === Protocol.ROOM_STATE_PATCH || data[0] === Protocol.ROOM_DATA) {
      this.resultHeard()
    }
    if (data[0] === Protocol.ERROR) fail(data)
  }

  async begin() {
    await this.move(0, ['start'])
    return 0
  }

  move(seat, [type, argument]) {
    const message = getMessageBytes.raw(Protocol.ROOM_DATA, type, argument)
    return this.everybodyHears(() => this.sockets[seat].send(message))
  }
}

// Socket.IO by hand: 0 opens, 2 pings and 3 pongs, 40 joins a namespace, 42 is an event in it.
class Boardgame extends Pages {
  result = '["sync"'

  async sit() {
    for (const _ of SEATS) {
      const socket = await this.connect('/socket.io/?EIO=4&transport=websocket')
      this.sockets.push(socket)
      socket.send('40/compatibility,')
      await socket.welcome
    }
  }

  hear(data, socket) {
    if (data.length === 1 && data[0] === 0x32) socket.send('3')
    else if (data.subarray(0, 27).includes(this.result)) {
      this.last = data
      this.resultHeard()
    } else if (data[0] === 0x34 && data[1] === 0x30) socket.emit('welcome')
  }

  async begin() {
    if (this.last && !this.last.includes('"gameover":')) fail('the game goes on')
    this.match = crypto.randomUUID()
    this.stateID = 0
    this.result = '["sync"'
    for (const seat of SEATS) {
      const sync = () => this.#emit(seat, 'sync', this.match, String(seat), null, SEATS.length)
      await this.everybodyHears(sync, 1) // the first one makes the match
    }
    this.result = '["update"'
    return 0
  }

  move(seat, [type, argument]) {
    const playerID = String(seat)
    const args = argument === undefined ? [] : [argument]
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID, credentials: null } }
    return this.everybodyHears(() =>
      this.#emit(seat, 'update', action, this.stateID++, this.match, playerID),
    )
  }

  #emit(seat, ...event) {
    this.sockets[seat].send(`42/compatibility,${JSON.stringify(event)}`)
  }
}

export function fail(why) {
  console.error(String(why))
  process.exit(1)
}

// Does something so many times, a few of them at the same time.
export async function atOnce(times, act) {
  const results = []
  let next = 0
  const go = async () => {
    for (let number; (number = next++) < times; ) results[number] = await act(number)
  }
  await Promise.all(Array.from({ length: 16 }, go))
  return results
}

export const clients = { samewave: Samewave, colyseus: Colyseus, boardgame: Boardgame }

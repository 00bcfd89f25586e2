// Sits at tables of eight and plays the games that come with the first line, as each further line
// says: one move after the other at every table, or so many moves a second at all of them together.
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { atOnce, clients, fail } from './clients.mjs'

const PATIENCE = 120_000

class Table {
  #turns = []
  #idle

  constructor(pages, games, next) {
    Object.assign(this, { pages, games, next })
  }

  async begin() {
    this.first = await this.pages.begin()
    this.#turns = this.games[this.next++ % this.games.length].toReversed()
  }

  // The milliseconds until all have heard; a move waits for the one before it.
  move() {
    const asked = performance.now()
    const heard = Promise.resolve(this.#idle).then(async () => {
      const [offset, move] = this.#turns.pop()
      await this.pages.move((this.first + offset) % 8, move)
      return performance.now() - asked
    })
    this.#idle = heard.then(() => this.#turns.length || this.begin())
    return heard
  }

  idle() {
    return this.#idle
  }
}

async function open({ client, port, rooms, games }) {
  return atOnce(rooms, async (number) => {
    const table = new Table(new clients[client](port), games, number)
    await table.pages.sit()
    await table.begin()
    return table
  })
}

async function play(tables, { moves }) {
  let left = moves
  const playOn = async (table) => {
    while (left-- > 0) await table.move()
    await table.idle()
  }
  await Promise.all(tables.map(playOn))
  return {}
}

async function playAtPace(tables, { moves, rate }) {
  const begin = performance.now()
  const heard = []
  while (heard.length < moves) {
    const due = Math.min(moves, ((performance.now() - begin) * rate) / 1000)
    while (heard.length < due) heard.push(tables[heard.length % tables.length].move())
    await sleep(1)
  }
  const milliseconds = await Promise.all(heard)
  await Promise.all(tables.map((table) => table.idle()))
  return { milliseconds, seconds: (performance.now() - begin) / 1000 }
}

let tables
for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line)
  const watchdog = setTimeout(fail, PATIENCE, `no answer: ${line.slice(0, 80)}`)
  let answer = {}
  if (question.games) tables = await open(question)
  else answer = await (question.rate ? playAtPace : play)(tables, question)
  clearTimeout(watchdog)
  console.log(JSON.stringify(answer))
}
process.exit()

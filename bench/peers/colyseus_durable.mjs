// A server of Colyseus that does the same work as ours: each accepted move is in SQLite, synced to
// the disk, before anybody hears of it, and each seat gets a message of its own with what it may
// know. The first argument says when it commits: "move" after every move, "turn" once for all that
// came in one turn of the event loop.
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CompatibilityRoom, serveRooms } from './colyseus_room.mjs'

const [, , HOW, FOLDER] = process.argv
const DATA = mkdtempSync(join(FOLDER, 'colyseus-'))
process.on('exit', () => rmSync(DATA, { recursive: true }))

class Log {
  #waiting = []
  #tables = 0

  constructor() {
    this.database = new DatabaseSync(join(DATA, 'log.db'))
    for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'cache_size = -16000']) {
      this.database.exec(`PRAGMA ${pragma}`)
    }
    this.database.exec(`CREATE TABLE log (
      table_id INTEGER NOT NULL, sequence INTEGER NOT NULL, entry BLOB NOT NULL,
      UNIQUE (table_id, sequence))`)
    this.begin = this.database.prepare('BEGIN IMMEDIATE')
    this.insert = this.database.prepare('INSERT INTO log VALUES (?, ?, ?)')
    this.commit = this.database.prepare('COMMIT')
  }

  newTable() {
    return ++this.#tables
  }

  // Calls `done` when the entry is durable.
  append(table, sequence, entry, done) {
    if (HOW === 'turn' && this.#waiting.length === 0) setImmediate(() => this.#write())
    this.#waiting.push([table, sequence, entry, done])
    if (HOW === 'move') this.#write()
  }

  #write() {
    const waiting = this.#waiting
    this.#waiting = []
    this.begin.run()
    for (const [table, sequence, entry] of waiting) this.insert.run(table, sequence, entry)
    this.commit.run()
    for (const [, , , done] of waiting) done()
  }
}

const log = new Log()

class Table extends CompatibilityRoom {
  #length = 0
  #number = log.newTable()

  tell(name, client, argument, shown) {
    const { seat } = client.userData
    const entry = Buffer.from(JSON.stringify({ at: Date.now(), seat, name, argument, shown }))
    log.append(this.#number, this.#length++, entry, () => {
      for (const each of this.clients) {
        // a ranking that lies face down is its owner's alone
        each.send(name, each === client ? { seat, ...shown, mine: argument } : { seat, ...shown })
      }
    })
  }
}

serveRooms(Table)

// Serves the table that the one line asks for, tells where, and ends with whoever asked.
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export async function serve(listen) {
  const lines = createInterface({ input: process.stdin })
  const [line] = await once(lines, 'line')
  const ended = once(lines, 'close')
  console.log = console.error // what servers print is no answer
  const port = await listen(JSON.parse(line))
  process.stdout.write(`${JSON.stringify({ pid: process.pid, port })}\n`)
  await ended
  process.exit()
}

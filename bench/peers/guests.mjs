// Opens tables of ours that everybody leaves once the game has begun, and looks at them again.
import { createInterface } from 'node:readline'
import { atOnce, clients } from './clients.mjs'

async function openAndLeave({ port, tables }) {
  return atOnce(tables, async () => {
    const pages = new clients.samewave(port)
    await pages.sit(1)
    await pages.begin()
    await pages.leave()
    return pages
  })
}

const known = []
for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line)
  if (question.tables) known.push(...(await openAndLeave(question)))
  if (question.look) await atOnce(known.length, (number) => known[number].look(known[number].tokens[0]))
  if (question.watch) await atOnce(question.watch, () => known[0].look(''))
  console.log('{}')
}
process.exit()

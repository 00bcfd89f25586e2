// A browser's record as a machine would write it that has nothing else to do.

/**
 * Every task begins when it began, and takes the CPU time that it took: what others did meanwhile on
 * the same cores is left out. Events have both clocks, `ts` and `dur` of the wall, `tts` and `tdur`
 * of their thread.
 */
export function byCpuTime(events) {
  const threads = Map.groupBy(
    events.filter(({ tts }) => tts !== undefined),
    ({ pid, tid }) => `${pid} ${tid}`,
  )
  const moved = new Map()
  for (const thread of threads.values()) {
    thread.sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
    let task
    for (const event of thread) {
      if (!task || event.ts >= task.ts + task.dur) task = event.ph === 'X' ? event : undefined
      if (task) moved.set(event, within(task, event))
    }
  }
  return events.map((event) => moved.get(event) ?? event)
}

function within(task, event) {
  const ts = task.ts + Math.max(0, event.tts - task.tts)
  return event.tdur === undefined ? { ...event, ts } : { ...event, ts, dur: event.tdur }
}

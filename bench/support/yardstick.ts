import { createHash } from 'node:crypto'

/**
 * CPU milliseconds of `workOnce` on the machine for which the budgets were written, when nothing else ran on it. A slower
 * machine, and one whose cores are shared, takes longer for it and for the calls alike.
 */
const REFERENCE_MS = 20

const RECORDS = Array.from({ length: 400 }, (_, index) => ({
  id: `rec_${index}`,
  name: { en: `Record ${index}`, zh: `记录${index}` },
  amount: index * 7919,
  at: new Date(index * 86_400_000).toISOString(),
}))

/** What a server does for its calls: objects into text and back, sorted, and a hash. */
function workOnce(): number {
  let sum = 0
  for (let round = 0; round < 80; round++) {
    const text = JSON.stringify(RECORDS)
    const read = JSON.parse(text) as typeof RECORDS
    read.sort((a, b) => b.name.en.localeCompare(a.name.en))
    sum += createHash('sha256').update(text).digest()[0] ?? 0
  }
  return sum
}

/** By the clock on the wall, with whatever else the machine does: how much longer than the reference somebody waits. */
export function waitingNow(): number {
  const begun = performance.now()
  workOnce()
  return (performance.now() - begun) / REFERENCE_MS
}

/** How much slower than the reference this machine is at this moment: 1.0 is as fast. */
export function slownessNow(): number {
  const before = process.cpuUsage()
  workOnce()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / REFERENCE_MS
}

/**
 * How long the VAT of a million mixed transactions takes to determine, in one thread: `npm run bench:judge`. The budget
 * is 1.5 s, and retained memory does not grow with the number of transactions.
 */
import { prepareVatEngine } from '#vat/engine/determine-vat.ts'
import { seededRandom } from '#main/command-line/seeded-random.ts'
import { mixedTransaction, SELLERS } from './support/mixed-transactions.ts'

const COUNT = 1_000_000
/** Generated and processed in chunks, like the rows of a file: only the engine is timed. */
const PIECE = 5_000
const BUDGET_MS = 1500
/** Growth of retained memory from the first round to the last. */
const GROWTH_MB = 8
const ROUNDS = 3

function determineAll(): { ms: number; cpu: number; vat: number } {
  const engines = SELLERS.map((seller) => prepareVatEngine({ seller }))
  const random = seededRandom(7)
  let ms = 0
  let cpu = 0
  let vat = 0
  for (let done = 0; done < COUNT; done += PIECE) {
    const transactions = Array.from({ length: PIECE }, () => mixedTransaction(random))
    const start = performance.now()
    const before = process.threadCpuUsage()
    for (let index = 0; index < PIECE; index++) {
      const vatEngine = engines[index % engines.length]
      vat += vatEngine?.(transactions[index] ?? {}).vat ?? 0
    }
    const { user, system } = process.threadCpuUsage(before)
    cpu += (user + system) / 1000
    ms += performance.now() - start
  }
  return { ms, cpu, vat }
}

function retainedMb(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1024 / 1024
}

const rounds = Array.from({ length: ROUNDS }, () => ({ ...determineAll(), retained: retainedMb() }))
if (rounds.some(({ vat }) => vat !== rounds[0]?.vat)) throw new Error('two rounds differ')
/** The thread's own CPU time: other load on the machine does not count. */
const times = rounds.map(({ cpu }) => cpu)
const median = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.POSITIVE_INFINITY
const growth = (rounds.at(-1)?.retained ?? 0) - (rounds[0]?.retained ?? 0)
console.log(
  `${COUNT.toLocaleString('en')} transactions: ${rounds.map(({ cpu, ms }) => `${cpu.toFixed(0)} ms (${ms.toFixed(0)} on the clock)`).join(', ')}; budget ${BUDGET_MS} ms`,
)
console.log(
  globalThis.gc
    ? `memory retained: grew by ${growth.toFixed(1)} MB from the first round to the last (budget ${GROWTH_MB} MB)`
    : 'memory retained: not measured; run with node --expose-gc',
)
process.exitCode = median <= BUDGET_MS && growth <= GROWTH_MB ? 0 : 1

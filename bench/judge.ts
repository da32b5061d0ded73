/**
 * How long a million mixed transactions take to judge, in one thread: `npm run bench:judge`. The budget (docs: issue 4) is
 * 1.5 s, and the memory that stays afterwards does not grow with the number of transactions.
 */
import { prepareJudge } from '#tax/engine/judge.ts'
import { mixedTransactions, SELLERS } from './support/mixed-transactions.ts'

const COUNT = 1_000_000
const BUDGET_MS = 1500
/** Of memory kept after the second half of the rounds, against what was kept after the first. */
const GROWTH_MB = 8
const ROUNDS = 6

const transactions = mixedTransactions(COUNT)
const judges = SELLERS.map((seller) => prepareJudge({ seller }))

function judgeAll(): { ms: number; vat: number } {
  const start = performance.now()
  let vat = 0
  for (let index = 0; index < transactions.length; index++) {
    const transaction = transactions[index]
    const judgeOne = judges[index % judges.length]
    if (transaction && judgeOne) vat += judgeOne(transaction).vat ?? 0
  }
  return { ms: performance.now() - start, vat }
}

function keptMb(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1024 / 1024
}

const times: number[] = []
const kept: number[] = []
let sum: number | null = null
for (let round = 0; round < ROUNDS; round++) {
  const { ms, vat } = judgeAll()
  if (sum !== null && sum !== vat) throw new Error('two rounds do not agree')
  sum = vat
  times.push(ms)
  kept.push(keptMb())
}
const worst = Math.max(...times)
const growth = (kept.at(-1) ?? 0) - (kept[ROUNDS / 2 - 1] ?? 0)
const heap = globalThis.gc
  ? `kept memory grew by ${growth.toFixed(1)} MB (budget ${GROWTH_MB} MB)`
  : 'kept memory not measured: run with --expose-gc'
console.log(
  `${COUNT.toLocaleString('en')} transactions: first ${(times[0] ?? 0).toFixed(0)} ms, best ${Math.min(...times).toFixed(0)} ms, ` +
    `worst ${worst.toFixed(0)} ms (budget ${BUDGET_MS} ms); ${heap}`,
)
process.exitCode = worst <= BUDGET_MS && (!globalThis.gc || growth <= GROWTH_MB) ? 0 : 1

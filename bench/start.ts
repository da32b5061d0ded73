/**
 * How long the product takes from start to its first answer, and how much memory it and its database use then:
 * `npm run bench:start`. With an existing build and data folder; the very first start is shown beside it.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { memoryOfFamily, residentOf } from './support/cpu.ts'
import { median, printTable } from './support/figures.ts'
import { inDataFolder, postmasterOf, startProduct } from './support/workshop.ts'

const STARTS = 5
const BUDGET_MS = 1_000
const BUDGET_MB = 180
const BUDGET_WITH_DATABASE_MB = 300

type Start = { ms: number; serverMb: number; databaseMb: number }

async function startOnce(dataDir: string): Promise<Start> {
  const product = await startProduct(dataDir, { GREENLANE_DEMO_HISTORY: 'office' })
  try {
    for (const path of ['/', '/services', '/server/portal/site/config']) await fetch(`${product.url}${path}`)
    await sleep(1_000)
    return {
      ms: product.readyAfterMs,
      serverMb: residentOf(product.pid) / 1024 ** 2,
      databaseMb: memoryOfFamily(await postmasterOf(dataDir)) / 1024 ** 2,
    }
  } finally {
    await product.stop()
  }
}

function rowOf(what: string, value: number, budget: number, unit: string, veryFirst: number): string[] {
  if (value >= budget) process.exitCode = 1
  const [shown = '', first = ''] = [value, veryFirst].map((figure) => `${figure.toFixed(0)} ${unit}`)
  return [what, shown, `${budget} ${unit}`, value < budget ? 'within' : 'OVER', first]
}

await inDataFolder(async (dataDir) => {
  const first = await startOnce(dataDir)
  const starts: Start[] = []
  for (let index = 0; index < STARTS; index++) starts.push(await startOnce(dataDir))
  const ms = median(starts.map((start) => start.ms))
  const server = median(starts.map((start) => start.serverMb))
  const both = median(starts.map((start) => start.serverMb + start.databaseMb))
  printTable(
    [`median of ${STARTS} starts`, 'figure', 'budget', 'result', 'very first start'],
    [
      rowOf('to the first answer', ms, BUDGET_MS, 'ms', first.ms),
      rowOf('memory of the server', server, BUDGET_MB, 'MB', first.serverMb),
      rowOf('with its database', both, BUDGET_WITH_DATABASE_MB, 'MB', first.serverMb + first.databaseMb),
    ],
  )
})

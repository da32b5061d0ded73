/**
 * The specification, statement by statement, against the running product: over HTTP and in a real browser.
 *   npm run check:spec [-- --only 7.] [-- --nothing-due]     needs the built pages
 */
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { inDataFolder, startProduct } from '../bench/support/workshop.ts'
import { TABLE } from './spec/table.ts'
import { lineOf, problemsOf } from './spec/row.ts'
import { runTable } from './spec/run-table.ts'
import { unseenPlants } from './spec/plants.ts'
import { buildWorld } from './spec/world.ts'

const { values } = parseArgs({
  options: { only: { type: 'string' }, 'nothing-due': { type: 'boolean', default: false } },
})
const begun = performance.now()
const seconds = () => Math.round((performance.now() - begun) / 1000)
const wanted = values.only?.split(',')
const table = TABLE.filter(({ id }) => !wanted || wanted.some((start) => id.startsWith(start)))

await inDataFolder(async (dataDir) => {
  const product = await startProduct(dataDir, { GREENLANE_DEMO_HISTORY: 'short' })
  const browser = await chromium.launch({
    executablePath: process.env['GREENLANE_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--no-first-run'],
  })
  try {
    const world = await buildWorld(product.url, dataDir)
    const unseen = await unseenPlants(world, browser)
    const outcomes = await runTable(table, world, browser)
    for (const outcome of outcomes) console.log(lineOf(outcome))
    const problems = [
      ...unseen.map((plant) => `a planted fault was not seen: ${plant}`),
      ...problemsOf(table, outcomes, { nothingDue: values['nothing-due'] }),
    ]
    const due = outcomes.filter(({ state }) => state === 'DUE').length
    for (const problem of problems) console.error(`✗ ${problem}`)
    const held = outcomes.filter(({ state }) => state !== 'FAILED').length
    console.log(
      `specification: ${held} passed, ${problems.length} failed; ${due} of them due, in ${seconds()} s`,
    )
    if (problems.length > 0) process.exitCode = 1
  } finally {
    await browser.close()
    await product.stop()
  }
})

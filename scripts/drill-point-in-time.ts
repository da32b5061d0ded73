import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Fingerprint, fingerprint } from '#backup/testing/fingerprint.ts'
import { compareFiles, differences } from './drill/compare.ts'
import { archivedDatabase } from './drill/archived-database.ts'
import { startProduct } from './drill/product.ts'
import { createTraffic, type Done, isEnough, ordersLost, since, untilDone } from './drill/traffic.ts'
import { freePort } from './free-port.ts'

/*
 * Goes back to a minute: a database of one's own that archives its log, a base copy of it taken while companies buy, more
 * of their work, and then somebody empties the orders. The copy and the log bring the database to the moment before,
 * row by row, and the product goes on with it and the files of the store.
 *   npm run drill:point-in-time
 */

/** What must at least have been done after the copy, so that the log is needed. */
const LEAST: Done = { orders: 2, answers: 20, files: 2 }
const LEAST_SEGMENTS = 2

const place = await mkdtemp(join(tmpdir(), 'greenlane-minute-'))
const dataDir = join(place, 'data')
const port = await freePort()
let failed = true
try {
  failed = (await play()).length > 0
} catch (error) {
  console.error(error)
} finally {
  if (failed) console.error(`the data is kept in ${place}`)
  else await rm(place, { recursive: true, force: true })
}
console.log(failed ? '\nthe drill failed' : '\nback to the minute: 0 rows, 0 files different')
process.exit(failed ? 1 : 0)

async function play(): Promise<string[]> {
  const database = await archivedDatabase(place)
  let product = await startProduct(dataDir, port, { DATABASE_URL: database.url })
  const traffic = await createTraffic(`http://localhost:${port}`)
  traffic.start()
  await untilDone(traffic, traffic.done(), { orders: 1, answers: 5, files: 1 })
  await database.copy()
  const before = traffic.done()
  await untilDone(traffic, before, LEAST)
  const done = since(before, traffic.done())
  await traffic.stop()
  const { box } = product.wired.deps
  const bought = traffic.bought.length
  await product.stop()
  const moment = await fingerprint(database.url)
  const time = await database.now()
  await database.run('truncate orders cascade')
  const accident = differences(moment, await fingerprint(database.url))
  const segments = await database.destroy()
  const restored = await database.recover(time)
  const found: Fingerprint = await fingerprint(restored.url)
  const files = await compareFiles({ url: restored.url, folder: join(dataDir, 'files'), box })
  product = await startProduct(dataDir, port, { DATABASE_URL: restored.url })
  const lost = await ordersLost(traffic, bought)
  await product.stop()
  await restored.stop()
  const problems = [
    ...(isEnough(done, LEAST) ? [] : [`too little was done after the copy: ${JSON.stringify(done)}`]),
    ...(segments < LEAST_SEGMENTS ? [`only ${segments} files of the log were needed`] : []),
    ...(accident.includes('public.orders') ? [] : ['nothing was destroyed']),
    ...differences(moment, found).map((table) => `${table} differs`),
    ...files.different.map((id) => `the file ${id} differs`),
    ...lost.map((id) => `the order ${id} is lost`),
  ]
  console.log(
    `copied while people went on; after it ${done.orders} orders, ${done.answers} answers, ${done.files} files; ` +
      `${accident.length} tables emptied or changed; back to ${time} with ${segments} files of the log; ${files.count} files compared`,
  )
  for (const problem of problems) console.log(`wrong: ${problem}`)
  return problems
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { seedAccounts } from '#accounts/server/accounts.seed.ts'
import { seedCatalogue } from '#catalogue/server/catalogue.seed.ts'
import { seedCoupons } from '#coupons/server/coupons.seed.ts'
import { buildApp } from '#main/app.ts'
import { API_KEY_CALLS } from '#main/api-key-calls.ts'
import { completeConfig, newDemoSecrets } from '#main/config.ts'
import { createClientOver } from '#main/journey/http-client.ts'
import { injecting } from '#main/journey/inject.ts'
import { EXAMPLES_FILE } from '#main/openapi/examples/examples.ts'
import { playExamples } from '#main/openapi/examples/play.ts'
import { productLog } from '#main/product-log.ts'
import { tellYears } from '#main/story/years/tell-years.ts'
import { tokenOf } from '#main/testing/people.ts'
import { wire } from '#main/wiring.ts'
import { settableClock } from '#platform/server/clock.ts'
import { openDatabase } from '#platform/server/database.ts'
import { migrateDatabase } from '#platform/server/migrate.ts'
import { createEmptyDatabase, startTestServer } from '#platform/testing/postgres.ts'
import { seedStaff } from '#staff/server/staff.seed.ts'

/*
 * Writes src/main/openapi/examples/examples.json: what the OpenAPI document shows, from answers of the product. It runs on
 * an empty database of its own, with two years of a company in it, on a fixed day.
 *   npm run docs:examples
 */

const ROOT = resolve(import.meta.dirname, '..')
const DAY = '2026-11-22T09:00:00Z'

const stopServer = await startTestServer()
const { url: databaseUrl } = await createEmptyDatabase()
const dataDir = await mkdtemp(join(tmpdir(), 'greenlane-examples-'))
await migrateDatabase({ url: databaseUrl, folder: resolve(ROOT, 'migrations') })
const raw = { mode: 'demo', paymentProvider: 'local', agencyName: 'Muster Compliance GmbH', dataDir }
const config = completeConfig(raw as Parameters<typeof completeConfig>[0], {
  databaseUrl,
  secrets: newDemoSecrets(),
})
const clock = settableClock(new Date(DAY))
const log = productLog({ level: 'error' })
const database = openDatabase({ url: databaseUrl, log, max: 8 })
const wired = wire({ config, database, clock, log })
const app = await buildApp({ wired, database })
try {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  config.port = Number(new URL(address).port)
  await seedCatalogue(wired.deps)
  await seedCoupons(wired.deps)
  await seedAccounts(wired.deps)
  const finance = (await seedStaff(wired.deps)).find(({ role }) => role === 'finance')
  if (!finance) throw new Error('the demo has no one for the money')
  const owner = await tellYears(wired, database)
  const inject = injecting(app)
  const send: typeof inject = async (path, init) => {
    // A key has twenty calls a second; however fast the machine is, it keeps to that.
    clock.advance(50)
    const response = await inject(path, init)
    if (init.method === 'POST') await wired.deps.jobs.drain()
    return response
  }
  const base = `/server/${config.product}`
  const money = createClientOver(send, 'en')
  money.signIn(await tokenOf(app, config.product, finance, clock))
  const { examples, refused } = await playExamples({
    routes: wired.routes,
    base,
    send,
    owner,
    async pay({ id: orderId, number, total }) {
      const line = { bankId: number, day: DAY.slice(0, 10), amount: total, reference: number }
      await money.post(`${base}/staff/transfer/add`, { ...line, payer: 'QINGLAN HOME CO LTD' })
      type Lines = { records: { id: string; bankId: string }[] }
      const { records } = await money.get<Lines>(`${base}/staff/transfer/list`)
      const transferId = records.find(({ bankId }) => bankId === number)?.id
      await money.post(`${base}/staff/transfer/match`, { transferId, orderId })
    },
  })
  await writeFile(EXAMPLES_FILE, `${JSON.stringify(examples, null, 1)}\n`)
  for (const [name, reason] of refused) console.log(`refused: ${name}: ${reason}`)
  const missing = Object.keys(API_KEY_CALLS).filter((name) => !examples[name])
  for (const name of missing) console.log(`no example: ${name}`)
  console.log(
    `${Object.keys(examples).length} calls, ${Object.keys(API_KEY_CALLS).length - missing.length} of ${Object.keys(API_KEY_CALLS).length} that a key opens`,
  )
} finally {
  await app.close()
  await wired.deps.jobs.stop()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
  await stopServer()
}

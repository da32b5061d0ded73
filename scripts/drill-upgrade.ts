import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres/embedded-postgres.ts'
import { freePort } from './free-port.ts'
import { type Ask, asking } from './scale/ask.ts'
import { exportRelease, migrationsRewritten, releaseBefore } from './scale/earlier-release.ts'
import { createLoad, type Load } from './scale/load.ts'
import { productProcess } from './scale/product-process.ts'
import { findPrograms, give } from './scale/programs.ts'
import { proxy } from './scale/proxy.ts'
import { countOrders, verify } from './scale/verify.queries.ts'

/*
 * From an earlier release to this one while companies buy: two processes of the earlier one behind HAProxy are replaced
 * one by one. The first of this release migrates the database while the other one still works with it. Everything that
 * was acknowledged must be there once; the requests that had to be sent again are counted. Neither release may answer with
 * 500: from before a migration that `docs/scale.md` names, all processes are stopped first.
 *   npm run drill:upgrade [-- --from <commit or tag>] [-- --buyers 3]
 */
const { values } = parseArgs({
  options: { from: { type: 'string' }, buyers: { type: 'string', default: '3' } },
})
const ROOT = resolve(import.meta.dirname, '..')
const PATIENCE_MS = 90_000
/** How long ago the earlier release is, if none is named. */
const COMMITS = 40
/** What must be acknowledged before, between and after the replacements. */
const LEAST_BETWEEN = 20

const programs = await findPrograms().catch((error: Error) => {
  console.error(error.message)
  process.exit(2)
})
const place = await mkdtemp(join(tmpdir(), 'greenlane-upgrade-'))
let failed = true
try {
  failed = (await play()).length > 0
} catch (error) {
  console.error(error)
} finally {
  if (failed) console.error(`the data is kept in ${place}`)
  else await rm(place, { recursive: true, force: true })
}
process.exit(failed ? 1 : 0)

async function play(): Promise<string[]> {
  const before = join(place, 'before')
  const from = values.from ?? (await releaseBefore(ROOT, COMMITS))
  console.log(`from ${await exportRelease(ROOT, from, before)}`)
  const rewritten = await migrationsRewritten(ROOT, from)
  if (rewritten.length > 0)
    throw new Error(`that was no release: these migrations are gone or others now: ${rewritten.join(', ')}`)
  for (const folder of ['data', 'servers']) await mkdir(join(place, folder))
  for (const folder of [place, join(place, 'servers')]) await give(programs, folder)
  const database = await startEmbeddedPostgres({ dataDir: join(place, 'database') })
  const [one, two, port, directPort] = await Promise.all([freePort(), freePort(), freePort(), freePort()])
  const front = proxy(programs, {
    folder: join(place, 'servers'),
    port,
    directPort,
    processes: [{ port: one }, { port: two }],
    // Nobody goes past it here: there is one database.
    server: { port: 5432 },
  })
  const settings = {
    GREENLANE_MODE: 'demo',
    GREENLANE_DEMO_HISTORY: 'short',
    GREENLANE_DATA_DIR: join(place, 'data'),
    HOST: '127.0.0.1',
    PUBLIC_URL: front.url,
    TRUST_PROXY: '127.0.0.1',
    DATABASE_URL: database.url,
  }
  const processes = [one, two].map((own, i) =>
    productProcess({
      root: before,
      port: own,
      settings,
      log: (line) => line && console.error(`  process ${i + 1}: ${line}`),
    }),
  )
  try {
    await front.start()
    for (const process of processes) await process.start()
    return await upgrade({ processes, url: front.url, database: database.url })
  } finally {
    await Promise.all(processes.map((process) => process.kill()))
    await front.stop()
    await database.stop()
  }
}

async function upgrade(world: {
  processes: readonly ReturnType<typeof productProcess>[]
  url: string
  database: string
}): Promise<string[]> {
  const { processes, database } = world
  const ask = asking(database)
  const ordersBefore = await countOrders(ask)
  const migrated = await countMigrations(ask)
  const load = await createLoad(world.url, Number(values.buyers))
  load.start()
  await untilMore(load)
  const problems: string[] = []
  report('with the earlier release', load)
  for (const [i, process] of processes.entries()) {
    const begun = performance.now()
    if (!(await process.stop())) problems.push(`process ${i + 1} did not stop cleanly`)
    process.moveTo(ROOT)
    await process.start()
    console.log(`process ${i + 1} replaced within ${seconds(performance.now() - begun)}`)
    await untilMore(load)
    const faults = report(i === 0 ? 'with both releases' : 'with this release', load)
    if (faults > 0) problems.push(`${faults} requests were answered with 500`)
  }
  await load.stop()
  const migrations = (await countMigrations(ask)) - migrated
  const shipped = (await readdir(join(ROOT, 'migrations'))).filter((file) => file.endsWith('.sql')).length
  const { lost, doubled, seen } = await verify(ask, load)
  const orders = (await countOrders(ask)) - ordersBefore
  const surplus = Math.max(0, orders - seen.orders - load.unknown())
  console.log(`migrations applied under load ${migrations}, of ${shipped}`)
  console.log(
    `acknowledged ${seen.orders} orders, ${seen.payments} payments, ${seen.messages} messages, ${seen.answers} answers of forms`,
  )
  console.log(
    `answered “nobody knows”: ${load.unknown()}; lost ${lost.length}, doubled ${doubled.length + surplus}`,
  )
  problems.push(
    ...lost.map((what) => `lost: ${what}`),
    ...doubled.map((what) => `doubled: ${what}`),
    ...(surplus > 0 ? [`${surplus} orders more than were asked for`] : []),
    ...(migrations === 0 ? ['no migration lies between the two: choose an earlier one with --from'] : []),
    ...(seen.answers === 0 ? ['no answer of a form was written'] : []),
  )
  for (const problem of problems) console.log(`wrong: ${problem}`)
  return problems
}

/** What had to be sent again since the last report. @returns how often with 500: a release that meets what it does not know */
function report(when: string, load: Load): number {
  const again = [...load.failures].map(([why, times]) => `${times} ${why}`).join(', ')
  const faults = load.failures.get('500') ?? 0
  load.failures.clear()
  console.log(
    `${when}: sent again ${again || 'nothing'}; nothing acknowledged for ${seconds(load.longestGap())} at most`,
  )
  return faults
}

async function untilMore(load: Load): Promise<void> {
  const [before, end] = [load.count(), Date.now() + PATIENCE_MS]
  while (load.count() < before + LEAST_BETWEEN) {
    if (load.error()) throw load.error()
    if (Date.now() > end) throw new Error('too little was acknowledged in a minute and a half')
    await sleep(20)
  }
}

async function countMigrations(ask: Ask): Promise<number> {
  const [row] = await ask<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  )
  return row?.count ?? 0
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

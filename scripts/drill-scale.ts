import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { deploy, type Deployment } from './scale/deployment.ts'
import { planOf } from './scale/faults.ts'
import { createLoad, type Load } from './scale/load.ts'
import { type Loss, loseOnPromotion } from './scale/loss.queries.ts'
import { findPrograms, type Programs } from './scale/programs.ts'
import { countOrders, verify } from './scale/verify.queries.ts'

/*
 * Several processes of the product behind HAProxy, PgBouncer in transaction mode, a primary and a synchronous standby,
 * as `docs/scale.md` describes them, while companies buy, pay, fill in forms and write messages. Processes, the pool,
 * the standby and the primary are killed; then everything that was acknowledged must be there once, and nothing may have
 * been answered with 500. A run that met
 * fewer faults than planned, or in which too little was done, proves nothing and fails. At the end it counts what an
 * asynchronous standby would have lost.
 *   npm run drill:scale [-- --short] [-- --faults 40] [-- --only faults|standby] [-- --processes 2] [-- --buyers 3]
 *   [-- --pgbouncer /path/to/another/pgbouncer] [-- --minutes 30]
 * With `--minutes` no further fault is begun after so long: what counts as enough is then measured by those that were.
 */
const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    faults: { type: 'string' },
    only: { type: 'string' },
    processes: { type: 'string', default: '3' },
    buyers: { type: 'string', default: '3' },
    pgbouncer: { type: 'string' },
    minutes: { type: 'string' },
  },
})
const ROOT = resolve(import.meta.dirname, '..')
const planned = Number(values.faults ?? (values.short ? 6 : 40))
const endsAt = values.minutes === undefined ? Infinity : Date.now() + Number(values.minutes) * 60_000
/** What must be acknowledged before a fault comes and after it is over: it has to meet work. */
const LEAST_BETWEEN = 3
const PATIENCE_MS = 60_000
/** Promotions for each kind of standby. */
const LOSS_ROUNDS = values.short ? 1 : 3
/** For each fault: orders, payments and messages. */
const LEAST_PER_FAULT = 5

const programs = await findPrograms({ pgbouncer: values.pgbouncer }).catch((error: Error) => {
  console.error(error.message)
  process.exit(2)
})
const place = await mkdtemp(join(tmpdir(), 'greenlane-scale-'))
let failed = true
try {
  failed = (await play(programs)).length > 0
} catch (error) {
  console.error(error)
} finally {
  if (failed) console.error(`the data is kept in ${place}`)
  else await rm(place, { recursive: true, force: true })
}
process.exit(failed ? 1 : 0)

async function play(found: Programs): Promise<string[]> {
  console.log(found.versions)
  await mkdir(join(place, 'data'))
  const deployment = await deploy({
    programs: found,
    place,
    root: ROOT,
    processes: Number(values.processes),
    log: (line) => line && console.error(`  ${line}`),
  })
  console.log(`ready after ${seconds(performance.now())}`)
  try {
    const problems = values.only === 'standby' ? [] : await underLoad(deployment)
    if (values.only === 'faults') return problems
    return [...problems, ...(await countLosses(deployment))]
  } finally {
    await deployment.stop()
  }
}

async function underLoad(deployment: Deployment): Promise<string[]> {
  const before = await countOrders(deployment.primary().admin)
  const load = await createLoad(deployment.proxy.url, Number(values.buyers))
  load.start()
  const met = await goThrough(deployment, load)
  await load.stop()
  return judge(deployment, load, { met, before })
}

/** The same promotion with a standby that is not waited for, near and far; and far, but waited for. */
async function countLosses(deployment: Deployment): Promise<string[]> {
  const problems: string[] = []
  await Promise.all(deployment.processes.map((one) => one.kill()))
  await deployment.standby().kill()
  for (const kind of [
    { asynchronous: true, away: 0 },
    { asynchronous: true, away: 10 },
    { asynchronous: false, away: 10 },
  ]) {
    const losses: Loss[] = []
    for (let i = 0; i < LOSS_ROUNDS; i++) losses.push(await loseOnPromotion(deployment, kind))
    const name = `${kind.asynchronous ? 'asynchronous' : 'synchronous'} standby, ${kind.away} ms away`
    const lost = losses.map((one) => one.lost)
    console.log(
      `${name}: lost ${lost.join(', ')} of ${losses.map(({ acknowledged }) => acknowledged).join(', ')} acknowledged writes; ${Math.round(middle(losses.map(({ perSecond }) => perSecond)))} a second`,
    )
    if (!kind.asynchronous && lost.some((count) => count > 0))
      problems.push(`${name} lost acknowledged writes`)
    if (losses.some(({ acknowledged }) => acknowledged < 20)) problems.push(`${name}: too little was written`)
  }
  for (const problem of problems) console.log(`wrong: ${problem}`)
  return problems
}

type Gaps = Map<string, number[]>

async function goThrough(deployment: Deployment, load: Load): Promise<Gaps> {
  const gaps: Gaps = new Map()
  for (const [i, fault] of planOf(planned).entries()) {
    if (Date.now() > endsAt) break
    await untilMore(load)
    load.longestGap()
    const start = performance.now()
    await fault.happen(deployment, i)
    await untilMore(load)
    const gap = load.longestGap()
    gaps.set(fault.name, [...(gaps.get(fault.name) ?? []), gap])
    const took = Math.round(performance.now() - start)
    console.log(
      `${String(i + 1).padStart(3)}  ${fault.name}: nothing acknowledged for ${seconds(gap)}, over after ${took} ms`,
    )
  }
  return gaps
}

async function untilMore(load: Load): Promise<void> {
  const [before, end] = [load.count(), Date.now() + PATIENCE_MS]
  while (load.count() < before + LEAST_BETWEEN) {
    if (load.error()) throw load.error()
    if (Date.now() > end) throw new Error('nothing was acknowledged for a minute')
    await sleep(20)
  }
}

async function judge(
  deployment: Deployment,
  load: Load,
  { met, before }: { met: Gaps; before: number },
): Promise<string[]> {
  const { admin } = deployment.primary()
  const { lost, doubled, seen } = await verify(admin, load)
  const orders = (await countOrders(admin)) - before
  const surplus = Math.max(0, orders - seen.orders - load.unknown())
  const count = [...met.values()].flat().length
  const least = values.minutes === undefined ? planned : Math.max(1, count)
  const done = seen.orders + seen.payments + seen.messages
  console.log(`\nfaults ${count} (at least ${least})`)
  for (const [name, gaps] of met)
    console.log(
      `  ${name}: ${gaps.length}, nothing acknowledged for ${seconds(Math.max(...gaps))} at most, ${seconds(middle(gaps))} usually`,
    )
  console.log(
    `acknowledged ${seen.orders} orders, ${seen.payments} payments, ${seen.messages} messages, ${seen.answers} answers of forms (at least ${least * LEAST_PER_FAULT})`,
  )
  const again = [...load.failures].map(([why, times]) => `${times} ${why}`).join(', ')
  console.log(`sent again: ${again || 'nothing'}; answered “nobody knows”: ${load.unknown()}`)
  console.log(`lost ${lost.length}, doubled ${doubled.length + surplus}`)
  const faulty = load.failures.get('500') ?? 0
  const problems = [
    ...lost.map((what) => `lost: ${what}`),
    ...doubled.map((what) => `doubled: ${what}`),
    ...(surplus > 0 ? [`${surplus} orders more than were asked for`] : []),
    ...(faulty > 0 ? [`${faulty} requests were answered with 500: nothing that dies is our own fault`] : []),
    ...(count < least ? ['fewer faults than planned'] : []),
    ...(done < least * LEAST_PER_FAULT || seen.answers === 0
      ? ['too little was done to prove anything']
      : []),
  ]
  for (const problem of problems) console.log(`wrong: ${problem}`)
  return problems
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

function middle(all: readonly number[]): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
}

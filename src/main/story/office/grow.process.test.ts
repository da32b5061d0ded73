import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEmptyDatabase } from '#platform/testing/postgres.ts'
import { dataFolder, type NodeProcess, runNode } from '../../testing/server-process.ts'
import { planLives } from './plan-lives.ts'

const LONG_MS = 240_000
const COUNT = 12
/** After so many moments of a run it is killed, so many milliseconds into what happens then. */
const KILLED = [
  { moments: 2, ms: 0 },
  { moments: 5, ms: 25 },
  { moments: 9, ms: 60 },
] as const

let pool: pg.Pool
let grow: () => NodeProcess

beforeAll(async () => {
  const [{ url }, folder] = [await createEmptyDatabase(), await dataFolder()]
  pool = new pg.Pool({ connectionString: url, max: 2 })
  const env = { DATABASE_URL: url, GREENLANE_DATA_DIR: folder, GREENLANE_DEMO_HISTORY: 'office' }
  grow = () => runNode(['src/main/testing/grow-few.ts', String(COUNT)], env)
})
afterAll(() => pool.end())

/** How far it says it is; undefined while there is nothing that could say so. */
async function progress(): Promise<string | undefined> {
  const { rows } = await pool
    .query<{ value: object }>(`select value from installation where key = 'demo-office-progress'`)
    .catch(() => ({ rows: [] }))
  return rows[0] && JSON.stringify(rows[0].value)
}

async function untilMoments(count: number, run: NodeProcess): Promise<void> {
  let last = await progress()
  for (let seen = 0; seen < count; await sleep(2)) {
    if (!run.running()) throw new Error(`it ended by itself:\n${run.output()}`)
    const now = await progress()
    if (now === last) continue
    last = now
    seen += 1
  }
}

const lifeOf = (text: string | undefined): number =>
  (JSON.parse(text ?? '{"life":-1}') as { life: number }).life

test(
  'the process that fills a back office is killed at some moments: the next one goes on there, and nothing is doubled or missing',
  async () => {
    const reached: number[] = []
    for (const { moments, ms } of KILLED) {
      const run = grow()
      await untilMoments(moments, run)
      await sleep(ms)
      run.process.kill('SIGKILL')
      expect(await run.ended(), run.output()).toEqual({ code: null, signal: 'SIGKILL' })
      reached.push(lifeOf(await progress()))
    }
    // None began anew.
    expect(reached).toEqual(reached.toSorted((a, b) => a - b))
    expect(reached.at(-1)).toBeGreaterThan(0)
    const last = grow()
    expect(await last.ended(), last.output()).toEqual({ code: 0, signal: null })

    const paid = planLives({ told: Date.now(), count: COUNT, agents: 4 }).filter(
      ({ ending }) => ending !== 'unpaid',
    ).length
    const { rows } = await pool.query<Record<string, number>>(
      `select (select count(*)::int from orders) as orders,
        (select count(*)::int from orders where paid_at is not null) as paid,
        (select count(*)::int from incoming_transfers) as transfers,
        (select count(distinct order_id)::int from incoming_transfers) as transferred,
        (select count(*)::int from invoices where kind = 'INVOICE') as invoices,
        (select count(distinct order_id)::int from invoices where kind = 'INVOICE') as invoiced,
        (select count(*)::int from work_orders) as works,
        (select count(distinct order_id)::int from work_orders) as worked,
        (select count(*)::int from staff_members) as staff,
        (select count(*)::int from cart_lines) as carts,
        (select count(*)::int from graphile_worker.jobs where task_identifier like 'story:%') as jobs,
        (select count(*)::int from (select 1 from wo_history where key in ('node.accepted', 'node.completed', 'node.granted', 'node.grantedNumber')
          group by work_order_id, node_id, key having count(*) > 1) x) as done_twice,
        (select count(*)::int from (select 1 from inspections group by work_order_id having count(*) > 1) x) as checked_twice,
        (select count(*)::int from (select 1 from users group by email having count(*) > 1) x) as people_twice`,
    )
    expect(rows[0]).toEqual({
      orders: COUNT,
      paid,
      transfers: paid,
      transferred: paid,
      invoices: paid,
      invoiced: paid,
      works: paid,
      worked: paid,
      staff: 7,
      carts: 0,
      jobs: 0,
      done_twice: 0,
      checked_twice: 0,
      people_twice: 0,
    })
  },
  LONG_MS,
)

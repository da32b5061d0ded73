import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { World } from './api-calls.ts'
import { buyOne } from './checkout.ts'
import { quantile } from './figures.ts'
import { keepBusy } from './load.ts'
import { countCpu, type Slice } from './measure.ts'
import { sentBy, type Sent } from './statements.ts'
import { slownessNow } from './yardstick.ts'

/**
 * The same number of purchases however slow the machine is at this moment: each connection plans a statement anew until it
 * has executed it five times, and code that has run a few times is not compiled well yet. By time alone, a machine that
 * does a third as much in it seemed to need half as much again for each.
 */
const WARM_UP = 150
const MEASURED = 100

/** `sent`: what one purchase sends to the database. */
type Checkout = Slice & { sent: Sent }

/** Complete purchases, counted until the last work order is open and its mails are written. */
export async function measureCheckout(world: World, forMs: number): Promise<Checkout> {
  const { product, postmaster, pool, sellers, sold, agreementVersion } = world
  const buy = async (worker: number) => {
    const seller = sellers[worker]
    if (!seller) throw new Error('no seller')
    await buyOne({ url: product.url, seller, product: sold, agreementVersion })
  }
  // The bare server leaves lines with prices of its own.
  await pool.query('delete from cart_lines')
  const workers = sellers.length
  await warmUp(pool, () => keepBusy({ workers, forMs: forMs * 2, atLeast: WARM_UP, work: buy }))
  const slowness = slownessNow()
  const used = countCpu({ pid: product.pid, postmaster })
  const before = await sentBy(product)
  const begun = performance.now()
  const took = await keepBusy({ workers, forMs: forMs * 4, atLeast: MEASURED, work: buy })
  await waitForJobs(pool)
  const seconds = (performance.now() - begun) / 1000
  const cpu = used(took.length)
  const after = await sentBy(product)
  const each = (figure: keyof Sent) => (after[figure] - before[figure]) / took.length
  return {
    ...cpu,
    sent: { statements: each('statements'), commits: each('commits') },
    perSecond: took.length / seconds,
    p99: quantile(took, 0.99),
    slowness: (slowness + slownessNow()) / 2,
  }
}

/**
 * A purchase runs through much of the server, which is compiled as it runs. And a plan that was made for an empty table
 * stays for the rest of its connection: the database's own upkeep ends that within a minute, here it is asked for.
 */
async function warmUp(pool: Pool, purchases: () => Promise<unknown>): Promise<void> {
  await purchases()
  await waitForJobs(pool)
  await pool.query('vacuum analyze')
  await purchases()
  await waitForJobs(pool)
}

/** Until the queue is empty and every paid line has its work order. */
export async function waitForJobs(pool: Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ waiting: number }>(
      `select (select count(*) from graphile_worker._private_jobs where run_at <= now())::int
        + (select count(*) from order_lines l join orders o on o.id = l.order_id where o.status = 'PAID' and l.work_order_id is null)::int as waiting`,
    )
    if (rows[0]?.waiting === 0) return
    await sleep(50)
  }
}

import type { Pool } from 'pg'
import { fillQueue } from './queue-seed.ts'
import { copySellers, staffSession } from './seed.ts'

const BASE = '/server/portal'
const FILLED = { first: 500_002, count: 600, companies: 40 }
const SHARED = 60

/** Whoever acts: with whose token, as whom, and on which work order. */
export type Actor = { url: string; token: string; staffId: string; workOrderId: string }

/** What colleagues do to a work order; what of it the others are told, and whether they read the order or its talk then. */
export const ACTS = [
  {
    name: 'taken over',
    hint: 'order',
    path: '/staff/workOrder/assign',
    body: ({ workOrderId, staffId }: Actor) => ({ workOrderId, staffId }),
  },
  {
    name: 'moved',
    hint: 'order',
    path: '/staff/supplement/ask',
    body: ({ workOrderId }: Actor, number: number) => ({
      workOrderId,
      items: [{ title: { en: `Contract ${number}`, zh: `合同${number}` }, kind: 'text' }],
    }),
  },
  {
    name: 'written to',
    hint: 'talk',
    path: '/staff/talk/write',
    body: ({ workOrderId }: Actor, number: number) => ({ workOrderId, text: `We look at it. ${number}` }),
  },
] as const
export type Act = (typeof ACTS)[number]

/** Work orders that are open, of companies with somebody to write to. @returns their ids */
export async function openOrders(pool: Pool): Promise<string[]> {
  await copySellers(pool, 1)
  await staffSession(pool)
  const { rows } = await pool.query<{ order_id: string }>(
    'select order_id from work_orders order by bought_at desc, id limit 1',
  )
  const orderId = rows[0]?.order_id
  if (orderId === undefined) throw new Error('the demo has no work order')
  await fillQueue(pool, { orderId, ...FILLED })
  const found = await pool.query<{ id: string }>(
    `select w.id from work_orders w where w.status = 'OPEN' and w.id like 'wo_queue_%'
       and exists (select 1 from company_members m where m.company_id = w.company_id) order by w.id limit ${SHARED}`,
  )
  return found.rows.map(({ id }) => id)
}

/** Does it. @throws where it is refused */
export async function act(which: Act, actor: Actor, number: number): Promise<void> {
  const response = await fetch(actor.url + BASE + which.path, {
    method: 'POST',
    headers: { token: actor.token, 'content-type': 'application/json' },
    body: JSON.stringify(which.body(actor, number)),
  })
  const { code, message } = (await response.json()) as { code: number; message: string }
  // As many supplements as an order can have, some time.
  if (code !== 0 && which.name !== 'moved') throw new Error(`${which.name}: ${message}`)
}

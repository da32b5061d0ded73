import type { Ask } from './ask.ts'
import type { Load } from './load.ts'

type Verdict = {
  lost: string[]
  doubled: string[]
  /** What was looked at. */
  seen: { orders: number; payments: number; messages: number; answers: number }
}

/** Compares what was acknowledged with what the database has that is left. */
export async function verify(ask: Ask, load: Load): Promise<Verdict> {
  const { orders, payments, messages, answers, lostAnswers } = load.acknowledged
  const found = await ask<{ id: string; paid: number; works: number; lines: number }>(
    `select o.id,
       (select count(*)::int from payments p where p.order_id = o.id and p.status = 'SUCCEEDED') as paid,
       (select count(*)::int from work_orders w join order_lines l on l.id = w.order_line_id where l.order_id = o.id) as works,
       (select count(*)::int from order_lines l where l.order_id = o.id) as lines
     from orders o`,
  )
  const byId = new Map(found.map((order) => [order.id, order]))
  const texts = await ask<{ text: string; count: number }>(
    `select text->>'en' as text, count(*)::int as count from wo_talk where actor_kind = 'seller' group by 1`,
  )
  const copies = new Map(texts.map(({ text, count }) => [text, count]))
  const lost = [
    ...[...orders].filter((id) => !byId.has(id)).map((id) => `order ${id}`),
    ...[...payments].filter((id) => byId.get(id)?.paid === 0).map((id) => `payment of ${id}`),
    ...[...payments].filter((id) => byId.get(id)?.works === 0).map((id) => `work of ${id}`),
    ...[...messages].filter((text) => !copies.has(text)).map((text) => `message “${text}”`),
    ...Array.from({ length: lostAnswers }, () => 'an answer of a form'),
  ]
  const doubled = [
    ...found.filter(({ paid }) => paid > 1).map(({ id }) => `payment of ${id}`),
    ...found.filter(({ works, lines }) => works > lines).map(({ id }) => `work of ${id}`),
    ...load.sent.filter((text) => (copies.get(text) ?? 0) > 1).map((text) => `message “${text}”`),
  ]
  return {
    lost,
    doubled,
    seen: { orders: orders.size, payments: payments.size, messages: messages.size, answers },
  }
}

/** How many orders there are: those of the demo before the load, everything after it. */
export async function countOrders(ask: Ask): Promise<number> {
  const [row] = await ask<{ count: number }>('select count(*)::int as count from orders')
  return row?.count ?? 0
}

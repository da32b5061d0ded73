import type { Pool } from 'pg'
import { hashToken, newToken } from '#platform/server/secret-box.ts'
import { copyRows, fill, type Copying } from './copy-rows.ts'

export type Seller = { companyId: string; userId: string; token: string }

/** Sellers like the first of the demo, each with a company and a session. */
export async function copySellers(pool: Pool, count: number): Promise<Seller[]> {
  const { rows } = await pool.query<{ user_id: string; company_id: string }>(
    `select user_id, company_id from company_members where role = 'owner' order by joined_at limit 1`,
  )
  const model = rows[0]
  if (!model) throw new Error('the demo has no seller')
  await copyRows(pool, {
    table: 'users',
    from: 'source.id = $1',
    params: [model.user_id],
    count,
    changes: { id: `'usr_bench_' || copy`, email: `'bench-' || copy || '@example.com'` },
  })
  await copyRows(pool, {
    table: 'companies',
    from: 'source.id = $1',
    params: [model.company_id],
    count,
    changes: { id: `'co_bench_' || copy` },
  })
  await copyRows(pool, {
    table: 'company_members',
    from: 'source.company_id = $1 and source.user_id = $2',
    params: [model.company_id, model.user_id],
    count,
    changes: { company_id: `'co_bench_' || copy`, user_id: `'usr_bench_' || copy` },
  })
  const sellers = Array.from({ length: count }, (_, index) => ({
    companyId: `co_bench_${index + 1}`,
    userId: `usr_bench_${index + 1}`,
    token: newToken(),
  }))
  for (const { companyId, userId, token } of sellers) {
    await pool.query(
      `insert into user_sessions (id, token_hash, user_id, company_id, created_at, last_seen_at, expires_at, ip, user_agent)
       values ($1, $2, $3, $4, now(), now(), now() + interval '1 day', '127.0.0.1', 'bench')`,
      [`ses_${userId}`, hashToken(token), userId, companyId],
    )
  }
  return sellers
}

/** A session of a member of staff who processes work orders. */
export async function staffSession(pool: Pool): Promise<string> {
  const token = newToken()
  await pool.query(
    `insert into staff_sessions (id, token_hash, staff_id, created_at, last_seen_at, expires_at, ip, user_agent)
     select 'sts_bench', $1, id, now(), now(), now() + interval '1 day', '127.0.0.1', 'bench'
     from staff_members where role = 'agent' limit 1`,
    [hashToken(token)],
  )
  return token
}

const times = (): string => `now() - copy * interval '1 minute'`

/** Copies one message of the first seller to sellers chosen by `sellerOf`, SQL for a copy's ordinal; one in twenty is unread. */
export async function copyMessages(
  pool: Pool,
  { sellerOf, first, count }: { sellerOf: string; first: number; count: number },
): Promise<void> {
  await fill(pool, ['messages'], (client) =>
    copyRows(client, {
      table: 'messages',
      from: 'source.id = (select id from messages where company_id = $1 order by created_at, id limit 1)',
      params: ['co_bench_1'],
      first,
      count,
      changes: {
        id: `'msg_bench_' || copy`,
        company_id: `'co_bench_' || ${sellerOf}`,
        user_id: `'usr_bench_' || ${sellerOf}`,
        read_at: 'case when copy % 20 > 0 then now() end',
        created_at: times(),
      },
    }),
  )
}

/** One purchase in fifty waits for the seller, as its model does; the others are with the agency. */
const WAITS = 'copy % 50 = 0'
/** A supplement is asked for, and an order is not paid, as often as this. */
const ASKED = 'copy % 100 = 0'
const UNPAID = 'copy % 100 = 50'

/**
 * Copies one paid order with its work order, nodes and history. `companyOf` is SQL for a copy's company; `copy` in it
 * is the ordinal, beginning with `first`.
 */
export async function copyPurchases(
  pool: Pool,
  options: { orderId: string; companyOf: string; first: number; count: number },
): Promise<void> {
  const { orderId, companyOf, first, count } = options
  const ofOrder = { params: [orderId], count, first, from: 'source.order_id = $1' }
  const ofWork = {
    ...ofOrder,
    from: 'source.work_order_id = (select id from work_orders where order_id = $1)',
  }
  const order = { order_id: `'or_bench_' || copy`, company_id: companyOf }
  const work = { work_order_id: `'wo_bench_' || copy`, company_id: companyOf }
  const { company_id, order_id } = order
  const copies: Copying[] = [
    {
      ...ofOrder,
      table: 'orders',
      from: 'source.id = $1',
      changes: { company_id, id: order_id, number: `'OR-B-' || copy`, created_at: times() },
    },
    {
      ...ofOrder,
      table: 'order_lines',
      changes: { ...order, ...work, id: `'ol_bench_' || copy`, cart_line_id: `'cl_bench_' || copy` },
    },
    { ...ofOrder, table: 'order_history', changes: { ...order, ...numbered('order_history') } },
    {
      ...ofOrder,
      table: 'work_orders',
      changes: {
        ...order,
        id: work.work_order_id,
        number: `'WO-B-' || copy`,
        order_line_id: `'ol_bench_' || copy`,
        bought_at: times(),
        turn_since: times(),
        turn: `case when ${WAITS} then source.turn else 'agency' end`,
        supplements_asked: `case when ${ASKED} then 1 else 0 end`,
        supplements_waiting: `case when ${ASKED} then 1 else 0 end`,
      },
    },
    {
      ...ofWork,
      table: 'wo_nodes',
      changes: {
        ...work,
        id: `'node_bench_' || copy || '_' || source.position`,
        status: `case when not (${WAITS}) and source.status = 'OPEN' then 'SUBMITTED' else source.status end`,
      },
    },
    ...unpaidOrders(ofOrder, company_id),
    { ...ofWork, table: 'wo_history', changes: { ...work, node_id: 'null', ...numbered('wo_history') } },
  ]
  await fill(pool, [...new Set(copies.map(({ table }) => table)), 'wo_supplements'], async (client) => {
    for (const copying of copies) await copyRows(client, copying)
    await client.query(
      `insert into wo_supplements (id, company_id, work_order_id, position, title, kind, choices, max_files, due_at, status, status_since, file_ids, round, asked_by_name, asked_at)
         select 'sup_bench_' || copy, ${companyOf}, 'wo_bench_' || copy, 1, '{"en":"Contract","zh":"合同"}', 'file', '[]', 1,
           to_char(now() + interval '30 days', 'YYYY-MM-DD'), 'ASKED', now(), '[]', 0, 'Agent', now()
         from generate_series(${first}, ${first + count - 1}) as copy where ${ASKED}`,
    )
  })
}

function unpaidOrders(ofOrder: Omit<Copying, 'table' | 'changes'>, company_id: string): Copying[] {
  const order = `'or_unpaid_' || copy`
  return [
    {
      ...ofOrder,
      table: 'orders',
      from: `source.id = $1 and ${UNPAID}`,
      changes: {
        company_id,
        id: order,
        number: `'OR-U-' || copy`,
        status: `'AWAITING_PAYMENT'`,
        created_at: times(),
        expires_at: `now() + interval '2 days'`,
        paid_at: 'null',
      },
    },
    {
      ...ofOrder,
      table: 'order_lines',
      from: `source.order_id = $1 and ${UNPAID}`,
      changes: {
        company_id,
        order_id: order,
        id: `'ol_unpaid_' || copy`,
        cart_line_id: `'cl_unpaid_' || copy`,
        work_order_id: 'null',
        work_order_number: 'null',
      },
    },
  ]
}

const numbered = (table: string) => ({ sequence: `nextval(pg_get_serial_sequence('${table}', 'sequence'))` })

import type { Pool } from 'pg'
import { hashToken, newToken } from '#platform/server/secret-box.ts'

export type Seller = { companyId: string; userId: string; token: string }

/** Copies a row a number of times, with some columns replaced; `copy` is the ordinal. */
async function copyRows(
  pool: Pool,
  options: {
    table: string
    from: string
    params: readonly unknown[]
    count: number
    first?: number
    changes: string
  },
): Promise<void> {
  const { table, from, params, count, first = 1, changes } = options
  await pool.query(
    `insert into ${table} overriding system value
     select copied.* from ${table} source
     cross join generate_series(${first}, ${first + count - 1}) as copy
     cross join lateral jsonb_populate_record(null::${table}, to_jsonb(source) || jsonb_build_object(${changes})) copied
     where ${from}`,
    [...params],
  )
}

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
    changes: `'id', 'usr_bench_' || copy, 'email', 'bench-' || copy || '@example.com'`,
  })
  await copyRows(pool, {
    table: 'companies',
    from: 'source.id = $1',
    params: [model.company_id],
    count,
    changes: `'id', 'co_bench_' || copy`,
  })
  await copyRows(pool, {
    table: 'company_members',
    from: 'source.company_id = $1 and source.user_id = $2',
    params: [model.company_id, model.user_id],
    count,
    changes: `'company_id', 'co_bench_' || copy, 'user_id', 'usr_bench_' || copy`,
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

/** Copies one message of the first seller to sellers chosen by `sellerOf`, SQL for a copy's ordinal; one in twenty is unread. */
export async function copyMessages(
  pool: Pool,
  options: { sellerOf: string; first: number; count: number },
): Promise<void> {
  const { sellerOf, first, count } = options
  await copyRows(pool, {
    table: 'messages',
    from: 'source.id = (select id from messages where company_id = $1 order by created_at, id limit 1)',
    params: ['co_bench_1'],
    first,
    count,
    changes: `'id', 'msg_bench_' || copy, 'company_id', 'co_bench_' || ${sellerOf}, 'user_id', 'usr_bench_' || ${sellerOf}, 'read_at', case when copy % 20 > 0 then now() end, ${times('created_at')}`,
  })
  await pool.query('vacuum analyze messages')
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

const times = (column: string) => `'${column}', now() - copy * interval '1 minute'`

/**
 * Copies one paid order with its work order, nodes and history. `companyOf` is SQL for a copy's company; `copy` in it
 * is the ordinal, beginning with `first`.
 */
export async function copyPurchases(
  pool: Pool,
  options: { orderId: string; companyOf: string; first: number; count: number },
): Promise<void> {
  const { orderId, companyOf, first, count } = options
  const company = `'company_id', ${companyOf}`
  const ofOrder = { params: [orderId], count, first, from: 'source.order_id = $1' }
  const order = `'order_id', 'or_bench_' || copy`
  const work = `'work_order_id', 'wo_bench_' || copy`
  const ofWork = {
    params: [orderId],
    count,
    first,
    from: 'source.work_order_id = (select id from work_orders where order_id = $1)',
  }
  await copyRows(pool, {
    ...ofOrder,
    table: 'orders',
    from: 'source.id = $1',
    changes: `'id', 'or_bench_' || copy, 'number', 'OR-B-' || copy, ${company}, ${times('created_at')}`,
  })
  await copyRows(pool, {
    ...ofOrder,
    table: 'order_lines',
    changes: `'id', 'ol_bench_' || copy, ${order}, ${work}, ${company}, 'cart_line_id', 'cl_bench_' || copy`,
  })
  await copyRows(pool, {
    ...ofOrder,
    table: 'order_history',
    changes: `'sequence', nextval(pg_get_serial_sequence('order_history', 'sequence')), ${order}, ${company}`,
  })
  await copyRows(pool, {
    ...ofOrder,
    table: 'work_orders',
    changes: `'id', 'wo_bench_' || copy, 'number', 'WO-B-' || copy, ${order}, 'order_line_id', 'ol_bench_' || copy, ${company}, ${times('bought_at')}, ${times('turn_since')}`,
  })
  await copyRows(pool, {
    ...ofWork,
    table: 'wo_nodes',
    changes: `'id', 'node_bench_' || copy || '_' || source.position, ${work}, ${company}`,
  })
  await copyRows(pool, {
    ...ofWork,
    table: 'wo_history',
    changes: `'sequence', nextval(pg_get_serial_sequence('wo_history', 'sequence')), ${work}, 'node_id', null, ${company}`,
  })
  // A plan made for an empty table stays slow for the rest of its connection.
  await pool.query('vacuum analyze')
}

import type { Pool, PoolClient } from 'pg'
import { hashToken, newToken } from '#platform/server/secret-box.ts'
import { copyRows, fill, type Copying } from './copy-rows.ts'

/** What the queue is filled with: work orders, and the companies that share them. */
export type QueueFilling = {
  orderId: string
  /** The first ordinal; numbers of records have six digits. */
  first: number
  count: number
  companies: number
}

/** Of the agency, beside the one who calls. */
const COLLEAGUES = 49
const TAGS = 20
export const YEAR = new Date().getFullYear()

/** A tenth of the copies is with the seller, a tenth with an authority, a fifth with the agency; most of the rest is finished. */
const TURN = `case when copy % 10 < 2 then 'agency' when copy % 10 = 2 then 'seller' when copy % 10 = 3 then 'authority' else 'none' end`
const STATUS = `case when copy % 10 < 4 then 'OPEN' when copy % 50 = 4 then 'ON_HOLD' else 'COMPLETED' end`
/** Apart from the above, so that everybody has some of each. */
const OTHER = '(copy / 10)'
const MINUTES_AGO = `now() - (copy % 400000) * interval '1 minute'`

export async function fillQueue(pool: Pool, filling: QueueFilling): Promise<void> {
  const tables = ['companies', 'users', 'company_members', 'work_orders', 'wo_nodes', 'orders']
  await fill(pool, [...tables, 'registrations', 'wo_tags', 'wo_watchers'], async (client) => {
    await addCompanies(client, filling)
    for (const copying of purchases(filling)) await copyRows(client, copying)
    await addNumbers(client, filling)
    await addMarks(client, filling)
  })
}

/** Which of the companies. */
const ordinalOf = ({ first, companies }: QueueFilling) => `(${first} + (copy - ${first}) % ${companies})`
const companyOf = (filling: QueueFilling) => `'co_queue_' || ${ordinalOf(filling)}`

/** One of three thousand signs, of which few companies have the same. */
const sign = (copy: string) => `chr(19968 + ${copy} % 3000)`
/** The same as `sign` has it, of one copy. */
export const signOf = (copy: number): string => String.fromCodePoint(19968 + (copy % 3000))

const chineseName = (copy: string) => `'明橡' || ${copy} || ${sign(copy)} || '贸易有限公司'`

/** One in four writes Chinese; every second has a person of its own. */
async function addCompanies(client: PoolClient, { first, companies }: QueueFilling): Promise<void> {
  const copies = { first, count: companies, params: ['co_bench_1'] }
  await copyRows(client, {
    ...copies,
    table: 'companies',
    from: 'source.id = $1',
    changes: {
      id: `'co_queue_' || copy`,
      name: `'Bright Oak ' || copy || ' Trading'`,
      name_original: chineseName('copy'),
      registration_number: `'9144' || copy`,
      vat_number: `'DE9' || lpad(copy::text, 8, '0')`,
      lang: `case when copy % 4 = 0 then 'zh' else 'en' end`,
    },
  })
  await copyRows(client, {
    ...copies,
    table: 'users',
    from: `copy % 2 = 0 and source.id = 'usr_bench_1' and $1 <> ''`,
    changes: {
      id: `'usr_queue_' || copy`,
      email: `'queue-' || copy || '@example.com'`,
      name: `'Li Wei ' || copy || ' 李' || ${sign('copy')}`,
    },
  })
  await copyRows(client, {
    ...copies,
    table: 'company_members',
    from: `copy % 2 = 0 and source.company_id = $1`,
    changes: { company_id: `'co_queue_' || copy`, user_id: `'usr_queue_' || copy` },
  })
}

const number = (series: string) => `'${series}-${YEAR}-' || lpad(copy::text, 6, '0')`

function purchases(filling: QueueFilling): Copying[] {
  const { orderId, first, count } = filling
  const copies = { params: [orderId], first, count, from: 'source.order_id = $1' }
  const own = { company_id: companyOf(filling) }
  return [
    {
      ...copies,
      table: 'orders',
      from: 'source.id = $1',
      changes: { ...own, id: `'or_queue_' || copy`, number: number('OR'), created_at: MINUTES_AGO },
    },
    { ...copies, table: 'work_orders', changes: { ...own, ...workOrder(filling) } },
    {
      ...copies,
      table: 'wo_nodes',
      from: 'source.work_order_id = (select id from work_orders where order_id = $1)',
      changes: {
        ...own,
        id: `'node_queue_' || copy || '_' || source.position`,
        work_order_id: `'wo_queue_' || copy`,
        details: `case when source.position = 5 then jsonb_build_object('reference', 'AZ ' || copy) else source.details end`,
      },
    },
  ]
}

/** No hold ends on the day of the measurement: what begins anew by itself would be measured with it. */
const workOrder = (filling: QueueFilling) => ({
  id: `'wo_queue_' || copy`,
  number: number('WO'),
  order_id: `'or_queue_' || copy`,
  order_number: number('OR'),
  order_line_id: `'ol_queue_' || copy`,
  product_code: `'service-' || ${OTHER} % 40`,
  country: `(array['DE','FR','IT','ES','PL','CZ','AT'])[1 + ${OTHER} % 7]`,
  search_text: `lower(${number('WO')}) || ' bright oak ' || ${ordinalOf(filling)} || ' trading ' || ${chineseName(ordinalOf(filling))}`,
  status: STATUS,
  turn: TURN,
  turn_since: MINUTES_AGO,
  bought_at: MINUTES_AGO,
  updated_at: `case when copy % 3 = 0 then ${MINUTES_AGO} + interval '1 hour' end`,
  assignee_id: assignee(`${OTHER} % 50`),
  speed: `case when ${OTHER} % 9 = 0 then 'first' else 'standard' end`,
  held_until: `case when copy % 50 = 4 then to_char(current_date + 2 + ${OTHER} % 90, 'YYYY-MM-DD') end`,
  current_node_key: `case when copy % 10 < 4 then (select key from wo_nodes where work_order_id = source.id order by position offset copy % 5 limit 1) end`,
  due_on: `case when copy % 10 < 4 then to_char(current_date + ${OTHER} % 120 - 5, 'YYYY-MM-DD') end`,
  urgent_at: `case when copy % 10 < 2 then now() + (${OTHER} % 2000 - 200) * interval '1 hour' end`,
  urgent_because: `case when copy % 10 < 2 then 'AGE' end`,
  level_ends_at: `case when copy % 10 < 2 then now() + (${OTHER} % 2000 - 200) * interval '1 hour' end`,
  level_days: `case when copy % 10 < 2 then 3 end`,
})

/** One in four has nobody; the first of fifty is who calls. */
const assignee = (which: string) =>
  `case when ${OTHER} % 4 = 0 then null when ${which} = 0 then (select staff_id from staff_sessions where id = 'sts_bench') else 'stf_bench_' || ${which} end`

/** Each tenth has obtained a number. */
const addNumbers = (client: PoolClient, filling: QueueFilling) =>
  copyRows(client, {
    table: 'registrations',
    from: `copy % 10 = 9 and source.id = (select id from registrations where kind = 'VAT_NUMBER' limit 1) and $1 <> ''`,
    params: [filling.orderId],
    first: filling.first,
    count: filling.count,
    changes: {
      id: `'reg_queue_' || copy`,
      company_id: companyOf(filling),
      work_order_id: `'wo_queue_' || copy`,
      registration_number: `'DE' || lpad(copy::text, 9, '0')`,
    },
  })

/** Tags on one in eleven, and what the caller watches: three dozen, whatever else there is. */
async function addMarks(client: PoolClient, { first, count }: QueueFilling): Promise<void> {
  const copies = `generate_series(${first}, ${first + count - 1}) as copy`
  await client.query(
    `insert into wo_tags (work_order_id, tag_id, tagged_at)
       select 'wo_queue_' || copy, 'tag_bench_' || 1 + copy % ${TAGS}, now() from ${copies} where copy % 11 = 0;
     insert into wo_watchers (work_order_id, staff_id, since)
       select 'wo_queue_' || copy, staff_id, now() from ${copies}, staff_sessions
       where id = 'sts_bench' and copy % ${Math.ceil(count / 36)} = 0`,
  )
}

/** Clerks who do not see all of the work, by how much they see. */
export const SCOPED = ['own', 'team', 'country'] as const
export type ScopedClerk = (typeof SCOPED)[number]

/**
 * One who sees what is assigned to them, one the countries of a team as well, one of a partner firm a country. Those of
 * the agency have their part of what is assigned. @returns their tokens
 */
export async function addScopedClerks(pool: Pool): Promise<Record<ScopedClerk, string>> {
  const tokens = { own: newToken(), team: newToken(), country: newToken() }
  await pool.query(
    `update staff_members set scope = 'assigned' where id = 'stf_bench_7';
     update staff_members set scope = 'teams' where id = 'stf_bench_8';
     update staff_members set scope = 'partner', role = 'partner', countries = '["PL"]' where id = 'stf_bench_9';
     insert into staff_teams (id, name, member_ids, countries, saved_at, saved_by_name)
       values ('team_bench', 'Bench', '["stf_bench_8"]', '["DE","FR"]', now(), 'Clerk 1')`,
  )
  for (const [index, scope] of SCOPED.entries())
    await pool.query(
      `insert into staff_sessions (id, token_hash, staff_id, created_at, last_seen_at, expires_at, ip, user_agent)
       values ($1, $2, $3, now(), now(), now() + interval '1 day', '127.0.0.1', 'bench')`,
      [`sts_bench_${scope}`, hashToken(tokens[scope]), `stf_bench_${index + 7}`],
    )
  return tokens
}

/** The people of the agency, and the tags that they gave themselves. */
export async function addColleagues(pool: Pool): Promise<void> {
  await fill(pool, ['staff_members', 'queue_tags'], async (client) => {
    await copyRows(client, {
      table: 'staff_members',
      from: `source.id = (select staff_id from staff_sessions where id = $1)`,
      params: ['sts_bench'],
      count: COLLEAGUES,
      changes: {
        id: `'stf_bench_' || copy`,
        email: `'clerk-' || copy || '@example.com'`,
        name: `'Clerk ' || copy`,
      },
    })
    await client.query(
      `insert into queue_tags (id, name, created_at, created_by_name)
       select 'tag_bench_' || n, 'Tag ' || n, now(), 'Clerk 1' from generate_series(1, ${TAGS}) n`,
    )
  })
}

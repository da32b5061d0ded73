import { expect, test } from 'vitest'
import { invitePeople } from '#invites/server/invites.builders.ts'
import { callName } from './calls.ts'
import { fuzzInputs } from './testing/fuzz/inputs.ts'
import { requestOf } from './testing/fuzz/requests.ts'
import { allRows, changedRows } from './testing/fuzz/rows.ts'
import type { Link } from './testing/fuzz/link.ts'
import { fuzzStories } from './testing/fuzz/stories.ts'
import { watchTraffic } from './testing/fuzz/traffic.ts'
import { randomFrom } from './testing/random.ts'
import { staffPerson } from './testing/staff-person.ts'
import { testApp } from './testing/test-app.ts'

/*
 * One company makes every call with the ids of another, and somebody invited to one form with the ids of another form:
 * nothing of the other is changed, nothing of it is answered.
 */
const product = await testApp({ listen: true })
const { people, wired, app, database } = product
const traffic = watchTraffic(wired.routes)
const random = randomFrom(2)
const links: Link[] = []
const finance = await staffPerson(product, 'finance')
const shared = await invitePeople(product)
for (const story of fuzzStories(product, [people.seller], random, finance)) links.push(...(await story()))
const inputs = fuzzInputs(random, { ...traffic, links })
const owned = await idsOfSeller()

/** Ids of records of the seller's company that only it may use. */
async function idsOfSeller(): Promise<string[]> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'company_id' and table_name in (select table_name from information_schema.columns where column_name = 'id' and data_type = 'text')",
  )
  const { rows: companies } = await database.pool.query<{ id: string }>(
    'select company_id as id from work_orders where id = $1',
    [shared.order.workOrderId],
  )
  const ids: string[] = []
  for (const { name } of tables) {
    const { rows } = await database.pool.query<{ id: string }>(
      `select id from "${name}" where company_id = $1`,
      [companies[0]?.id],
    )
    ids.push(...rows.map(({ id }) => id))
  }
  const { rows: nodes } = await database.pool.query<{ id: string }>(
    'select id from wo_nodes where work_order_id = any($1)',
    [ids],
  )
  ids.push(...nodes.map(({ id }) => id))
  if (ids.length < 60) throw new Error(`only ${ids.length} records of the other company`)
  return ids
}

const ROUNDS = 12
/** Made for strangers: whoever was given a letter checks it by its code, and the company sees how often. */
const FOR_STRANGERS = new Set(['/letter/check'])
const routes = wired.routes.filter(
  ({ call: { path, access } }) =>
    !path.startsWith('/staff/') && !/logout/i.test(path) && access !== 'signed' && !FOR_STRANGERS.has(path),
)

/** Makes a call many times with what belongs to the other. @returns how often its input named something of theirs */
async function meddle(
  { call }: (typeof routes)[number],
  headers: Record<string, string>,
  foreign: readonly string[],
): Promise<number> {
  let named = 0
  for (let round = 0; round < ROUNDS; round++) {
    await database.pool.query('delete from rate_counters')
    const input = inputs.sound(call)
    const text = JSON.stringify(input)
    if (foreign.some((id) => text.includes(id))) named++
    const response = await app.inject(requestOf(call, input, headers))
    const told = foreign.filter((id) => response.body.includes(id) && !text.includes(id))
    expect(told, `${callName(call)} ${text}`).toEqual([])
  }
  return named
}

/** What the invited person shares with the company: the form, and the work order that it belongs to. */
async function sharedIds(): Promise<string[]> {
  const { workOrderId } = shared.order
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from wo_nodes where work_order_id = $1',
    [workOrderId],
  )
  return [workOrderId, shared.order.orderId, shared.id, ...rows.map(({ id }) => id)]
}

type Rows = Awaited<ReturnType<typeof allRows>>
const has = (row: string, ids: readonly string[]) => ids.some((id) => row.includes(id))
const rowsWith = (rows: Rows, ids: readonly string[], without: readonly string[]): Rows =>
  new Map([...rows].map(([table, all]) => [table, all.filter((row) => has(row, ids) && !has(row, without))]))

const invited: Record<string, string> = { invitecommitcode: shared.code }
const otherOwner: Record<string, string> = { token: people.sellerOther.token }

test.each([
  { who: 'the owner of another company', headers: otherOwner, mayKnow: [] },
  { who: 'a person invited to one form', headers: invited, mayKnow: await sharedIds() },
])(
  '$who reads and changes nothing by the ids of others',
  async ({ headers, mayKnow }) => {
    const foreign = owned.filter((id) => !mayKnow.includes(id))
    const before = rowsWith(await allRows(product), foreign, mayKnow)
    let named = 0
    for (const route of routes) named += await meddle(route, headers, foreign)
    expect(changedRows(before, await allRows(product)).gone).toEqual([])
    // Without ids of the other company in the inputs it proves nothing.
    expect(named / (routes.length * ROUNDS)).toBeGreaterThan(0.2)
  },
  120_000,
)

test('the company itself is told its ids: the check would see them', async () => {
  const orders = routes.find(({ call }) => call.path === '/order/list')
  if (!orders) throw new Error('no list of orders')
  const { body } = await app.inject(requestOf(orders.call, {}, { token: people.seller.token }))
  expect(owned.filter((id) => body.includes(id)).length).toBeGreaterThan(0)
})

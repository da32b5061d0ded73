import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { sortAuthorityLetter, uploadAuthorityLetter } from '#letters/staff/contract.ts'
import { letterFields } from '#letters/testing/letters.builders.ts'
import { pdf } from '#work-orders/testing/work-orders.builders.ts'
import { callName } from '../calls.ts'
import { fuzzInputs } from '../testing/fuzz/inputs.ts'
import type { Link } from '../testing/fuzz/link.ts'
import { requestOf } from '../testing/fuzz/requests.ts'
import { allRows, changedRows } from '../testing/fuzz/rows.ts'
import { fuzzStories } from '../testing/fuzz/stories.ts'
import { watchTraffic } from '../testing/fuzz/traffic.ts'
import { randomFrom } from '../testing/random.ts'
import { LISTS, NOT_DIVIDED, SCOPED_CALLS, WITHIN } from '../testing/staff-scope-calls.ts'
import { staffPerson } from '../testing/staff-person.ts'
import { testApp } from '../testing/test-app.ts'
import { namedIn, withoutHidden } from './hide-ids.ts'
import { subjectOf } from './subjects.ts'

/*
 * Members of the staff whose scope holds nothing of what is there make every call of the staff, with ids of what is
 * there: each answers as it does for what does not exist, no list has a row, and nothing changes.
 */
const product = await testApp({ listen: true })
const { people, wired, app, database } = product
const traffic = watchTraffic(wired.routes)
const random = randomFrom(3)
const links: Link[] = []
const finance = await staffPerson(product, 'finance')
for (const story of fuzzStories(product, [people.seller], random, finance)) links.push(...(await story()))
const inputs = fuzzInputs(random, { ...traffic, links })

const routeOf = new Map(wired.routes.map((route) => [callName(route.call), route]))
const foreign = await idsOfCompanies()

/** Of every table whose rows belong to a company, and of the steps. */
async function idsOfCompanies(): Promise<string[]> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'company_id' and table_name <> 'enquiries' and table_name in
       (select table_name from information_schema.columns where column_name = 'id' and data_type = 'text')`,
  )
  const ids = await Promise.all(
    tables.map(({ name }) =>
      database.pool.query<{ id: string }>(`select id from "${name}" where company_id is not null`),
    ),
  )
  const { rows: numbers } = await database.pool.query<{ id: string }>('select number as id from work_orders')
  const { rows: companies } = await database.pool.query<{ id: string }>('select id from companies')
  return [...ids.flatMap(({ rows }) => rows), ...companies, ...numbers].map(({ id }) => id)
}

/** Somebody of a role, with a scope that holds nothing. */
async function narrow(role: 'agent' | 'reviewer' | 'partner', scope: string): Promise<{ token: string }> {
  const person = await staffPerson(product, role)
  const email = `${role}@greenlane.example`
  await database.pool.query(
    'update staff_members set email = $1, scope = $2, countries = $3 where email = $4',
    [`${scope}.${email}`, scope, '["SE"]', email],
  )
  return person
}

const agentOfTeam = await narrow('agent', 'teams')
await database.pool.query(
  `insert into staff_teams (id, name, member_ids, countries, saved_at, saved_by_name)
   select 'team_se', 'Sweden', jsonb_build_array(id), '["SE"]', now(), 'test' from staff_members
   where email like 'teams.%'`,
)
const readers = [
  { who: 'an agent of a team for another country', as: agentOfTeam, role: 'agent', all: people.agent },
  {
    who: 'a reviewer who sees what is assigned',
    as: await narrow('reviewer', 'assigned'),
    role: 'reviewer',
    all: people.reviewer,
  },
  { who: 'a partner firm of another country', as: await narrow('partner', 'partner'), role: 'partner' },
] as const

async function answerOf(name: string, input: Record<string, unknown>, { token }: { token: string }) {
  await database.pool.query('delete from rate_counters')
  const route = routeOf.get(name)
  if (!route) throw new Error(`no call ${name}`)
  const { body, statusCode } = await app.inject(requestOf(route.call, input, { token }))
  return { status: statusCode, body: body.replace(/"requestId":"[^"]*"/g, '') }
}

const mayMake = (name: string, role: string) => {
  const access = routeOf.get(name)?.call.access
  return typeof access === 'object' && 'staff' in access && access.staff.some((one) => one === role)
}

/** An input that names something that is there, as often as it takes to find one. */
function namingInput(name: string): Record<string, unknown> | undefined {
  const route = routeOf.get(name)
  if (!route) return undefined
  for (let tries = 0; tries < 60; tries++) {
    const input = inputs.sound(route.call)
    // Numbers are typed by people, not learnt from answers.
    if ('workOrderNumber' in input) input['workOrderNumber'] = foreign.at(-1)
    const named = namedIn(route.call.path, input)
    const isThere = named.length > 0 && named.every(({ id }) => foreign.includes(id))
    if (isThere && route.call.input.safeParse(input).success) return input
  }
  return undefined
}

const pathOf = (name: string) => name.split(' ')[1] ?? ''
const toldIn = (body: string, input: unknown) => {
  const sent = JSON.stringify(input)
  return foreign.filter((id) => body.includes(id) && !sent.includes(id))
}

function fieldsOf(schema: unknown): string[] {
  const { properties = {}, items } = (schema ?? {}) as {
    properties?: Record<string, unknown>
    items?: unknown
  }
  return [
    ...Object.entries(properties).flatMap(([name, inner]) => [name, ...fieldsOf(inner)]),
    ...(items === undefined ? [] : fieldsOf(items)),
  ]
}
const fieldsOfCall = (name: string) => {
  const input = routeOf.get(name)?.call.input
  return input ? fieldsOf(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })) : []
}
const byId = SCOPED_CALLS.filter((name) =>
  fieldsOfCall(name).some((field) => subjectOf(pathOf(name), field) !== undefined),
)

describe('every call that somebody with a scope may make', () => {
  test('names a record that is looked up within it, is a list that is narrowed, or is not divided', () => {
    const known = new Set([...byId, ...LISTS, ...Object.keys(NOT_DIVIDED)])
    expect(SCOPED_CALLS.filter((name) => !known.has(name))).toEqual([])
    expect([...LISTS, ...Object.keys(NOT_DIVIDED)].filter((name) => !SCOPED_CALLS.includes(name))).toEqual([])
  })

  test('has no id of a kind that nobody knows', () => {
    const unknown = SCOPED_CALLS.filter((name) => NOT_DIVIDED[name] === undefined).flatMap((name) =>
      fieldsOfCall(name)
        .filter((field) => /Ids?$/.test(field) || field === 'id')
        .filter((field) => !WITHIN.has(field) && subjectOf(pathOf(name), field) === undefined)
        .map((field) => `${name} ${field}`),
    )
    // A supplement, an original or a task is found within its work order, a tag is the agency's own.
    const within =
      /^POST \/staff\/(?:supplement\/(?:accept|answer|return|withdraw)|original\/move|task\/finish|queue\/together) id$/
    expect(unknown.filter((one) => !within.test(one))).toEqual([])
  })
})

describe.each(readers)('$who', ({ as, role, ...reader }) => {
  test('is answered as if nothing of it existed, and changes nothing', async () => {
    const before = await allRows(product)
    const unnamed: string[] = []
    for (const name of byId.filter((one) => mayMake(one, role))) {
      const input = namingInput(name)
      if (!input) {
        unnamed.push(name)
        continue
      }
      const { status, body } = await answerOf(name, input, as)
      expect(toldIn(body, input), name).toEqual([])
      const missing = withoutHidden(pathOf(name), input, () => true) as Record<string, unknown>
      // A list has counts of its reader's own beside what it was narrowed to.
      const whole = 'all' in reader && !LISTS.has(name) ? reader.all : as
      const there = await answerOf(name, missing, whole)
      // A refused row is told by the id that was sent.
      const echoed = foreign.reduce((text, id) => text.replaceAll(id, 'none'), body)
      expect(`${name} ${status} ${echoed}`).toBe(`${name} ${there.status} ${there.body}`)
    }
    const { gone } = changedRows(before, await allRows(product))
    expect(gone.filter((row) => foreign.some((id) => row.includes(id)))).toEqual([])
    // What is never named proves nothing.
    expect(unnamed).toEqual([])
  }, 300_000)

  test('finds no row of it in any list', async () => {
    for (const name of [...LISTS, ...Object.keys(NOT_DIVIDED)]) {
      const route = routeOf.get(name)
      if (!route || !mayMake(name, role)) continue
      for (let round = 0; round < 6; round++) {
        const input = round === 0 && route.call.input.safeParse({}).success ? {} : inputs.sound(route.call)
        const { body } = await answerOf(name, input, as)
        expect(toldIn(body, input), `${name} ${JSON.stringify(input)}`).toEqual([])
      }
    }
  }, 300_000)
})

test('a company of others, named beside a letter of one’s own, is as if it were not there', async () => {
  // Whoever made every call above may have signed out by one of them.
  const as = await narrow('agent', 'assigned')
  const { rows } = await database.pool.query<{ id: string }>('select id from companies limit 1')
  const bytes = pdf('A letter of one’s own')
  const { body: own } = await product.upload(uploadAuthorityLetter, { name: 'own.pdf', bytes }, { as })
  const id = own.data?.id ?? ''
  const sort = (companyId: string) =>
    product.post(
      sortAuthorityLetter,
      { id, revision: 1, ...letterFields(product, { companyId, workOrderId: null }) },
      { as },
    )
  expect((await sort(rows[0]?.id ?? '')).body.error).toBe('authority_letter.unknown_company')
  expect((await sort('com_nothing')).body.error).toBe('authority_letter.unknown_company')
  const { rows: kept } = await database.pool.query('select company_id from authority_letters where id = $1', [
    id,
  ])
  expect(kept).toEqual([{ company_id: null }])
})

test('who sees everything is told of it by most lists: the check would see them', async () => {
  const telling = new Set<string>()
  for (const name of LISTS) {
    const route = routeOf.get(name)
    if (!route) continue
    for (let round = 0; round < 12; round++) {
      const input = inputs.sound(route.call)
      const { body } = await answerOf(name, input, people.admin)
      if (toldIn(body, input).length > 0) telling.add(name)
    }
  }
  expect(telling.size).toBeGreaterThan(12)
}, 300_000)

import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { multiply, plansOf } from '#platform/testing/plans.ts'
import { openWorkOrder } from '../../testing/work-orders.builders.ts'
import { staffQueue } from '../../staff/contract.ts'
import { whatIsMeant } from './queue-search.queries.ts'
import { readTyped } from './typed-keyword.ts'

const app = await testApp()
const { pool } = app.database
const { agent: as } = app.people

/** Names of signs that many have and signs that few have, as Chinese names are. */
const sign = (at: string) => `substr('静河明橡东方海天华美新源泰和盛达', 1 + ((${at}) % 16)::int, 1)`
const CITIES = `(array['深圳市','东莞市','厦门市','佛山市'])[1 + n % 4]`

beforeAll(async () => {
  await openWorkOrder(app)
  const original = `${CITIES} || ${sign('n * 7 + n / 16')} || ${sign('n / 5 * 3')} || chr(19968 + n % 3000) || '贸易有限公司'`
  await multiply(pool, 'companies', {
    id: `'com_short_' || n`,
    name: `'Quietriver ' || n || ' Trading'`,
    name_original: original,
    vat_number: 'null',
  })
  await multiply(pool, 'users', {
    id: `'usr_short_' || n`,
    name: `(array['王','李','张','刘'])[1 + n % 4] || chr(19968 + n % 4000)`,
    email: `'short-' || n || '@quietriver.example'`,
  })
  await multiply(pool, 'company_members', {
    company_id: `'com_short_' || n`,
    user_id: `'usr_short_' || n`,
  })
  await multiply(pool, 'work_orders', {
    id: "'wo_short_' || n",
    number: "'WO-2025-' || n",
    order_id: "'or_short_' || n",
    order_line_id: "'ol_short_' || n",
    company_id: "'com_short_' || n",
    search_text: `'quietriver ' || n || ' ' || ${original}`,
    bought_at: "timestamptz '2025-01-01' + n * interval '1 minute'",
  })
  await pool.query('vacuum analyze companies, users, company_members, work_orders')
})

const meant = (keyword: string) => whatIsMeant(app.deps.db, readTyped(keyword, 2026))
const idsOf = async (text: string, values: unknown[]) =>
  (await pool.query<{ id: string }>(text, values)).rows.map(({ id }) => id).toSorted()

describe('Chinese names are found by signs', () => {
  const rare = String.fromCodePoint(19968 + 1234)

  it.each([`${rare}贸`, rare, '静河', `王${rare}`, `${rare}贸易有限`])(
    '%s: whom it names, and nobody else',
    async (keyword) => {
      const named = await idsOf(
        `select id from companies where name_original like $1
       union select company_id from company_members join users on users.id = user_id where users.name like $1`,
        [`%${keyword}%`],
      )
      expect([...new Set((await meant(keyword))?.companyIds)].toSorted()).toEqual(named)
    },
  )

  it.each([`${rare}贸`, rare, '王五', `${rare}贸易有限`])('%s is looked up by indexes', async (keyword) => {
    const plans = await plansOf(pool, () => meant(keyword))
    expect(plans).not.toMatch(/Seq Scan on (?:companies|users|work_orders)/)
    expect(plans).toContain('companies_signs')
    expect(plans).toContain('users_signs')
  })
})

const total = async (keyword: string) =>
  (await app.get(staffQueue, { view: 'all', keyword }, { as })).body.data?.total

it('a word of more companies than can be told apart is looked for in the list’s order', async () => {
  expect(await meant('贸易')).toBeUndefined()
  expect(await total('贸易')).toBe(500)
  expect(await total('深圳')).toBe(500)
})

it('whom too many people are called like is not meant; companies of that name are', async () => {
  expect(await meant('王')).toEqual({ companyIds: [], productCodes: [], workOrderIds: [] })
  expect(await total('王')).toBe(0)
  await pool.query(`update companies set name_original = '王记贸易' where id = 'com_short_7'`)
  expect(await total('王')).toBe(1)
  expect(await total('quietriver.example')).toBe(0)
})

import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { multiply, plansOf } from '#platform/testing/plans.ts'
import { readTerms } from '#platform/shared/search-terms.ts'
import { openWorkOrder } from '#work-orders/testing/work-orders.builders.ts'
import { staffSearch } from '../staff/contract.ts'
import { findCustomers } from './staff.queries.ts'

const MANY = 20_000
const app = await testApp()
const { pool } = app.database
const { agent: as } = app.people

const sign = (which: number) => String.fromCodePoint(19968 + which)

/** Names that many have a word of, with one sign and one number that few have. */
beforeAll(async () => {
  await openWorkOrder(app)
  await multiply(
    pool,
    'companies',
    {
      id: `'com_many_' || n`,
      name: `'Quietriver ' || n || ' Trading'`,
      name_original: `'明橡' || chr(19968 + n % 3000) || '贸易有限公司'`,
      vat_number: `'DE ' || (700000000 + n)`,
      registration_number: `'9144' || (30000000 + n)`,
      created_at: "timestamptz '2025-01-01' + n * interval '1 minute'",
    },
    MANY,
  )
  const people = {
    id: `'usr_many_' || n`,
    name: `'王' || chr(19968 + n % 4000)`,
    email: `'person-' || n || '@quietriver.example'`,
  }
  await multiply(pool, 'users', people, MANY)
  const members = { company_id: `'com_many_' || n`, user_id: `'usr_many_' || n` }
  await multiply(pool, 'company_members', members, MANY)
  await pool.query('vacuum analyze companies, users, company_members')
})

const found = async (q: string) => {
  const { body } = await app.get(staffSearch, { q }, { as })
  return (body.data?.results ?? []).filter(({ kind }) => kind === 'CUSTOMER').map(({ id }) => id)
}
const plans = (typed: string, scope: Parameters<typeof findCustomers>[2] = 'all') =>
  plansOf(pool, () => findCustomers(app.deps.db, readTerms(typed), scope, { byPeople: true }))

describe(`among ${MANY} companies and people`, () => {
  it.each([
    ['a name', 'Quietriver 17321', ['com_many_17321']],
    ['its words in another order', 'trading 17321', ['com_many_17321']],
    ['a VAT number', 'DE700004711', ['com_many_4711']],
    ['one without its country, as people write it', '700 004 711', ['com_many_4711']],
    ['a registration number', '914430004711', ['com_many_4711']],
    ['an address', 'person-17321@quietriver.example', ['com_many_17321']],
    ['a part of it', 'person-17321', ['com_many_17321']],
    ['what nobody is called', 'zeppelin', []],
    ['what nobody is called in Chinese', '龘龘', []],
  ])('%s', async (_name, typed, ids) => {
    expect(await found(typed)).toEqual(ids)
    expect(await plans(typed)).not.toMatch(/Seq Scan on (companies|users|company_members)/)
  })

  it.each([
    ['a name of signs', `明橡${sign(2_345)}`, [2_345, 5_345, 8_345, 11_345, 14_345, 17_345]],
    ['two signs', `${sign(2_345)}贸`, [2_345, 5_345, 8_345, 11_345, 14_345, 17_345]],
    ['a person', `王${sign(3_456)}`, [3_456, 7_456, 11_456, 15_456, 19_456]],
  ])('%s', async (_name, typed, copies) => {
    const ids = await found(typed)
    expect(ids).toHaveLength(5)
    expect(copies.map((copy) => `com_many_${copy}`)).toEqual(expect.arrayContaining(ids))
    expect(await plans(typed)).not.toMatch(/Seq Scan on (companies|users|company_members)/)
  })

  it('what all are called is looked for until there are some hundreds', async () => {
    for (const typed of ['trading', '贸易', 'quietriver', 'example']) {
      expect((await found(typed)).length, typed).toBeGreaterThan(3)
      const read = await plansOf(
        pool,
        () => findCustomers(app.deps.db, readTerms(typed), 'all', { byPeople: true }),
        'explain (analyze, timing off)',
      )
      for (const [scan, rows] of read.matchAll(
        /(?:Seq|Heap) Scan on (?:companies|users).*actual rows=(\d+)/g,
      ))
        expect(Number(rows), `${typed}: ${scan}`).toBeLessThan(600)
    }
  })

  it('whoever sees the work of a country looks them up in the same way', async () => {
    const typed = 'Quietriver 17321'
    expect(await plans(typed, { countries: ['PL'], assignedTo: null })).not.toMatch(
      /Seq Scan on (companies|users)/,
    )
  })
})

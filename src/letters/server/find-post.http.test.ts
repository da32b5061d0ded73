import { describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { multiply, plansOf } from '#platform/testing/plans.ts'
import { openWorkOrder } from '#work-orders/testing/work-orders.builders.ts'
import { staffAuthorityLetters } from '../staff/contract.ts'
import { staffInspections } from '../staff/inspections-contract.ts'
import { openedInspection } from '../testing/inspections.builders.ts'
import { registrationWith, sortedLetter } from '../testing/letters.builders.ts'
import { pageOfInspections } from './inspections.queries.ts'
import { pageOfLetters } from './letters.queries.ts'

const app = await testApp({ clock: settableClock(new Date('2026-11-18T10:00:00Z')) })
const { pool } = app.database
const as = app.people.agent
const { workOrderId, number } = await openWorkOrder(app)
await pool.query(
  `update companies set name = 'Shenzhen Brightoak Trading Co., Ltd.', name_original = '深圳市明橡贸易有限公司'
    where id = (select company_id from work_orders where id = $1)`,
  [workOrderId],
)
const reference = '29/123/45678'
const registrationId = await registrationWith(app, workOrderId, 'DE812345674', { taxNumber: '29/321/98765' })
const german = await sortedLetter(app, {
  workOrderId,
  registrationId,
  reference,
  authority: 'Finanzamt Neukölln',
})
const chinese = await sortedLetter(app, { companyId: null, authority: '国家税务总局深圳市税务局' })
const { id: check } = await openedInspection(app, workOrderId, {
  letterId: german.id,
  authority: 'Finanzamt Neukölln',
})

const ids = (body: { data?: { records: { id: string }[] } | null }) => body.data?.records.map(({ id }) => id)

describe('a letter or a check is found', () => {
  it.each<[string, string, string[], string[]]>([
    ['by its company', 'brightoak', [german.id], [check]],
    ['by its company in Chinese', '明橡', [german.id], [check]],
    ['by parts of it', 'oak trading', [german.id], [check]],
    ['by its authority', 'neukölln', [german.id], [check]],
    ['by two signs of its authority', '税务', [chinese.id], []],
    ['by its reference', '29 123 45678', [german.id], [check]],
    ['by its number', 'DE 812 345 674', [german.id], [check]],
    ['by its number without the country', '812345674', [german.id], [check]],
    ['by its tax number', '29/321/98765', [german.id], [check]],
    ['by no number that only has its digits', 'FR812345674', [], []],
    ['by its work order', number, [german.id], [check]],
    ['by nothing else', 'Warszawa', [], []],
    ['by no wildcard', '%', [], []],
  ])('%s', async (_name, keyword, letters, checks) => {
    expect(ids((await app.get(staffAuthorityLetters, { keyword }, { as })).body)).toEqual(letters)
    expect(ids((await app.get(staffInspections, { keyword }, { as })).body)).toEqual(checks)
  })
})

describe('among many', () => {
  const page = { scope: 'all' as const, page: 1, pageSize: 20 }
  it.each(['brightoak', '明橡', 'neukölln', '税务总局', reference, 'DE812345674', '29/321/98765'])(
    'no table is read for %s',
    async (keyword) => {
      await fillTables()
      const letters = await plansOf(pool, () =>
        pageOfLetters(app.deps.db, { ...page, state: 'NEW', keyword }),
      )
      const checks = await plansOf(pool, () =>
        pageOfInspections(app.deps.db, { ...page, state: 'OPEN', keyword }),
      )
      expect(letters).not.toMatch(/Seq Scan on (authority_letters|companies|registrations)/)
      expect(checks).not.toMatch(/Seq Scan on (inspections|authority_letters|companies|registrations)/)
    },
  )
})

let filled: Promise<void> | undefined
const fillTables = () => (filled ??= fill())

async function fill(): Promise<void> {
  const authority = "'Finanzamt ' || md5(n::text)"
  const company_id = "'com_' || n % 400"
  const ids = { company_id, authority, created_at: "timestamptz '2025-01-01' + n * interval '1 minute'" }
  await multiply(
    pool,
    'companies',
    { id: "'com_' || n", name: 'md5(n::text)', name_original: "md5(n || 'z')" },
    20_000,
  )
  await multiply(pool, 'inspections', { ...ids, id: "'in_' || n", work_order_id: "'wo_' || n % 900" }, 20_000)
  const about = { work_order_id: "'wo_' || n % 900", registration_id: "'reg_' || n" }
  const letter = { id: "'let_' || n", ...about, reference_key: 'md5(n::text)' }
  await multiply(pool, 'authority_letters', { ...ids, ...letter }, 20_000)
  const numbers = { registration_number: "'DE' || (100000000 + n)", tax_number: "'99/' || (10000000 + n)" }
  await multiply(
    pool,
    'registrations',
    { company_id, id: "'reg_' || n", work_order_id: "'wo_' || n", ...numbers },
    20_000,
  )
  // What was written last stands beside an index of parts until then.
  await pool.query('vacuum analyze companies, inspections, authority_letters, registrations')
}

import { beforeAll, expect, it } from 'vitest'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { updateCompany } from '#accounts/contract.ts'
import { COMPANY_CLOSING } from '#main/company-closing.ts'
import { COMPANY_EXPORT } from '#main/company-export.ts'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { closed } from '#privacy/testing/erasure.builders.ts'
import { cancelWorkOrder } from '#work-orders/staff/contract.ts'
import { openWorkOrder, submitForm, uploadSampleFile } from '#work-orders/testing/work-orders.builders.ts'
import { writeToAgency } from '#work-orders/talk-contract.ts'
import { tickEnding } from '#endings/contract.ts'
import { endedRegistration } from '#endings/testing/endings.builders.ts'
import { usesOfFile } from '#main/file-uses.ts'
import { answerTakeover, startTakeover } from '#registrations/takeover-contract.ts'
import { registeredElsewhere } from '#registrations/testing/takeovers.builders.ts'
import { createShop, openNotice } from '#shops/contract.ts'
import { forgetClosed } from './forget-closed.ts'

const clock = settableClock(new Date('2026-03-02T09:00:05Z'))
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})

const deps = () => ({
  ...app.deps,
  closing: COMPANY_CLOSING,
  parts: COMPANY_EXPORT,
  erasuresBeside: { keep: () => Promise.resolve() },
})
const night = async (at: string) => {
  clock.set(new Date(at))
  await forgetClosed(deps())
  await app.drain()
}
const rows = async (table: string, companyId: string, column = 'company_id') =>
  Number(
    (await app.database.pool.query(`select count(*) from ${table} where ${column} = $1`, [companyId])).rows[0]
      .count,
  )

const done = async (answer: Promise<{ body: { code: number } }>) =>
  expect((await answer).body).toMatchObject({ code: 0 })

const companyOf = async (workOrderId: string): Promise<string> =>
  (await app.database.pool.query('select company_id as id from work_orders where id = $1', [workOrderId]))
    .rows[0].id

/** Closed on 2 March 2026 after a service that was begun and cancelled. */
async function aClosedCompany() {
  const as = await aSeller(app)
  const address = { line1: 'Queens Road 1', city: 'Hong Kong', postcode: '', country: 'HK' }
  await app.post(updateCompany, { address }, { as })
  const order = await openWorkOrder(app, as)
  await submitForm(app, order)
  const unused = await uploadSampleFile(app, as, 'unused.pdf')
  await app.post(writeToAgency, { workOrderId: order.workOrderId, text: 'Hello' }, { as })
  const companyId = await companyOf(order.workOrderId)
  const { rows: bound } = await app.database.pool.query<{ id: string }>(
    'select file_id as id from file_bindings where company_id = $1',
    [companyId],
  )
  const filed = bound[0]?.id ?? ''
  const reason = { workOrderId: order.workOrderId, reason: 'The shop was sold.' }
  await app.post(cancelWorkOrder, reason, { as: app.people.agent })
  await app.drain()
  await closed(app, as)
  await app.drain()
  return { companyId, filed, unused }
}

it(
  'forgets class by class as the years go by, and at last the company itself',
  { timeout: 120_000 },
  async () => {
    const { companyId, filed, unused } = await aClosedCompany()
    const { seller } = app.people
    const open = await openWorkOrder(app, seller)
    const openCompany = await companyOf(open.workOrderId)

    await night('2026-04-01T01:07:00Z')
    expect(await rows('wo_talk', companyId)).toBe(1)
    // Thirty days are over: drafts, conversations and what no record needs.
    await night('2026-04-02T01:07:00Z')
    expect(await rows('wo_talk', companyId)).toBe(0)
    expect(await rows('form_sections', companyId)).toBe(0)
    expect([await app.deps.files.has(unused), await app.deps.files.has(filed)]).toEqual([false, true])
    expect(await rows('form_submissions', companyId)).toBe(1)

    await night('2029-12-31T01:07:00Z')
    expect(await rows('agreement_acceptances', companyId)).toBeGreaterThan(0)
    await night('2030-01-01T01:07:00Z')
    expect(await rows('agreement_acceptances', companyId)).toBe(0)

    await night('2034-12-31T01:07:00Z')
    expect([await rows('invoices', companyId), await rows('orders', companyId)]).toEqual([1, 1])
    await night('2035-01-01T01:07:00Z')
    expect([await rows('invoices', companyId), await rows('orders', companyId)]).toEqual([0, 0])
    expect(await rows('work_orders', companyId)).toBe(1)

    await night('2036-12-31T01:07:00Z')
    expect([await rows('work_orders', companyId), await rows('companies', companyId, 'id')]).toEqual([1, 1])
    await night('2037-01-01T01:07:00Z')
    expect(await app.deps.files.has(filed)).toBe(false)
    // Nothing names the company any more but the proof and the chain.
    const { rows: tables } = await app.database.pool.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attname = 'company_id' and not a.attisdropped`,
    )
    const left = []
    for (const { name } of tables) if ((await rows(name, companyId)) > 0) left.push(name)
    expect(left.toSorted()).toEqual(['audit_trail', 'forgotten'])
    expect(await rows('companies', companyId, 'id')).toBe(0)

    // Of a company that goes on nothing was touched, however many years it is old.
    expect(await rows('work_orders', openCompany)).toBe(1)
    expect(await rows('orders', openCompany)).toBe(1)
    clock.set(new Date('2026-03-02T09:00:05Z'))
  },
)

it(
  'keeps the papers of takeovers and ended registrations, and lets go of those of notices',
  { timeout: 120_000 },
  async () => {
    clock.set(new Date('2026-03-02T09:00:05Z'))
    const as = await aSeller(app)
    const upload = (name: string) => uploadSampleFile(app, as, name)
    const [takeover, ending, notice] = [
      await upload('return.pdf'),
      await upload('stock.pdf'),
      await upload('notice.pdf'),
    ]
    const taken = await registeredElsewhere(app, as, { validFrom: '2025-11-01' })
    const { registrationId, companyId } = taken
    await done(app.post(startTakeover, { registrationId, earlierAgency: 'Other Tax Ltd.' }, { as }))
    const release = { points: ['RELEASE'], answer: 'KNOWN' as const, uploadId: takeover }
    await done(app.post(answerTakeover, { registrationId, revision: 1, ...release }, { as }))
    const ended = await endedRegistration(app, as)
    await app.database.pool.query(`update registrations set ended_on = '2026-01-31' where id = $1`, [
      ended.registrationId,
    ])
    const stock = { point: 'STOCK', on: '2026-02-20', uploadId: ending }
    await done(app.post(tickEnding, { registrationId: ended.registrationId, ...stock }, { as }))
    const shop = { marketplace: 'OWN_SHOP', region: 'EU', name: 'Own shop' } as const
    const shopId = (await app.post(createShop, shop, { as })).body.data?.id ?? ''
    await done(app.post(openNotice, { shopId, uploadId: notice }, { as }))
    for (const fileId of [takeover, ending])
      expect(await usesOfFile(app.deps.db, { companyId, fileId, today: '2026-03-02' }), fileId).toMatchObject(
        [{ by: 'LAW', number: 'DE129273398', until: '2036-12-31' }],
      )
    await closed(app, as)
    await app.drain()
    const left = () => Promise.all([takeover, ending, notice].map((fileId) => app.deps.files.has(fileId)))
    expect(await left()).toEqual([true, true, true])
    await night('2026-04-02T01:07:00Z')
    expect(await left()).toEqual([true, true, false])
    await night('2037-01-01T01:07:00Z')
    expect(await left()).toEqual([false, false, false])
    clock.set(new Date('2026-03-02T09:00:05Z'))
  },
)

it(
  'keeps all while an authority checks the company or a payment is disputed',
  { timeout: 120_000 },
  async () => {
    const { companyId } = await aClosedCompany()
    await app.database.pool.query(
      `insert into inspections (company_id, id, state, kind, authority, country, asked_en, asked_zh, served_on, handed_over,
       visible_to_seller, created_by_name, created_at, changed_at, revision)
     values ($1, 'insp_held', 'OPEN', 'AUDIT', 'Finanzamt', 'DE', 'x', 'x', '2026-02-01', '[]', false, 'Agent', now(), now(), 0)`,
      [companyId],
    )
    await night('2037-01-01T01:07:00Z')
    expect(await rows('wo_talk', companyId)).toBe(1)
    await app.database.pool.query(`update inspections set state = 'CLOSED' where id = 'insp_held'`)
    await night('2037-01-02T01:07:00Z')
    expect(await rows('wo_talk', companyId)).toBe(0)
    expect(await rows('companies', companyId, 'id')).toBe(0)
  },
)

it('invoices and acceptances still refuse every other deletion', async () => {
  for (const table of ['invoices', 'agreement_acceptances'])
    await expect(app.database.pool.query(`delete from ${table}`)).rejects.toThrow(/immutable/)
})

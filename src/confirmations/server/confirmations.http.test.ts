import { describe, expect, it } from 'vitest'
import { updateCompany } from '#accounts/contract.ts'
import { testApp } from '#main/testing/test-app.ts'
import { addDays, dayOf } from '#platform/shared/calendar.ts'
import { advanceTo, openWorkOrder } from '#work-orders/testing/work-orders.builders.ts'
import { refusedByAuthority } from '#work-orders/staff/authority-contract.ts'
import { cancelWorkOrder } from '#work-orders/staff/contract.ts'
import {
  checkConfirmation,
  createConfirmation,
  downloadConfirmation,
  listConfirmations,
  revokeConfirmation,
} from '../contract.ts'
import { CONFIRMATION_LANGS } from '../confirmation-language.ts'
import { filedWorkOrder, makeConfirmation } from '../testing/confirmations.builders.ts'

const app = await testApp()
const { seller, sellerOther, viewer, agent } = app.people
const today = dayOf(app.clock.now(), app.config.agency.timeZone)

const list = async (workOrderId: string, as = seller) => {
  const { body } = await app.get(listConfirmations, { workOrderId }, { as })
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data
}
const count = async () => {
  const { rows } = await app.database.pool.query<{ count: string }>('select count(*) from letters')
  return Number(rows[0]?.count)
}

describe('a letter', () => {
  it('is made once something is filed, not before, and its page says why not', async () => {
    const order = await openWorkOrder(app)
    const { workOrderId } = order
    expect(await list(workOrderId)).toEqual({
      records: [],
      total: 0,
      page: 1,
      pageSize: 20,
      obstacle: 'NOT_FILED',
    })
    const before = await count()
    const early = await app.post(createConfirmation, { workOrderId }, { as: seller, lang: 'zh' })
    expect(early.body).toMatchObject({ code: 499, error: 'letter.not_filed', message: /递交后/ })
    expect(await count()).toBe(before)
    await advanceTo(app, order, 'filed')
    const letter = await makeConfirmation(app, order)
    expect(letter).toEqual({
      id: expect.stringMatching(/^let_/),
      number: expect.stringMatching(/^LT-20\d\d-\d{6}$/),
      status: 'VALID',
      issuedOn: today,
      issuedBy: 'Lin Yue',
      code: expect.stringMatching(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/),
      url: `${app.config.publicUrl}/proof#${letter.code.replaceAll('-', '')}`,
      withdrawnAt: null,
      lookUps: 0,
      lookedUpAt: null,
    })
    expect(await list(workOrderId)).toMatchObject({ records: [letter], total: 1, obstacle: null })
  })

  it('bears one day everywhere, the agency’s', async () => {
    const order = await filedWorkOrder(app)
    const before = app.clock.now()
    // Late in the agency's evening, when its customers have the next day.
    app.clock.set(new Date(`${addDays(today, 1)}T20:30:00Z`))
    const made = await makeConfirmation(app, order)
    const { body } = await app.post(checkConfirmation, { code: made.code })
    app.clock.set(before)
    expect(made.issuedOn).toBe(addDays(today, 1))
    expect(body.data?.issuedOn).toBe(made.issuedOn)
    expect(Object.keys(made).filter((key) => key.startsWith('issued'))).toEqual(['issuedOn', 'issuedBy'])
  })

  it('says exactly what the records say', async () => {
    const order = await filedWorkOrder(app)
    const { code, number } = await makeConfirmation(app, order)
    const { body } = await app.post(checkConfirmation, { code })
    expect(body.data).toEqual({
      status: 'VALID',
      number,
      issuedOn: today,
      issuedBy: app.config.agency.name,
      replacedOn: null,
      withdrawnOn: null,
      content: {
        company: expect.stringContaining('Brightoak'),
        companyOriginal: expect.stringMatching(/\p{Script=Han}/u),
        service: 'VAT registration Germany',
        country: 'DE',
        workOrderNumber: order.number,
        filings: [{ on: today, way: 'ELSTER', reference: 'et-2026-118' }],
        steps: [
          { result: 'TAX_NUMBER', state: 'AWAITED', on: null },
          { result: 'VAT_NUMBER', state: 'AWAITED', on: null },
        ],
      },
    })
    const chinese = await app.post(
      checkConfirmation,
      { code: code.toLowerCase().replaceAll('-', ' ') },
      { lang: 'zh' },
    )
    expect(chinese.body.data?.content?.service).toMatch(/德国/)
    await advanceTo(app, order, 'taxNumber', 'taxNumber')
    const newer = await makeConfirmation(app, order)
    const later = (await app.post(checkConfirmation, { code: newer.code })).body.data
    expect(later?.content?.steps).toEqual([
      { result: 'TAX_NUMBER', state: 'GRANTED', on: today },
      { result: 'VAT_NUMBER', state: 'AWAITED', on: null },
    ])
    // The number itself is on the certificate, and no business of whoever checks a letter.
    expect(JSON.stringify(later)).not.toContain('21/815')
    const older = (await app.post(checkConfirmation, { code })).body.data
    expect(older).toMatchObject({ status: 'REPLACED', replacedOn: today, content: body.data?.content })
    expect((await list(order.workOrderId)).records.map(({ status }) => status)).toEqual(['VALID', 'REPLACED'])
  })

  it('can be withdrawn, once and for all, and confirms nothing then', async () => {
    const order = await filedWorkOrder(app)
    const letter = await makeConfirmation(app, order)
    const input = { letterId: letter.id }
    const first = (await app.post(revokeConfirmation, input, { as: seller })).body.data
    expect(first).toMatchObject({ status: 'WITHDRAWN', code: null, url: null })
    app.clock.advance(60_000)
    expect((await app.post(revokeConfirmation, input, { as: seller })).body.data).toEqual(first)
    const { body } = await app.post(checkConfirmation, { code: letter.code })
    expect(body.data).toMatchObject({ status: 'WITHDRAWN', withdrawnOn: today, content: null })
    const download = await app.get(downloadConfirmation, input, { as: seller })
    expect(download.body).toMatchObject({ code: 499, error: 'letter.withdrawn' })
    expect((await makeConfirmation(app, order)).status).toBe('VALID')
    expect((await app.post(checkConfirmation, { code: letter.code })).body.data?.status).toBe('WITHDRAWN')
    const { rows } = await app.database.pool.query(
      'select action from audit_trail where record = $1 order by sequence',
      [letter.id],
    )
    expect(rows).toEqual([{ action: 'letter.created' }, { action: 'letter.revoked' }])
  })

  it('is a document in each language', async () => {
    const { id, number } = await makeConfirmation(app, await filedWorkOrder(app))
    for (const language of CONFIRMATION_LANGS) {
      const { raw, headers } = await app.get(downloadConfirmation, { letterId: id, language }, { as: viewer })
      expect(raw.subarray(0, 5).toString()).toBe('%PDF-')
      expect(headers['content-disposition']).toContain(`${number}-${language}.pdf`)
      expect(raw.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
    }
    const { body } = await app.get(downloadConfirmation, { letterId: id, language: 'ru' }, { as: seller })
    expect(body.code).toBe(400)
  })

  it('is not made after a refusal, of a cancelled work order, or where nothing is filed', async () => {
    const refused = await filedWorkOrder(app)
    const reason = 'Documents do not match.'
    await app.post(refusedByAuthority, { ...refused.node('taxNumber'), reason }, { as: agent })
    const cancelled = await filedWorkOrder(app)
    const gone = await app.post(
      cancelWorkOrder,
      { workOrderId: cancelled.workOrderId, reason },
      { as: app.people.admin },
    )
    expect(gone.body.code).toBe(0)
    const without = await openWorkOrder(app, seller, 'packaging-de')
    for (const [order, error] of [
      [refused, 'letter.refused'],
      [cancelled, 'letter.cancelled'],
      [without, 'letter.no_authority'],
    ] as const) {
      const { body } = await app.post(createConfirmation, { workOrderId: order.workOrderId }, { as: seller })
      expect(body).toMatchObject({ code: 499, error })
    }
    expect((await list(without.workOrderId)).obstacle).toBe('NO_AUTHORITY')
  })

  it('of another company is neither seen, made nor withdrawn', async () => {
    const order = await filedWorkOrder(app)
    const { id, code } = await makeConfirmation(app, order)
    const { workOrderId } = order
    const as = sellerOther
    const before = await count()
    const tries = [
      app.post(createConfirmation, { workOrderId }, { as }),
      app.get(listConfirmations, { workOrderId }, { as }),
      app.get(downloadConfirmation, { letterId: id }, { as }),
      app.post(revokeConfirmation, { letterId: id }, { as }),
    ]
    const errors = (await Promise.all(tries)).map(({ status, body }) => [status, body.error])
    expect(errors).toEqual([
      [404, 'work_orders.not_found'],
      [404, 'work_orders.not_found'],
      [404, 'letter.not_found'],
      [404, 'letter.not_found'],
    ])
    expect(await count()).toBe(before)
    expect((await app.post(checkConfirmation, { code })).body.data?.status).toBe('VALID')
  })

  it('is read but not made or withdrawn by a viewer', async () => {
    const order = await filedWorkOrder(app)
    const { id } = await makeConfirmation(app, order)
    const made = await app.post(createConfirmation, { workOrderId: order.workOrderId }, { as: viewer })
    const ended = await app.post(revokeConfirmation, { letterId: id }, { as: viewer })
    expect([made.body.error, ended.body.error]).toEqual(Array(2).fill('wire.not_allowed'))
    expect((await list(order.workOrderId, viewer)).records).toMatchObject([{ id, status: 'VALID' }])
  })

  it('is one number for each of fifty made at once, and one of them stays in force', async () => {
    const order = await filedWorkOrder(app)
    const { workOrderId } = order
    await app.database.pool.query("delete from rate_counters where key like 'letters:%'")
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => app.post(createConfirmation, { workOrderId }, { as: seller })),
    )
    const numbers = answers.map(({ body }) => body.data?.number)
    expect(new Set(numbers).size).toBe(50)
    const { body } = await app.get(listConfirmations, { workOrderId, pageSize: 100 }, { as: seller })
    const inForce = body.data?.records.filter(({ status }) => status === 'VALID')
    expect(inForce).toHaveLength(1)
    expect(inForce?.[0]?.number).toBe(numbers.toSorted().at(-1))
    expect(body.data?.records[0]?.number).toBe(inForce?.[0]?.number)
  })
})

it('prints names that begin a script or have signs that no typeface has', async () => {
  const order = await filedWorkOrder(app, sellerOther)
  const named = async (name: string, nameOriginal: string) => {
    const { body } = await app.post(updateCompany, { name, nameOriginal }, { as: sellerOther })
    expect(body, name).toMatchObject({ code: 0 })
    return app.post(createConfirmation, { workOrderId: order.workOrderId }, { as: sellerOther })
  }
  const odd = await named('<script>alert(1)</script> Łódź', '𠮷野家')
  const { code, id } = odd.body.data ?? {}
  expect((await app.post(checkConfirmation, { code })).body.data?.content).toMatchObject({
    company: '<script>alert(1)</script> Łódź',
    companyOriginal: null,
  })
  const { raw } = await app.get(downloadConfirmation, { letterId: id, language: 'pl' }, { as: sellerOther })
  expect(raw.subarray(0, 5).toString()).toBe('%PDF-')
  const arabic = await named('شركة التجارة', '')
  expect(arabic.body).toMatchObject({ code: 499, error: 'letter.name' })
})

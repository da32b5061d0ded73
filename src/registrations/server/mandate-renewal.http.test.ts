import { beforeEach, describe, expect, it } from 'vitest'
import { agencyToday } from '#main/testing/agency-today.ts'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { listCalendar } from '#calendar/contract.ts'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { submitSignature } from '#work-orders/contract.ts'
import { staffWorkOrder } from '#work-orders/staff/contract.ts'
import { acceptNode } from '#work-orders/staff/steps-contract.ts'
import {
  advanceTo,
  openWorkOrder,
  uploadSampleFile,
  type OpenedWorkOrder,
} from '#work-orders/testing/work-orders.builders.ts'
import { noteRevocation } from '#work-orders/server/note-revocation.ts'
import { listRegistrations } from '../contract.ts'
import { listMandates, renewMandate, revokeMandate, type Mandate } from '../mandates-contract.ts'
import { acceptMandate, endMandate, returnMandate, staffMandates } from '../staff/contract.ts'
import { filedMonthly, monthFromNow } from '../testing/registrations.builders.ts'
import { tellEndings } from './mandates/tell-endings.ts'

let app: TestApp

beforeEach(async () => {
  app = await testApp()
})

async function mandatesOf(order: OpenedWorkOrder): Promise<Mandate[]> {
  const { body } = await app.get(listMandates, { pageSize: 100 }, { as: order.as })
  return (body.data?.records ?? []).filter(({ workOrder }) => workOrder.id === order.workOrderId)
}

/** A German registration whose signed document is valid for so many days more. */
async function signedUntil(daysLeft: number): Promise<{ order: OpenedWorkOrder; mandate: Mandate }> {
  const order = await openWorkOrder(app)
  await advanceTo(app, order, 'accepted')
  const node = order.node('powerOfAttorney')
  const uploadId = await uploadSampleFile(app, order.as, 'signed.pdf')
  await app.post(submitSignature, { ...node, uploadId }, { as: order.as })
  const validUntil = addDays(agencyToday(app), daysLeft)
  const { body } = await app.post(acceptNode, { ...node, validUntil }, { as: app.people.agent })
  if (body.code !== 0) throw new Error(JSON.stringify(body))
  const [mandate] = await mandatesOf(order)
  if (!mandate) throw new Error('no mandate')
  return { order, mandate }
}

const again = async (order: OpenedWorkOrder, mandateId: string, as = order.as) => {
  const uploadId = await uploadSampleFile(app, as, 'again.pdf')
  return app.post(renewMandate, { mandateId, uploadId }, { as })
}

async function waiting(order: OpenedWorkOrder) {
  const { body } = await app.get(listPendingMatters, { type: 'REAUTHORISATION' }, { as: order.as })
  return body.data?.records ?? []
}

async function returnsOf(order: OpenedWorkOrder) {
  const span = { from: agencyToday(app), to: addDays(agencyToday(app), 365) }
  const { body } = await app.get(listCalendar, span, { as: order.as })
  return (body.data?.entries ?? []).filter(({ kind }) => kind === 'RETURN')
}

async function toCheck() {
  const { body } = await app.get(staffMandates, {}, { as: app.people.agent })
  return body.data?.records ?? []
}

const named = (record: { id: string; company: { id: string } } | undefined) => ({
  companyId: record?.company.id ?? '',
  mandateId: record?.id ?? '',
})

describe('a mandate that ends', () => {
  it('waits to be signed again from 60 days before its last day, with the day and the place', async () => {
    const { order, mandate } = await signedUntil(61)
    expect(await waiting(order)).toEqual([])
    app.clock.advance(86_400_000)
    expect(await waiting(order)).toMatchObject([
      {
        id: mandate.id,
        type: 'REAUTHORISATION',
        title: 'Sign the mandate again: VAT registration Germany',
        dueAt: mandate.expiresOn,
        overdue: false,
        country: 'DE',
        link: `/workspace/registrations?mandate=${mandate.id}`,
      },
    ])
    const days = { from: agencyToday(app), to: addDays(agencyToday(app), 90) }
    const { body } = await app.get(listCalendar, days, { as: order.as })
    expect(body.data?.entries.filter(({ id }) => id === mandate.id)).toMatchObject([
      { kind: 'RENEWAL', day: mandate.expiresOn, turn: 'seller' },
    ])
  })

  it('stands in the calendar before it is a to-do', async () => {
    const { order, mandate } = await signedUntil(80)
    const days = { from: agencyToday(app), to: addDays(agencyToday(app), 90) }
    const { body } = await app.get(listCalendar, days, { as: order.as })
    expect(body.data?.entries.filter(({ id }) => id === mandate.id)).toMatchObject([
      { title: 'Mandate ends', day: mandate.expiresOn, turnFrom: addDays(mandate.expiresOn ?? '', -60) },
    ])
  })

  it('waits on after its end while a registration needs it', async () => {
    const { order, mandate } = await signedUntil(5)
    await app.database.pool.query('update mandates set expires_on = $1', [addDays(agencyToday(app), -1)])
    expect(await waiting(order)).toEqual([])
    await advanceTo(app, order, 'done', 'translated')
    expect(await waiting(order)).toMatchObject([{ id: mandate.id, overdue: true }])
    expect(await mandatesOf(order)).toMatchObject([{ status: 'EXPIRED' }])
    const shown = async () => {
      const { body } = await app.get(listRegistrations, {}, { as: order.as })
      return body.data?.records.map(({ mandate: own }) => own)
    }
    expect(await shown()).toMatchObject([{ status: 'EXPIRED', id: mandate.id }])
    await again(order, mandate.id)
    expect(await shown()).toMatchObject([{ status: 'CHECKING', id: mandate.id, until: null }])
  })

  it('is told 60 and 30 days before, once each, by two processes', async () => {
    await signedUntil(60)
    const tell = async () => {
      const told = await Promise.all([tellEndings(app.deps), tellEndings(app.deps)])
      return told.reduce((sum, one) => sum + one, 0)
    }
    expect(await tell()).toBe(1)
    app.clock.advance(86_400_000)
    expect(await tell()).toBe(0)
    app.clock.advance(30 * 86_400_000)
    expect(await tell()).toBe(1)
    const { rows } = await app.database.pool.query(
      "select distinct created_at from messages where kind = 'mandates.ending'",
    )
    expect(rows).toHaveLength(2)
  })
})

describe('signing it again', () => {
  it('waits for staff, and then takes the place of the earlier one', async () => {
    const { order, mandate } = await signedUntil(20)
    expect((await again(order, mandate.id)).body.code).toBe(0)
    expect(await waiting(order)).toEqual([])
    const [record] = await toCheck()
    expect(record).toMatchObject({
      replaces: mandate.id,
      status: 'SUBMITTED',
      document: { name: 'again.pdf' },
    })
    const accepted = await app.post(acceptMandate, named(record), { as: app.people.agent })
    expect(accepted.body.code).toBe(0)
    expect(await mandatesOf(order)).toMatchObject([
      { status: 'IN_FORCE', expiresOn: null, document: { name: 'again.pdf' } },
      { status: 'REPLACED', endedOn: agencyToday(app) },
    ])
    expect(await waiting(order)).toEqual([])
    const twice = await app.post(acceptMandate, named(record), { as: app.people.agent })
    expect(twice.body).toMatchObject({ error: 'mandate.not_submitted' })
  })

  it('comes back with the reason, and can be sent once more', async () => {
    const { order, mandate } = await signedUntil(20)
    await again(order, mandate.id)
    const [record] = await toCheck()
    const reason = { en: 'The signature is missing.', zh: '缺少签名。' }
    await app.post(returnMandate, { ...named(record), reason }, { as: app.people.agent })
    expect(await waiting(order)).toMatchObject([
      { id: mandate.id, title: 'Sign the mandate once more: VAT registration Germany' },
    ])
    expect((await mandatesOf(order)).find(({ id }) => id === mandate.id)).toMatchObject({
      status: 'ENDING',
      again: { status: 'RETURNED', reason: 'The signature is missing.' },
    })
    expect((await again(order, mandate.id)).body.code).toBe(0)
    expect(await toCheck()).toHaveLength(1)
    expect((await mandatesOf(order)).map(({ status }) => status).toSorted()).toEqual([
      'ENDING',
      'SUBMITTED',
      'WITHDRAWN',
    ])
  })

  it('is refused to viewers, strangers, with a foreign file, and for one that was revoked with nothing to act for', async () => {
    const { order, mandate } = await signedUntil(20)
    const { viewer, sellerOther } = app.people
    const uploadId = await uploadSampleFile(app, order.as, 'own.pdf')
    const asViewer = await app.post(renewMandate, { mandateId: mandate.id, uploadId }, { as: viewer })
    expect(asViewer.body.code).toBe(499)
    expect((await again(order, mandate.id, sellerOther)).body).toMatchObject({ error: 'mandate.not_found' })
    const foreign = await uploadSampleFile(app, sellerOther, 'foreign.pdf')
    const withForeign = await app.post(
      renewMandate,
      { mandateId: mandate.id, uploadId: foreign },
      { as: order.as },
    )
    expect(withForeign.body).toMatchObject({ error: 'documents.not_found' })
    await app.post(revokeMandate, { mandateId: mandate.id }, { as: order.as })
    expect((await again(order, mandate.id)).body).toMatchObject({ error: 'mandate.not_renewable' })
    expect(await toCheck()).toEqual([])
  })

  it('brings a revoked one back while a registration needs it', async () => {
    const { order, mandate } = await signedUntil(200)
    await advanceTo(app, order, 'done', 'translated')
    await app.post(revokeMandate, { mandateId: mandate.id }, { as: order.as })
    expect(await mandatesOf(order)).toMatchObject([{ status: 'REVOKED', isToSign: true }])
    expect((await again(order, mandate.id)).body.code).toBe(0)
    expect(await mandatesOf(order)).toMatchObject([{ status: 'SUBMITTED' }, { isToSign: false }])
    const [record] = await toCheck()
    const accepted = await app.post(acceptMandate, named(record), { as: app.people.agent })
    expect(accepted.body.code).toBe(0)
    expect(await mandatesOf(order)).toMatchObject([
      { status: 'IN_FORCE' },
      { id: mandate.id, status: 'REVOKED', isToSign: false },
    ])
    expect((await again(order, mandate.id)).body).toMatchObject({ error: 'mandate.not_renewable' })
  })

  it('is asked for after a revocation while returns are filed there, until it is done', async () => {
    const { order } = await filedMonthly(app, { number: 'DE136695976', firstMonth: monthFromNow(app, -1) })
    const [mandate] = await mandatesOf(order)
    const mandateId = mandate?.id ?? ''
    expect(await waiting(order)).toEqual([])
    const turns = async () => new Set((await returnsOf(order)).map(({ turn }) => turn))
    expect(await turns()).toEqual(new Set(['agency']))
    await app.post(revokeMandate, { mandateId }, { as: order.as })
    expect(await turns()).toEqual(new Set(['seller']))
    const [due] = await returnsOf(order)
    expect(due?.consequence?.text).toMatch(/^Without a mandate in force we do not file it/)
    expect(await waiting(order)).toMatchObject([
      {
        id: mandateId,
        title: expect.stringMatching(/^Nothing is filed without a mandate: /),
        dueAt: null,
        link: `/workspace/registrations?mandate=${mandateId}`,
      },
    ])
    await again(order, mandateId)
    expect(await waiting(order)).toEqual([])
    const [record] = await toCheck()
    const reason = 'The signature is missing.'
    await app.post(returnMandate, { ...named(record), reason }, { as: app.people.agent })
    expect(await waiting(order)).toMatchObject([{ id: mandateId }])
  })

  it('is withdrawn when the mandate is revoked', async () => {
    const { order, mandate } = await signedUntil(20)
    await again(order, mandate.id)
    await app.post(revokeMandate, { mandateId: mandate.id }, { as: order.as })
    expect(await toCheck()).toEqual([])
    expect((await mandatesOf(order)).map(({ status }) => status).toSorted()).toEqual(['REVOKED', 'WITHDRAWN'])
  })

  it('of fifty at once leaves one to be checked', async () => {
    const { order, mandate } = await signedUntil(20)
    const uploadId = await uploadSampleFile(app, order.as, 'again.pdf')
    await Promise.all(
      Array.from({ length: 50 }, () =>
        app.post(renewMandate, { mandateId: mandate.id, uploadId }, { as: order.as }),
      ),
    )
    expect(await toCheck()).toHaveLength(1)
  })
})

describe('staff', () => {
  it('read in the history of the work who revoked it, once', async () => {
    const { order, mandate } = await signedUntil(200)
    await app.post(revokeMandate, { mandateId: mandate.id }, { as: order.as })
    await app.drain()
    const told = { workOrderId: order.workOrderId, mandateId: mandate.id, kind: 'seller', id: '1', name: 'x' }
    await noteRevocation(app.deps, told)
    const input = { workOrderId: order.workOrderId }
    const { body } = await app.get(staffWorkOrder, input, { as: app.people.agent })
    const lines = body.data?.history.filter(({ key }) => key === 'mandate.revoked')
    expect(lines).toMatchObject([{ actor: { kind: 'seller' }, text: 'revoked the mandate' }])
    expect(lines?.[0]?.actor.name).toBe((await mandatesOf(order))[0]?.endedBy)
  })

  it('end a mandate with a reason that the seller reads', async () => {
    const { order, mandate } = await signedUntil(200)
    const list = await app.get(staffMandates, { workOrderId: order.workOrderId }, { as: app.people.agent })
    const [record] = list.body.data?.records ?? []
    const reason = { en: 'The office no longer accepts it.', zh: '税局不再接受。' }
    const { body } = await app.post(endMandate, { ...named(record), reason }, { as: app.people.agent })
    expect(body.code).toBe(0)
    expect(await mandatesOf(order)).toMatchObject([
      { id: mandate.id, status: 'REVOKED', reason: 'The office no longer accepts it.' },
    ])
    const other = { companyId: 'com_none', mandateId: mandate.id, reason: 'x' }
    expect((await app.post(endMandate, other, { as: app.people.agent })).body).toMatchObject({
      error: 'mandate.not_found',
    })
  })
})

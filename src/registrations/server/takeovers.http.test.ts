import { beforeAll, describe, expect, it } from 'vitest'
import { listMessages } from '#messages/contract.ts'
import { readWithReason } from '#documents/testing/read-with-reason.ts'
import { testApp, type Caller } from '#main/testing/test-app.ts'
import { listPendingMatters } from '#pending-matters/contract.ts'
import { acceptForm } from '#work-orders/testing/review.builders.ts'
import { submitGenericForm } from '#work-orders/testing/forms.builders.ts'
import { openWorkOrder, uploadSampleFile } from '#work-orders/testing/work-orders.builders.ts'
import * as staff from '../staff/takeover-contract.ts'
import { answerTakeover, readTakeover, startTakeover, type Takeover } from '../takeover-contract.ts'
import { filedMonthly, monthFromNow } from '../testing/registrations.builders.ts'

const app = await testApp()
const { seller, sellerOther, viewer, agent, reviewer } = app.people
let registrationId = ''
let companyId = ''

const read = async (as: Caller = seller): Promise<Takeover> => {
  const { body } = await app.get(readTakeover, { registrationId }, { as })
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data
}
type Answer = { points: string[]; answer: string; day?: string; amount?: number; uploadId?: string }
const answer = async (given: Answer, as: Caller = seller) => {
  const { revision } = await read()
  return (await app.post(answerTakeover, { registrationId, revision, ...given } as never, { as })).body
}
const asStaff = async (given: Answer) => {
  const { revision } = await read()
  const input = { companyId, registrationId, revision, ...given }
  return (await app.post(staff.staffAnswerTakeover, input as never, { as: agent })).body
}
const check = async (points: string[], revision?: number) => {
  const seen = revision ?? (await read()).revision
  const input = { companyId, registrationId, revision: seen, points }
  return (await app.post(staff.checkTakeover, input, { as: agent })).body
}
const waits = async () =>
  (await app.get(listPendingMatters, {}, { as: seller })).body.data?.records.filter(({ link }) =>
    link.includes('takeover'),
  )
const titles = async () =>
  (await app.get(listMessages, { pageSize: 50 }, { as: seller })).body.data?.records.map(({ title }) => title)

/** Registered from 2026-03-01 (as the sample certificate says); our first month is September. */
beforeAll(async () => {
  const filed = await filedMonthly(app, { number: 'DE129273398', firstMonth: monthFromNow(app, -2) })
  registrationId = filed.id
  const { rows } = await app.database.pool.query<{ company_id: string }>(
    'select company_id from registrations where id = $1',
    [filed.id],
  )
  companyId = rows[0]?.company_id ?? ''
})

const MARCH = '2026-03-01..2026-03-31'
const JULY = '2026-07-01..2026-07-31'

describe('a registration that another agency filed for', () => {
  it('is taken over once, by somebody who may write for its company', async () => {
    const start = async (as: Caller, input = { registrationId, earlierAgency: 'Other Tax Ltd.' }) =>
      (await app.post(startTakeover, input, { as })).body
    expect((await app.get(readTakeover, { registrationId }, { as: seller })).body.error).toBe(
      'takeover.not_found',
    )
    expect((await start(viewer)).code).not.toBe(0)
    expect((await start(sellerOther)).error).toBe('takeover.no_registration')
    expect((await start(seller, { registrationId, earlierAgency: ' ' })).code).toBe(400)
    expect(await start(seller)).toMatchObject({
      code: 0,
      data: {
        earlierAgency: 'Other Tax Ltd.',
        gapsKnown: false,
        currency: 'EUR',
        toCheck: ['START'],
        toAnswer: expect.arrayContaining(['RELEASE', 'ACCOUNT', MARCH, JULY]),
      },
    })
    expect((await start(seller)).error).toBe('takeover.started_already')
    expect((await app.get(readTakeover, { registrationId }, { as: sellerOther })).body.error).toBe(
      'takeover.not_found',
    )
    expect((await read()).periods.map(({ from }) => from.slice(0, 7))).toEqual([
      '2026-08',
      '2026-07',
      '2026-06',
      '2026-05',
      '2026-04',
      '2026-03',
    ])
    expect(await waits()).toMatchObject([{ type: 'DATA_MISSING', country: 'DE' }])
  })

  it('wants what each answer rests on, and no answer to another question', async () => {
    const uploadId = await uploadSampleFile(app, seller, 'return.pdf')
    for (const [given, error] of [
      [{ points: [JULY], answer: 'FILED' }, 'takeover.file_missing'],
      [{ points: ['ACCOUNT'], answer: 'KNOWN', uploadId, day: '2026-11-01' }, 'takeover.amount_missing'],
      [{ points: ['ACCOUNT'], answer: 'KNOWN', uploadId, amount: 0 }, 'takeover.day_missing'],
      [{ points: ['START'], answer: 'KNOWN', day: '2026-12-01' }, 'takeover.day_wrong'],
      [{ points: ['START'], answer: 'FILED', uploadId }, 'takeover.no_such_point'],
      [{ points: ['2026-01-01..2026-01-31'], answer: 'NOT_FILED' }, 'takeover.no_such_point'],
      [{ points: ['OFFICE'], answer: 'KNOWN', uploadId, day: '2026-11-01' }, 'takeover.no_such_point'],
      [{ points: [JULY], answer: 'FILED', uploadId: 'file_nobody' }, 'documents.not_found'],
    ] as const)
      expect((await answer({ ...given, points: [...given.points] })).error).toBe(error)
    expect((await answer({ points: [JULY], answer: 'NOT_FILED' }, viewer)).code).not.toBe(0)
    expect((await answer({ points: [JULY], answer: 'NOT_FILED' }, sellerOther)).error).toBe(
      'takeover.not_found',
    )
  })

  it('counts what the seller says only once staff have looked; two cannot change it at once', async () => {
    const uploadId = await uploadSampleFile(app, seller, 'returns-2026.pdf')
    const { periods, revision } = await read()
    const filed = periods.map(({ point }) => point).filter((point) => point !== MARCH && point !== JULY)
    expect((await answer({ points: filed, answer: 'FILED', uploadId })).data).toMatchObject({
      gapsKnown: false,
    })
    await answer({ points: [MARCH], answer: 'UNKNOWN' })
    await answer({ points: [JULY], answer: 'NOT_FILED' })
    expect(await check([...filed, MARCH, JULY], revision)).toMatchObject({ error: 'takeover.changed' })
    const looked = await check([...filed, MARCH, JULY, 'START'])
    expect(looked.data).toMatchObject({ gapsKnown: false, gaps: [{ from: '2026-07-01' }] })
    expect((await answer({ points: [JULY], answer: 'FILED', uploadId })).error).toBe(
      'takeover.checked_already',
    )
    // What nobody knew stays open, and the seller may still find it.
    expect((await answer({ points: [MARCH], answer: 'FILED', uploadId })).code).toBe(0)
    const { revision: seen } = await read()
    const at = { companyId, registrationId, revision: seen, points: [MARCH] }
    const back = await app.post(staff.returnTakeover, { ...at, reason: 'Page 2 is missing' }, { as: agent })
    expect(back.body.data?.toAnswer).toContain(MARCH)
    expect((await read()).periods.at(-1)).toMatchObject({ answer: null, returnReason: 'Page 2 is missing' })
    expect(await check([MARCH])).toMatchObject({ error: 'takeover.nothing_to_check' })
    const other = {
      ...at,
      revision: (await read()).revision,
      points: ['PERIOD:2019-01-01'],
      reason: 'Unreadable',
    }
    const unknown = await app.post(staff.returnTakeover, other, { as: agent })
    expect(unknown.body.error).toBe('takeover.no_such_point')
  })

  it('is free to be filed for once its gaps are known, and done once all of it is', async () => {
    const uploadId = await uploadSampleFile(app, seller, 'march.pdf')
    expect((await asStaff({ points: [MARCH], answer: 'FILED', uploadId })).data).toMatchObject({
      gapsKnown: true,
      doneAt: null,
    })
    await app.drain()
    expect(
      (await titles())?.filter((title) => title.includes('the earlier periods are checked')),
    ).toHaveLength(1)
    await answer({ points: ['RELEASE'], answer: 'NOT_COMING', uploadId })
    await answer({ points: ['ACCOUNT'], answer: 'KNOWN', amount: -12_345, day: '2026-11-01', uploadId })
    expect(await waits()).toEqual([])
    const list = async () =>
      (await app.get(staff.staffTakeovers, {}, { as: agent })).body.data?.records.map(
        ({ toAnswer, toCheck }) => [toAnswer, toCheck],
      )
    expect(await list()).toEqual([[0, 2]])
    await check(['RELEASE', 'ACCOUNT'])
    const done = await asStaff({ points: ['OFFICE'], answer: 'KNOWN', day: '2026-11-02', uploadId })
    expect(done.data).toMatchObject({ doneAt: expect.any(String) as string, toAnswer: [], toCheck: [] })
    expect(done.data?.points.find(({ kind }) => kind === 'ACCOUNT')).toMatchObject({
      amount: -12_345,
      currency: 'EUR',
      checked: { name: expect.any(String) as string },
    })
    expect(await list()).toEqual([])
  })

  it('shows its documents to staff alone, and only its own', async () => {
    const file = (await read()).points.flatMap((point) => point.file ?? [])[0]?.uploadId ?? ''
    const open = (fileId: string) =>
      app.get(staff.staffTakeoverFile, { companyId, registrationId, fileId }, { as: agent })
    const at = { companyId, registrationId, fileId: file }
    await readWithReason(app, staff.staffTakeoverFile, at, reviewer)
    const foreign = await uploadSampleFile(app, sellerOther, 'other.pdf')
    expect((await open(foreign)).body.error).toBe('takeover.not_found')
  })
})

it('begins with a transfer that was bought, for the numbers that are known there', async () => {
  const filed = await filedMonthly(app, {
    number: 'DE811569869',
    firstMonth: monthFromNow(app, -2),
    as: sellerOther,
  })
  const order = await openWorkOrder(app, sellerOther, 'agent-transfer-de')
  await submitGenericForm(app, order)
  const own = { registrationId: filed.id }
  expect((await app.get(readTakeover, own, { as: sellerOther })).body.error).toBe('takeover.not_found')
  expect((await acceptForm(app, order.node('companyForm'))).body.code).toBe(0)
  expect((await app.get(readTakeover, own, { as: sellerOther })).body.data).toMatchObject({
    earlierAgency: '',
    gapsKnown: false,
    toCheck: ['START'],
  })
})

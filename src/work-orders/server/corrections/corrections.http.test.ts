import { beforeAll, describe, expect, it } from 'vitest'
import { staffPerson } from '#main/testing/staff-person.ts'
import { testApp } from '#main/testing/test-app.ts'
import { listMessages } from '#messages/contract.ts'
import { listRegistrations } from '#registrations/contract.ts'
import { decideCorrection, openCorrections, proposeCorrection } from '../../staff/corrections-contract.ts'
import { readAsStaff } from '../../testing/review.builders.ts'
import {
  advanceTo,
  detailOf,
  openWorkOrder,
  uploadForStaff,
  type OpenedWorkOrder,
} from '../../testing/work-orders.builders.ts'

const app = await testApp()
const { agent, seller } = app.people
const colleague = await staffPerson(app, 'reviewer')
const RIGHT = 'DE136695976'
let order: OpenedWorkOrder

beforeAll(async () => {
  order = await openWorkOrder(app)
  await advanceTo(app, order, 'done')
})

const at = () => order.node('vatNumber')
const propose = (wanted: object, as: { token: string } = agent) =>
  app.post(proposeCorrection, { ...at(), reason: 'The letter was misread.', ...wanted }, { as })
const decide = (correctionId: string, approve: boolean, as: { token: string }, more: object = {}) =>
  app.post(decideCorrection, { workOrderId: order.workOrderId, correctionId, approve, ...more }, { as })
const recorded = async () => (await readAsStaff(app, order)).corrections
const openOnes = async (as: { token: string }) =>
  (await app.get(openCorrections, {}, { as })).body.data?.records ?? []
const numberOfSeller = async () =>
  (await app.get(listRegistrations, {}, { as: seller })).body.data?.records[0]

/** Proposes and declines again, so that the next test begins without an open one. */
async function proposedId(wanted: object): Promise<string> {
  expect((await propose(wanted)).body.code).toBe(0)
  return (await recorded()).records[0]?.id ?? ''
}

describe('what is wrong is proposed', () => {
  it.each([
    ['nothing else', {}, 'corrections.nothing_changed'],
    ['the same number', { number: 'DE 129 273 398' }, 'corrections.nothing_changed'],
    ['a number with a wrong check digit', { number: 'DE136695975' }, 'work_orders.number_wrong'],
    ['no number', { number: ' ' }, 'work_orders.number_missing'],
    ['no first day', { validFrom: '' }, 'work_orders.valid_from_missing'],
    ['a last day before the first', { validUntil: '2026-02-28' }, 'work_orders.valid_until_wrong'],
    ['a paper that is not there', { certificateUploadId: 'fil_nowhere' }, 'documents.not_found'],
  ])('%s is refused', async (_, wanted, error) => {
    expect((await propose(wanted)).body.error).toBe(error)
    expect((await recorded()).records).toEqual([])
  })

  it('and changes nothing until a colleague has decided', async () => {
    const correctionId = await proposedId({ number: RIGHT })
    expect(await recorded()).toMatchObject({
      mayPropose: false,
      records: [
        {
          status: 'OPEN',
          changes: [{ fact: 'number', before: 'DE129273398', after: RIGHT }],
          decidedBy: null,
        },
      ],
    })
    expect((await numberOfSeller())?.number).toBe('DE129273398')
    expect((await detailOf(app, order)).history.map(({ key }) => key)).not.toContain('result.proposed')
    expect(await openOnes(agent)).toMatchObject([
      { id: correctionId, mine: true, company: expect.any(String) },
    ])
    expect(await openOnes(colleague)).toMatchObject([{ id: correctionId, mine: false }])
    expect((await propose({ validFrom: '2026-03-02' })).body.error).toBe('corrections.open_already')
    expect((await decide(correctionId, true, agent)).body.error).toBe('corrections.same_person')
    expect((await numberOfSeller())?.number).toBe('DE129273398')
    expect((await decide(correctionId, false, colleague, { note: 'It is right.' })).body.code).toBe(0)
    expect(await recorded()).toMatchObject({
      mayPropose: true,
      records: [{ status: 'DECLINED', note: 'It is right.' }],
    })
    expect((await decide(correctionId, true, colleague)).body.error).toBe('corrections.decided')
    expect((await numberOfSeller())?.number).toBe('DE129273398')
  })

  it('not of a step that obtained nothing, nor before the handover', async () => {
    const nothing = await app.post(
      proposeCorrection,
      { ...order.node('companyForm'), number: RIGHT, reason: 'Wrong' },
      { as: agent },
    )
    expect(nothing.body.error).toBe('corrections.nothing_obtained')
    const running = await openWorkOrder(app)
    await advanceTo(app, running, 'vatNumber')
    const early = { ...running.node('vatNumber'), number: RIGHT, reason: 'Wrong' }
    expect((await app.post(proposeCorrection, early, { as: agent })).body.error).toBe(
      'corrections.nothing_obtained',
    )
    expect((await readAsStaff(app, running)).corrections.mayPropose).toBe(false)
  })
})

describe('a colleague approves it', () => {
  it('step, registration, papers, history and the seller follow, once', async () => {
    const certificateUploadId = await uploadForStaff(app, order.workOrderId, 'right.pdf')
    const wanted = { number: RIGHT, validFrom: '2026-03-02', certificateUploadId }
    const correctionId = await proposedId(wanted)
    const { revision } = (await readAsStaff(app, order)).workOrder
    const stale = await decide(correctionId, true, colleague, { revision: revision - 1 })
    expect(stale.body.error).toBe('work_orders.stale')
    const declined = await decide(correctionId, false, colleague, { revision: revision - 1 })
    expect(declined.body.error).toBe('work_orders.stale')
    const both = await Promise.all([1, 2].map(() => decide(correctionId, true, colleague)))
    expect(both.map(({ body }) => body.error ?? 'done').toSorted()).toEqual(['corrections.decided', 'done'])

    const { workOrder, history, obtained } = await detailOf(app, order)
    expect(workOrder.status).toBe('COMPLETED')
    expect(obtained.find(({ kind }) => kind === 'VAT_NUMBER')).toMatchObject({
      number: RIGHT,
      validFrom: '2026-03-02',
      certificate: { name: 'right.pdf' },
    })
    expect(history[0]).toMatchObject({
      key: 'result.corrected',
      detail: `Number: DE129273398 → ${RIGHT} · Valid from: 1 March 2026 → 2 March 2026 · new certificate`,
      reason: 'The letter was misread.',
    })
    expect(await numberOfSeller()).toMatchObject({ number: RIGHT, validFrom: '2026-03-02' })
    await app.drain()
    const { body } = await app.get(listMessages, {}, { as: seller, lang: 'zh' })
    expect(body.data?.records[0]).toMatchObject({
      title: expect.stringMatching(/^已更正：/),
      body: expect.stringContaining('The letter was misread.'),
    })
    const { rows } = await app.database.pool.query<{ detail: object }>(
      `select detail from audit_trail where action = 'workOrder.correct' and record = $1`,
      [order.workOrderId],
    )
    expect(rows).toMatchObject([{ detail: { facts: ['number', 'validFrom', 'certificateFileId'] } }])
    expect(JSON.stringify(rows)).not.toContain(RIGHT)
    expect(await openOnes(colleague)).toEqual([])
  })

  it('of a last day, but not where a renewal has moved it', async () => {
    const first = await proposedId({ validUntil: '2027-03-01' })
    expect((await decide(first, true, colleague)).body.code).toBe(0)
    expect((await numberOfSeller())?.validUntil).toBe('2027-03-01')
    await app.database.pool.query(
      `update registrations set valid_to = '2028-03-01' where work_order_id = $1`,
      [order.workOrderId],
    )
    const second = await proposedId({ validUntil: '2027-03-31' })
    expect((await decide(second, true, colleague)).body.error).toBe('corrections.renewed')
    expect((await numberOfSeller())?.validUntil).toBe('2028-03-01')
    expect((await decide(second, false, colleague)).body.code).toBe(0)
  })

  it('not when the result has changed since', async () => {
    const correctionId = await proposedId({ number: 'DE129273398' })
    await app.database.pool.query(
      `update wo_nodes set details = details || '{"validFrom":"2026-03-05"}' where id = $1`,
      [at().nodeId],
    )
    expect((await decide(correctionId, true, colleague)).body.error).toBe('corrections.outdated')
  })

  it('not one of another work order', async () => {
    const [open] = (await recorded()).records
    const other = await openWorkOrder(app)
    const answer = await app.post(
      decideCorrection,
      { workOrderId: other.workOrderId, correctionId: open?.id, approve: true },
      { as: colleague },
    )
    expect(answer.body.error).toBe('corrections.not_found')
  })
})

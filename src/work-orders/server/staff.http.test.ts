import { describe, expect, it } from 'vitest'
import { downloadDocument } from '#documents/contract.ts'
import { testApp } from '#main/testing/test-app.ts'
import { staffMe } from '#staff/contract.ts'
import { trailOf } from '#platform/testing/trail.ts'
import { nodeData, nodeDocument, submitSignature, submitTask, updateNodeData } from '../contract.ts'
import * as staff from '../staff/contract.ts'
import * as steps from '../staff/steps-contract.ts'
import * as authority from '../staff/authority-contract.ts'
import {
  advanceTo,
  detailOf,
  openWorkOrder,
  pdf,
  submitForm,
  uploadForStaff,
  uploadSampleFile,
  type OpenedWorkOrder,
} from '../testing/work-orders.builders.ts'
import { acceptAnswers } from '../testing/review.builders.ts'
import { holdFor } from '../testing/holds.builders.ts'

const app = await testApp()
const { seller, sellerOther, viewer, agent, reviewer, admin } = app.people

const detail = async (order: OpenedWorkOrder, as = agent) => {
  const { body } = await app.get(staff.staffWorkOrder, { workOrderId: order.workOrderId }, { as })
  if (!body.data) throw new Error(body.message)
  return body.data
}
const queue = async (input: object, as = agent) => {
  const { body } = await app.get(staff.staffQueue, { ...input }, { as })
  if (!body.data) throw new Error(body.message)
  return body.data
}

describe('the queue', () => {
  it('lists the agency’s turn, mine or unassigned, longest waiting first', async () => {
    const first = await openWorkOrder(app)
    const second = await openWorkOrder(app)
    expect((await queue({ view: 'seller' })).counts.seller).toBeGreaterThanOrEqual(2)
    await submitForm(app, first)
    app.clock.advance(60_000)
    await submitForm(app, second)
    const mine = await queue({})
    const places = [first, second].map((order) =>
      mine.records.findIndex((record) => record.id === order.workOrderId),
    )
    expect(places[0]).toBeGreaterThanOrEqual(0)
    expect(places[1]).toBeGreaterThan(places[0] ?? 0)
    expect(mine.total).toBe(mine.counts.myOwn + mine.counts.free)
    // What is free is counted apart from what is one's own.
    expect(mine.counts.myOwn).toBe(mine.records.filter(({ assignee }) => assignee !== null).length)
    expect(mine.counts.free).toBe(mine.records.filter(({ assignee }) => assignee === null).length)
    expect(mine.records[0]).toMatchObject({
      company: { name: expect.any(String) },
      assignee: null,
      turn: 'agency',
    })

    const colleagues = (await detail(first)).colleagues
    const reviewerId = colleagues.find((person) => person.name === reviewer.name)?.id
    await app.post(
      staff.assignWorkOrder,
      { workOrderId: first.workOrderId, staffId: reviewerId },
      { as: admin },
    )
    expect((await queue({})).records.map((record) => record.id)).not.toContain(first.workOrderId)
    expect((await queue({}, reviewer)).records.map((record) => record.id)).toContain(first.workOrderId)
    expect((await queue({ view: 'unassigned' })).records.map((record) => record.id)).not.toContain(
      first.workOrderId,
    )
    const found = await queue({ view: 'all', keyword: first.number })
    expect(found.records.map((record) => record.id)).toEqual([first.workOrderId])
  })

  it('shows everybody what a colleague has, and what is on hold', async () => {
    const order = await openWorkOrder(app)
    await submitForm(app, order)
    const colleagueId = (await detail(order)).colleagues.find(({ name }) => name === reviewer.name)?.id
    const { workOrderId } = order
    await app.post(staff.assignWorkOrder, { workOrderId, staffId: colleagueId }, { as: admin })
    const isIn = async (view: 'myTurn' | 'agency' | 'onHold') => {
      const { records, counts, total } = await queue({ view, pageSize: 100 })
      expect(view === 'myTurn' ? counts.myOwn + counts.free : counts[view]).toBe(total)
      return records.some(({ id }) => id === workOrderId)
    }
    expect([await isIn('myTurn'), await isIn('agency'), await isIn('onHold')]).toEqual([false, true, false])
    await holdFor(app, workOrderId)
    expect([await isIn('myTurn'), await isIn('agency'), await isIn('onHold')]).toEqual([false, false, true])
  })

  it('filters by overdue', async () => {
    const order = await openWorkOrder(app)
    await submitForm(app, order)
    const before = (await queue({ view: 'overdue' })).records.map((record) => record.id)
    expect(before).not.toContain(order.workOrderId)
    await app.database.pool.query("update work_orders set due_on = '2020-01-01' where id = $1", [
      order.workOrderId,
    ])
    const after = await queue({ view: 'overdue', country: 'DE', productCode: 'vat-registration-de' })
    expect(after.records.find((record) => record.id === order.workOrderId)).toMatchObject({ late: true })
    expect((await queue({ view: 'overdue', country: 'FR' })).total).toBe(0)
  })

  it('is for case workers only', async () => {
    expect((await app.get(staff.staffQueue, {}, { as: seller })).body.code).toBe(1)
    expect((await app.get(staff.staffQueue, {})).body.code).toBe(1)
    expect((await app.get(staff.staffQueue, { view: 'theirs' }, { as: agent })).body.code).toBe(400)
    const nowhere = { workOrderId: 'wo_00000000000000000000000000' }
    expect((await app.get(staff.staffWorkOrder, nowhere, { as: agent })).status).toBe(404)
  })
})

const auditOf = async (nodeId: string) =>
  (await trailOf(app.deps, nodeId, 'answer.read')).map(({ detail, personal }) => ({
    ...detail,
    ...(personal?.['reason'] !== undefined && { reason: personal['reason'] }),
  }))

describe('a sensitive answer', () => {
  it('of an order assigned to somebody else, or to nobody, is shown with a reason alone, which is recorded', async () => {
    const order = await openWorkOrder(app)
    await submitForm(app, order)
    const at = { ...order.node('companyForm'), path: 'iban' }
    for (const reason of [undefined, '', '   ']) {
      const { body } = await app.post(staff.revealAnswer, { ...at, reason }, { as: agent })
      expect(body).toMatchObject({ code: 400, error: 'documents.reason_missing' })
      expect(Object.keys(body.fields ?? {})).toEqual(['reason'])
    }
    expect(await auditOf(at.nodeId)).toEqual([])
    const seen = await app.post(
      staff.revealAnswer,
      { ...at, reason: 'bank transfer came back' },
      { as: agent },
    )
    expect(seen.body.code).toBe(0)
    const { workOrderId } = at
    const me = (await app.get(staffMe, {}, { as: agent })).body.data?.id
    await app.post(staff.assignWorkOrder, { workOrderId, staffId: me }, { as: agent })
    expect((await app.post(staff.revealAnswer, at, { as: agent })).body.code).toBe(0)
    expect(await auditOf(at.nodeId)).toEqual([
      { workOrderId, path: 'iban', reason: 'bank transfer came back' },
      { workOrderId, path: 'iban' },
    ])
  })

  it('is shown forty times a day to one member of staff, whatever the order', async () => {
    const order = await openWorkOrder(app)
    await submitForm(app, order)
    const at = { ...order.node('companyForm'), path: 'iban', reason: 'yearly check' }
    const as = app.people.admin
    const statuses: number[] = []
    for (let i = 0; i < 45; i++) statuses.push((await app.post(staff.revealAnswer, at, { as })).status)
    expect(statuses).toEqual([
      ...Array.from({ length: 40 }, () => 200),
      ...Array.from({ length: 5 }, () => 429),
    ])
    expect(await auditOf(at.nodeId)).toHaveLength(40)
    const { body } = await app.post(staff.revealAnswer, at, { as, lang: 'zh' })
    expect(body).toMatchObject({
      error: 'documents.hidden_used_up',
      message: expect.stringContaining('40'),
    })
    expect((await app.post(staff.revealAnswer, at, { as: agent })).body.code, 'each has their own').toBe(0)
  })
})

describe('checking a form', () => {
  it('shows the submission, sensitive answers masked until revealed, and audits each reading', async () => {
    const order = await openWorkOrder(app)
    expect((await detail(order)).forms).toMatchObject([{ answers: {}, submissions: [] }])
    await submitForm(app, order)
    const { forms, documents } = await detail(order)
    expect(forms[0]).toMatchObject({
      answers: { iban: '••••3000', companyName: 'Shenzhen Lanhai Trading Co., Ltd.' },
      maskedPaths: expect.arrayContaining(['iban', 'directors/zhou/passportNumber']),
      submissions: [{ number: 1, by: 'Lin Yue' }],
      changes: [],
    })
    expect(JSON.stringify(forms)).not.toContain('E12345678"')
    const at = { ...order.node('companyForm'), path: 'directors/zhou/passportNumber' }
    const why = { ...at, reason: 'the office asked for it by telephone' }
    expect((await app.post(staff.revealAnswer, why, { as: agent })).body.data).toEqual({ value: 'E12345678' })
    const nothing = await app.post(staff.revealAnswer, { ...why, path: 'companyName' }, { as: agent })
    expect(nothing.body.error).toBe('work_orders.nothing_hidden')

    const passport = documents.find((document) => document.name === 'passport.pdf')?.uploadId ?? ''
    const file = await app.get(
      staff.staffDownload,
      { workOrderId: order.workOrderId, uploadId: passport, reason: 'the office asked for it again' },
      { as: agent },
    )
    expect(file.raw.equals(pdf('passport.pdf'))).toBe(true)
    const { rows } = await app.database.pool.query(
      "select action, record, company_id from audit_trail where action like '%.read' and record = any($1) order by sequence",
      [[at.nodeId, passport]],
    )
    expect(rows).toMatchObject([
      { action: 'answer.read', record: order.node('companyForm').nodeId },
      { action: 'document.read', record: passport },
    ])
    expect(JSON.stringify(rows)).not.toContain('E12345678')
  })

  it('names what changed between two submissions', async () => {
    const order = await openWorkOrder(app)
    const answers = await submitForm(app, order)
    const notes = [{ path: 'city', reasonCode: 'notMatching', text: 'Guangzhou on the licence.' }]
    await app.post(steps.returnNode, { ...order.node('check'), notes }, { as: agent })
    const { nodeId } = order.node('companyForm')
    const { revisions } = (await app.get(nodeData, { nodeId }, { as: seller })).body.data ?? {}
    const changed = { nodeId, answers: { ...answers, city: 'Guangzhou, Guangdong' }, revisions, submit: true }
    expect((await app.post(updateNodeData, changed, { as: seller })).body.data?.status).toBe('SUBMITTED')
    const [form] = (await detail(order)).forms
    expect(form).toMatchObject({
      changes: [{ path: 'city', before: 'Shenzhen, Guangdong', after: 'Guangzhou, Guangdong' }],
      notes: [{ path: 'city', text: 'Guangzhou on the licence.', resolved: true }],
      submissions: [{ number: 2 }, { number: 1 }],
    })
  })

  it('refuses notes on unknown questions, and past days', async () => {
    const order = await openWorkOrder(app)
    await submitForm(app, order)
    const note = { path: 'city', reasonCode: 'other' }
    const back = (input: object) =>
      app.post(steps.returnNode, { ...order.node('check'), ...input }, { as: agent })
    // The last three could never be resolved: calculated, of no row, hidden by another answer.
    for (const path of ['nowhere', 'totalShare', 'directors/ghost/passport', 'accountNumber'])
      expect((await back({ notes: [{ ...note, path }] })).body.error).toBe('work_orders.unknown_path')
    expect((await back({ notes: [note], dueAt: '2020-01-01' })).body.error).toBe('work_orders.day_in_past')
    expect((await back({ notes: [] })).body.code).toBe(400)
    expect((await back({ notes: [{ ...note, reasonCode: 'mood' }] })).body.code).toBe(400)
    expect((await detailOf(app, order)).workOrder.turn).toBe('agency')
  })

  it('two colleagues at once: one accepts, the other is refused', async () => {
    const order = await openWorkOrder(app)
    await submitForm(app, order)
    await acceptAnswers(app, order.node('check'))
    const notes = [{ path: 'city', reasonCode: 'other' }]
    const both = await Promise.all([
      app.post(steps.acceptNode, order.node('check'), { as: agent }),
      app.post(steps.returnNode, { ...order.node('check'), notes }, { as: reviewer }),
    ])
    expect(both.map(({ body }) => body.code).toSorted()).toEqual([0, 499])
  })
})

describe('the signature', () => {
  it('is signed on a document made from the answers, checked, and may be returned', async () => {
    const order = await openWorkOrder(app)
    const at = order.node('powerOfAttorney')
    const early = await app.get(nodeDocument, { nodeId: at.nodeId }, { as: seller })
    expect(early.body.error).toBe('work_orders.document_too_early')
    await advanceTo(app, order, 'accepted')
    const document = await app.get(nodeDocument, { nodeId: at.nodeId }, { as: viewer })
    expect(document.headers['content-type']).toBe('application/pdf')
    expect(document.raw.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await app.get(nodeDocument, { nodeId: at.nodeId }, { as: sellerOther })).status).toBe(404)
    const form = order.node('companyForm')
    expect((await app.get(nodeDocument, { nodeId: form.nodeId }, { as: seller })).body.error).toBe(
      'work_orders.no_document',
    )

    const send = (uploadId: string, as = seller) => app.post(submitSignature, { ...at, uploadId }, { as })
    expect((await send(await uploadSampleFile(app, sellerOther))).status).toBe(404)
    expect((await send(await uploadSampleFile(app, seller), sellerOther)).status).toBe(404)
    expect((await send('file_x', viewer)).body.error).toBe('wire.not_allowed')
    const sent = await send(await uploadSampleFile(app, seller, 'signed.pdf'))
    expect(sent.body.data).toEqual({ status: 'SUBMITTED', turn: 'agency' })
    expect((await send(await uploadSampleFile(app, seller))).body.error).toBe('work_orders.with_agency')

    const notes = [{ path: '', reasonCode: 'notSigned' }]
    const back = await app.post(steps.returnNode, { ...at, notes }, { as: agent })
    expect(back.body.data).toMatchObject({ turn: 'seller', node: { status: 'RETURNED' } })
    const { returned, workOrder } = await detailOf(app, order)
    expect(returned).toMatchObject({
      nodeId: at.nodeId,
      notes: [
        {
          field: 'Power of attorney',
          files: [{ name: 'signed.pdf' }],
          text: expect.stringContaining('by hand'),
        },
      ],
    })
    expect(workOrder.lane.slice(2, 4).map((stop) => [stop.label, stop.state])).toEqual([
      ['Power of attorney', 'done'],
      ['Power of attorney again', 'returned'],
    ])
    expect(workOrder.step).toEqual({ index: 3, count: 8 })
    expect((await send(await uploadSampleFile(app, seller, 'signed-2.pdf'))).body.data?.turn).toBe('agency')
    expect((await app.post(steps.acceptNode, at, { as: agent })).body.data).toMatchObject({
      node: { status: 'ACCEPTED' },
    })
  })

  it('cannot be submitted at another step', async () => {
    const order = await openWorkOrder(app)
    const uploadId = await uploadSampleFile(app, seller)
    const wrong = await app.post(submitSignature, { ...order.node('companyForm'), uploadId }, { as: seller })
    expect(wrong.body.error).toBe('work_orders.not_here')
    const task = await app.post(submitTask, order.node('companyForm'), { as: seller })
    expect(task.body.error).toBe('work_orders.not_here')
    const foreignNode = (await openWorkOrder(app)).node('powerOfAttorney').nodeId
    const mixed = { workOrderId: order.workOrderId, nodeId: foreignNode, uploadId }
    expect((await app.post(submitSignature, mixed, { as: seller })).status).toBe(404)
  })
})

async function atTaxNumber() {
  const order = await openWorkOrder(app)
  await advanceTo(app, order, 'filed')
  return { order, at: order.node('taxNumber') }
}

describe('the authority', () => {
  it('queries, is answered, and grants', async () => {
    const { order, at } = await atTaxNumber()
    const query = { ...at, reason: { en: 'Which warehouse?', zh: '使用哪个仓库？' } }
    expect((await app.post(authority.queriedByAuthority, query, { as: agent })).body.data).toMatchObject({
      turn: 'agency',
    })
    const early = await app.post(
      authority.grantedByAuthority,
      { ...at, number: '21/815/08150' },
      { as: agent },
    )
    expect(early.body.error).toBe('work_orders.not_filed')
    const future = await app.post(authority.fileWithAuthority, { ...at, date: '2099-01-01' }, { as: agent })
    expect(future.body.error).toBe('work_orders.day_in_future')
    const filed = await app.post(
      authority.fileWithAuthority,
      { ...at, date: '2026-03-10', way: 'Fax' },
      { as: agent },
    )
    expect(filed.body.data).toMatchObject({ turn: 'authority', node: { status: 'FILED' } })
    const wrong = await app.post(authority.grantedByAuthority, { ...at, number: 'ABC' }, { as: agent })
    expect(wrong.body).toMatchObject({
      code: 400,
      error: 'work_orders.number_wrong',
      fields: { number: expect.any(String) },
    })
    expect((await app.post(authority.grantedByAuthority, at, { as: agent })).body.error).toBe(
      'work_orders.number_missing',
    )
    const { history } = await detailOf(app, order, 'zh')
    expect(history.find((entry) => entry.key === 'node.queried')?.reason).toBe('使用哪个仓库？')
  })

  it('requires number, day and certificate for the VAT number', async () => {
    const { order } = await atTaxNumber()
    await advanceTo(app, order, 'taxNumber', 'taxNumber')
    const at = order.node('vatNumber')
    const grant = (input: object) =>
      app.post(authority.grantedByAuthority, { ...at, ...input }, { as: agent })
    expect((await grant({ number: 'DE129273399' })).body.error).toBe('work_orders.number_wrong')
    expect((await grant({ number: 'DE129273398' })).body.error).toBe('work_orders.valid_from_missing')
    const dated = { number: 'DE129273398', validFrom: '2026-03-01' }
    expect((await grant(dated)).body.error).toBe('work_orders.certificate_missing')
    const foreign = await uploadSampleFile(app, sellerOther)
    expect((await grant({ ...dated, certificateUploadId: foreign })).status).toBe(404)
    const certificateUploadId = await uploadForStaff(app, order.workOrderId)
    const granted = await grant({ ...dated, number: ' de 129 273 398 ', certificateUploadId })
    expect(granted.body.data).toMatchObject({ turn: 'agency', node: { status: 'GRANTED' } })
    const { obtained } = await detailOf(app, order)
    expect(obtained[1]).toMatchObject({ number: 'DE129273398', certificate: { name: 'certificate.pdf' } })
    const file = await app.get(
      downloadDocument,
      { uploadId: obtained[1]?.certificate?.uploadId ?? '' },
      { as: viewer },
    )
    expect(file.raw.equals(pdf('certificate.pdf'))).toBe(true)
  })

  it('refuses, and staff reopen the step with a reason', async () => {
    const { order, at } = await atTaxNumber()
    const reason = 'The proof of trade is missing.'
    expect(
      (await app.post(authority.refusedByAuthority, { ...at, reason }, { as: agent })).body.data,
    ).toMatchObject({
      turn: 'agency',
      node: { status: 'REFUSED' },
    })
    const refused = await detailOf(app, order)
    expect(refused.workOrder.lane.find((stop) => stop.nodeId === at.nodeId)?.state).toBe('refused')
    await app.drain()
    expect((await app.mails())[0]?.subject).toContain('主管机关未批准')
    const reopened = await app.post(steps.reopenNode, { ...at, reason: 'We file again.' }, { as: agent })
    expect(reopened.body.data).toMatchObject({ turn: 'agency', node: { status: 'REOPENED' } })
    const form = order.node('companyForm')
    await app.post(steps.reopenNode, { ...form, reason: 'Please add the contract.' }, { as: agent })
    expect((await detailOf(app, order)).workOrder).toMatchObject({
      turn: 'seller',
      currentNode: { key: 'companyForm' },
    })
  })

  it('numbers the steps for both sides alike, and the seller reads why one was reopened', async () => {
    const { order } = await atTaxNumber()
    const form = order.node('companyForm')
    await app.post(steps.reopenNode, { ...form, reason: 'Please add the contract.' }, { as: agent })
    const seller = await detailOf(app, order)
    const { workOrderId } = order
    const clerk = (await app.get(staff.staffWorkOrder, { workOrderId }, { as: agent })).body.data
    for (const { id, number } of seller.nodes)
      expect(clerk?.nodes.find((node) => node.id === id)?.number).toBe(number)
    expect(seller.nodes.map(({ number }) => number)).toEqual(seller.nodes.map((_, index) => index + 1))
    const node = seller.nodes.find(({ id }) => id === form.nodeId)
    expect(node).toMatchObject({ reopenedReason: 'Please add the contract.' })
    expect(seller.workOrder.step).toEqual({ index: node?.number, count: seller.nodes.length })
    expect(seller.nodes.filter(({ reopenedReason }) => reopenedReason !== null)).toHaveLength(1)
  })
})

describe('a work order as a whole', () => {
  it('can be put on hold, resumed and cancelled, always with a reason', async () => {
    const order = await openWorkOrder(app)
    const act = (call: typeof staff.resumeWorkOrder, reason: unknown = 'The seller asked for it.') =>
      app.post(call, { workOrderId: order.workOrderId, reason }, { as: admin })
    expect((await act(staff.resumeWorkOrder)).body.error).toBe('work_orders.not_on_hold')
    expect((await holdFor(app, order.workOrderId)).body.data).toMatchObject({
      workOrderStatus: 'ON_HOLD',
      turn: 'none',
    })
    const held = await detailOf(app, order)
    expect(held.workOrder.hold).toMatchObject({ why: 'THIRD_PARTY' })
    expect(held.nodes[0]?.actions[0]).toMatchObject({ enabled: false, reason: 'The work order is on hold.' })
    expect((await act(staff.resumeWorkOrder)).body.data).toMatchObject({
      workOrderStatus: 'OPEN',
      turn: 'seller',
    })
    expect((await act(staff.cancelWorkOrder)).body.data).toMatchObject({
      workOrderStatus: 'CANCELLED',
      turn: 'none',
    })
    expect((await act(staff.cancelWorkOrder)).body.error).toBe('work_orders.closed')
    expect((await holdFor(app, order.workOrderId)).body.error).toBe('work_orders.not_open')
  })

  it('hides internal notes from the seller', async () => {
    const order = await openWorkOrder(app)
    await app.post(
      staff.noteOnWorkOrder,
      { workOrderId: order.workOrderId, text: 'Call them.' },
      { as: agent },
    )
    expect((await detail(order)).history[0]).toMatchObject({
      key: 'order.note',
      reason: 'Call them.',
      internal: true,
    })
    expect(JSON.stringify(await detailOf(app, order))).not.toContain('Call them.')
  })

  it('skips only what the process allows, and completes nothing early', async () => {
    const order = await openWorkOrder(app)
    await advanceTo(app, order, 'signed')
    const handover = await app.post(steps.completeNode, order.node('handover'), { as: agent })
    expect(handover.body.error).toBe('work_orders.not_yet')
    const future = await app.post(
      steps.completeNode,
      { ...order.node('translation'), date: '2099-01-01' },
      { as: agent },
    )
    expect(future.body.error).toBe('work_orders.day_in_future')
    expect(
      (await app.post(steps.skipNode, order.node('translation'), { as: agent })).body.data,
    ).toMatchObject({
      node: { status: 'SKIPPED' },
    })
    expect((await app.post(steps.skipNode, order.node('handIn'), { as: agent })).body.error).toBe(
      'work_orders.not_skippable',
    )
    expect((await detailOf(app, order)).workOrder.currentNode?.key).toBe('handIn')
  })

  it('is assigned to colleagues only', async () => {
    const order = await openWorkOrder(app)
    const assign = (staffId: unknown) =>
      app.post(staff.assignWorkOrder, { workOrderId: order.workOrderId, staffId }, { as: admin })
    expect((await assign('staff_nobody')).body.error).toBe('work_orders.unknown_colleague')
    expect((await assign(5)).body.code).toBe(400)
    const me = (await detail(order)).colleagues.find((person) => person.name === agent.name)
    expect((await assign(me?.id)).body.code).toBe(0)
    expect((await detailOf(app, order)).workOrder.inCharge).toBe(agent.name)
    expect((await assign(null)).body.code).toBe(0)
    expect((await detail(order)).workOrder.assignee).toBeNull()
  })
})

describe('files of staff', () => {
  it('belong to a work order, and can be read only there', async () => {
    const order = await openWorkOrder(app)
    const refused = await app.upload(
      staff.staffUpload,
      { name: 'a.pdf', bytes: pdf() },
      { as: agent, fields: { workOrderId: 'wo_00000000000000000000000000' } },
    )
    expect(refused.status).toBe(404)
    const draft = await uploadSampleFile(app, seller, 'draft.pdf')
    const read = (uploadId: string) =>
      app.get(staff.staffDownload, { workOrderId: order.workOrderId, uploadId }, { as: agent })
    expect((await read(draft)).status).toBe(404)
    expect((await read(await uploadSampleFile(app, sellerOther))).status).toBe(404)
    expect((await read(await uploadForStaff(app, order.workOrderId))).status).toBe(200)
    const asSeller = await app.get(
      staff.staffDownload,
      { workOrderId: order.workOrderId, uploadId: draft },
      { as: seller },
    )
    expect(asSeller.body.code).toBe(1)
  })
})

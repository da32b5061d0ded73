import { addWorkingDays } from '#platform/shared/calendar.ts'
import { describe, expect, it } from 'vitest'
import { downloadDocument } from '#documents/contract.ts'
import { testApp } from '#main/testing/test-app.ts'
import {
  commitSupplements,
  countMyServices,
  listMyServices,
  supplementsAsked,
  workOrderDetails,
} from '../../contract.ts'
import * as staff from '../../staff/contract.ts'
import { answerSupplement } from '../../staff/fill-contract.ts'
import * as supplements from '../../staff/supplements-contract.ts'
import {
  advanceTo,
  openWorkOrder,
  uploadForStaff,
  uploadSampleFile,
  type OpenedWorkOrder,
} from '../../testing/work-orders.builders.ts'
import { statusOf } from '../../turn.ts'
import { findWorkOrder, listNodes } from '../work-orders.queries.ts'
import { listSupplements } from './supplements.queries.ts'
import { holdFor } from '../../testing/holds.builders.ts'

const app = await testApp()
const { seller, sellerOther, viewer, agent } = app.people

const CONTRACT = {
  title: { en: 'Warehouse contract', zh: '仓储合同' },
  description: { en: 'All pages.', zh: '请提供全部页面。' },
  kind: 'file',
  maxFiles: 2,
} as const
const NAME = { title: { en: 'Former names of the company', zh: '公司曾用名' }, kind: 'text' } as const
const STOCK = {
  title: { en: 'Does stock lie in Poland?', zh: '波兰是否有库存？' },
  kind: 'choice',
  choices: [
    { en: 'Yes', zh: '是' },
    { en: 'No', zh: '否' },
  ],
} as const

const ask = (order: OpenedWorkOrder, items: readonly object[] = [CONTRACT, NAME, STOCK]) =>
  app.post(
    supplements.askSupplements,
    { workOrderId: order.workOrderId, items: [...items] as never },
    { as: agent },
  )
const read = async (order: OpenedWorkOrder, as = order.as) => {
  const { body } = await app.get(supplementsAsked, { workOrderId: order.workOrderId }, { as })
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data
}
const commit = (order: OpenedWorkOrder, items: object[], as = order.as) =>
  app.post(commitSupplements, { workOrderId: order.workOrderId, items: items as never }, { as })
const decide = (
  call: (typeof supplements)['acceptSupplement' | 'returnSupplement' | 'withdrawSupplement'],
  order: OpenedWorkOrder,
  id: string,
  more: object = {},
) =>
  app.post(call, { workOrderId: order.workOrderId, id, ...more } as never, {
    as: agent,
  })
const columnsFollow = async (order: OpenedWorkOrder) => {
  const row = await findWorkOrder(app.deps.db, order.workOrderId)
  const nodes = await listNodes(app.deps.db, [order.workOrderId])
  const rows = await listSupplements(app.deps.db, order.workOrderId)
  expect(row).toMatchObject(statusOf(row?.status ?? 'OPEN', nodes, rows))
  expect(row?.supplementsWaiting).toBe(
    rows.filter(({ status }) => status === 'ASKED' || status === 'RETURNED').length,
  )
  return row
}

async function orderWithSupplements(step: Parameters<typeof advanceTo>[2] = 'filed') {
  const order = await openWorkOrder(app)
  await advanceTo(app, order, step)
  expect((await ask(order)).body.code).toBe(0)
  const [contract, name, stock] = await read(order)
  if (!contract || !name || !stock) throw new Error('expected three supplements')
  return { order, contract, name, stock }
}

describe('asking', () => {
  it('makes it the seller’s turn while the authority works, sends a mail, and shows in the lists', async () => {
    const order = await openWorkOrder(app)
    await advanceTo(app, order, 'filed')
    expect((await columnsFollow(order))?.turn).toBe('authority')
    expect((await ask(order)).body.data).toMatchObject({ turn: 'seller' })
    expect((await columnsFollow(order))?.turn).toBe('seller')
    await app.drain()
    const notified = (await app.mails()).find((mail) =>
      mail.text.includes(`/workspace/replenishInfo?workOrderId=${order.workOrderId}`),
    )
    expect(notified?.text).toContain('仓储合同、公司曾用名、波兰是否有库存？')

    const list = await read(order)
    expect(list.map(({ title, kind, status }) => ({ title, kind, status }))).toEqual([
      { title: 'Warehouse contract', kind: 'file', status: 'ASKED' },
      { title: 'Former names of the company', kind: 'text', status: 'ASKED' },
      { title: 'Does stock lie in Poland?', kind: 'choice', status: 'ASKED' },
    ])
    expect(list[0]?.accepted).toMatchObject({
      maxFiles: 2,
      types: expect.arrayContaining(['application/pdf']),
    })
    expect(list[2]?.accepted.choices).toEqual([
      { value: 'choice1', label: 'Yes' },
      { value: 'choice2', label: 'No' },
    ])
    const waiting = await app.get(listMyServices, { supplements: 'waiting' }, { as: seller })
    expect(waiting.body.data?.records.find(({ id }) => id === order.workOrderId)?.supplements).toEqual({
      asked: 3,
      waiting: 3,
      dueAt: list[0]?.dueAt,
      late: false,
    })
    expect((await app.get(countMyServices, {}, { as: seller })).body.data?.byTurn.seller).toBeGreaterThan(0)
    const { body } = await app.get(workOrderDetails, { workOrderId: order.workOrderId }, { as: seller })
    expect(body.data?.history[0]).toMatchObject({
      key: 'supplement.asked',
      text: 'asked for supplementary information (3): Warehouse contract, Former names of the company, Does stock lie in Poland?',
    })
  })

  it('refuses a choice without answers, a past day, a finished work order and too many supplements', async () => {
    const order = await openWorkOrder(app)
    const only = (choices: unknown[]) => ask(order, [{ ...STOCK, choices }])
    expect((await only([])).body.error).toBe('supplements.choices_missing')
    expect((await only(['Yes', 'Yes'])).body.error).toBe('supplements.choices_missing')
    expect((await ask(order, [{ ...NAME, dueAt: '2020-01-01' }])).body.error).toBe('work_orders.day_in_past')
    for (let times = 0; times < 3; times++)
      expect(
        (
          await ask(
            order,
            Array.from({ length: 20 }, () => NAME),
          )
        ).body.code,
      ).toBe(0)
    expect((await ask(order, [NAME])).body.error).toBe('supplements.too_many')
    const { workOrderId } = order
    await app.post(staff.cancelWorkOrder, { workOrderId, reason: 'no' }, { as: agent })
    expect((await ask(order, [NAME])).body.error).toBe('work_orders.not_open')
    expect((await columnsFollow(order))?.turn).toBe('none')
  })
})

describe('answering one by one', () => {
  it('accepts some, leaves the rest open, and passes the turn back when all are sent', async () => {
    const { order, contract, name, stock } = await orderWithSupplements()
    const uploadId = await uploadSampleFile(app, seller, 'contract.pdf')
    const first = await commit(order, [{ id: contract.id, uploadIds: [uploadId] }])
    expect(first.body.data).toMatchObject({
      turn: 'seller',
      items: [{ id: contract.id, status: 'SUBMITTED', answeredBy: seller.name, files: [{ uploadId }] }],
    })
    const rest = [
      { id: name.id, value: '  深圳旧名\u202e有限公司 😀 ' },
      { id: stock.id, value: 'choice2' },
    ]
    expect((await commit(order, rest)).body.data).toMatchObject({ turn: 'agency' })
    await columnsFollow(order)
    const { body } = await app.get(staff.staffWorkOrder, { workOrderId: order.workOrderId }, { as: agent })
    expect(body.data?.supplements.map(({ status }) => status)).toEqual([
      'SUBMITTED',
      'SUBMITTED',
      'SUBMITTED',
    ])
    expect(body.data?.documents.find((file) => file.uploadId === uploadId)).toMatchObject({
      label: 'Warehouse contract',
      nodeId: null,
    })
    const documentForStaff = await app.get(
      staff.staffDownload,
      { workOrderId: order.workOrderId, uploadId, reason: 'a colleague is away' },
      { as: agent },
    )
    expect(documentForStaff.status).toBe(200)
  })

  it('submits all of a list or none, and says which was wrong', async () => {
    const { order, contract, name, stock } = await orderWithSupplements()
    const wrong = await commit(order, [
      { id: name.id, value: 'Old Name Ltd' },
      { id: stock.id, value: 'choice9' },
    ])
    expect(wrong.body).toMatchObject({ code: 400, error: 'supplements.unknown_choice' })
    expect(Object.keys(wrong.body.fields ?? {})).toEqual([stock.id])
    expect((await read(order)).map(({ status }) => status)).toEqual(['ASKED', 'ASKED', 'ASKED'])
    const foreign = await uploadSampleFile(app, sellerOther, 'theirs.pdf')
    expect((await commit(order, [{ id: contract.id, uploadIds: [foreign] }])).status).toBe(404)
    const three = await Promise.all(['a', 'b', 'c'].map((one) => uploadSampleFile(app, seller, `${one}.pdf`)))
    expect((await commit(order, [{ id: contract.id, uploadIds: three }])).body.error).toBe(
      'supplements.too_many_files',
    )
    expect((await commit(order, [{ id: name.id, value: 'x'.repeat(2001) }])).body.code).toBe(400)
    const twice = [
      { id: name.id, value: 'a' },
      { id: name.id, value: 'b' },
    ]
    expect((await commit(order, twice)).body.code).toBe(400)
  })

  it('returns one without the others, which is sent again, and is final once accepted', async () => {
    const { order, contract, name, stock } = await orderWithSupplements()
    const uploadId = await uploadSampleFile(app, seller, 'cut-off.pdf')
    await commit(order, [
      { id: contract.id, uploadIds: [uploadId] },
      { id: name.id, value: 'none' },
      { id: stock.id, value: 'choice1' },
    ])
    expect((await decide(supplements.acceptSupplement, order, name.id)).body.code).toBe(0)
    const back = await decide(supplements.returnSupplement, order, contract.id, {
      reasonCode: 'cutOff',
      text: { en: 'Page 3 is missing.', zh: '缺少第3页。' },
    })
    expect(back.body.data).toMatchObject({ turn: 'seller' })
    await app.drain()
    const subjects = (await app.mails()).map((mail) => mail.subject)
    expect(subjects.some((subject) => subject.startsWith('补充资料已退回，请修改：仓储合同'))).toBe(true)
    const list = await read(order)
    expect(list.map(({ status }) => status)).toEqual(['RETURNED', 'ACCEPTED', 'SUBMITTED'])
    expect(list[0]?.reviewNote).toMatchObject({ reasonLabel: 'Cut off', text: 'Page 3 is missing.' })
    expect((await commit(order, [{ id: name.id, value: 'again' }])).body.error).toBe('supplements.at_rest')
    expect((await commit(order, [{ id: stock.id, value: 'choice2' }])).body.error).toBe(
      'supplements.already_sent',
    )
    const better = await uploadSampleFile(app, seller, 'whole.pdf')
    const again = await commit(order, [{ id: contract.id, uploadIds: [better] }])
    expect(again.body.data?.items[0]).toMatchObject({ round: 2, status: 'SUBMITTED' })
    expect(again.body.data?.items[0]?.reviewNote).toBeUndefined()
    for (const { id } of [contract, stock])
      expect((await decide(supplements.acceptSupplement, order, id)).body.code).toBe(0)
    expect((await columnsFollow(order))?.turn).toBe('authority')
    expect(
      (await decide(supplements.returnSupplement, order, contract.id, { reasonCode: 'other' })).body.error,
    ).toBe('supplements.at_rest')
  })

  it('keeps the work order open until all are resolved; a withdrawn supplement leaves the list', async () => {
    const { order, contract, name, stock } = await orderWithSupplements('vatNumber')
    await advanceTo(app, order, 'done', 'done')
    expect((await columnsFollow(order))?.status).toBe('OPEN')
    await decide(supplements.withdrawSupplement, order, contract.id)
    await decide(supplements.withdrawSupplement, order, stock.id)
    expect((await read(order)).map(({ id }) => id)).toEqual([name.id])
    await commit(order, [{ id: name.id, value: 'none' }])
    expect((await columnsFollow(order))?.turn).toBe('agency')
    await decide(supplements.acceptSupplement, order, name.id)
    expect((await columnsFollow(order))?.status).toBe('COMPLETED')
  })

  it('has as many days after a hold as before it, and accepts nothing while on hold', async () => {
    const { order, name } = await orderWithSupplements()
    const { workOrderId } = order
    const [before] = await read(order)
    await holdFor(app, workOrderId)
    expect((await commit(order, [{ id: name.id, value: 'x' }])).body.error).toBe('work_orders.not_open')
    await app.database.pool.query(
      "update work_orders set held_since = held_since - interval '14 days' where id = $1",
      [workOrderId],
    )
    await app.post(staff.resumeWorkOrder, { workOrderId, reason: 'go on' }, { as: agent })
    expect((await read(order))[0]?.dueAt).toBe(addWorkingDays(before?.dueAt ?? '', 10))
    await columnsFollow(order)
  })
})

describe('who may', () => {
  it('another company reads and sends nothing; a viewer only reads', async () => {
    const { order, name } = await orderWithSupplements()
    const { workOrderId } = order
    const other = await app.get(supplementsAsked, { workOrderId }, { as: sellerOther })
    expect(other.status).toBe(404)
    const theirs = await openWorkOrder(app, sellerOther)
    expect((await commit(order, [{ id: name.id, value: 'x' }], sellerOther)).status).toBe(404)
    // Somebody else's supplement under one's own work order.
    const mixed = await app.post(
      commitSupplements,
      { workOrderId: theirs.workOrderId, items: [{ id: name.id, value: 'x' }] },
      { as: sellerOther },
    )
    expect(mixed.body.error).toBe('supplements.not_found')
    expect((await read(order, viewer)).length).toBe(3)
    expect((await commit(order, [{ id: name.id, value: 'x' }], viewer)).body.code).toBe(499)
    const uploadId = await uploadSampleFile(app, seller, 'mine.pdf')
    expect((await app.get(downloadDocument, { uploadId }, { as: sellerOther })).status).toBe(404)
  })

  it('sent fifty times in parallel, an answer counts once', async () => {
    const { order, name } = await orderWithSupplements()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => commit(order, [{ id: name.id, value: `try ${index}` }])),
    )
    expect(answers.filter(({ body }) => body.code === 0)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.error === 'supplements.already_sent')).toHaveLength(49)
  })
})

describe('a supplement that staff submit for the seller', () => {
  it('says by whom and how it was told, in the order, its history and the mail', async () => {
    const { workOrderId, ...order } = await openWorkOrder(app)
    await app.post(supplements.askSupplements, { workOrderId, items: [CONTRACT] }, { as: agent })
    const { rows } = await app.database.pool.query<{ id: string }>(
      'select id from wo_supplements where work_order_id = $1',
      [workOrderId],
    )
    const uploadId = await uploadForStaff(app, workOrderId, 'contract.pdf')
    const input = { workOrderId, id: rows[0]?.id, uploadIds: [uploadId] }
    const untold = await app.post(answerSupplement, input, { as: agent })
    expect(untold.body.error).toBe('work_orders.how_missing')
    const { body } = await app.post(answerSupplement, { ...input, how: 'LETTER' }, { as: agent })
    expect(body.code).toBe(0)
    const asked = await app.get(supplementsAsked, { workOrderId }, { as: seller })
    expect(asked.body.data).toMatchObject([{ status: 'SUBMITTED', told: 'by letter', files: [{ uploadId }] }])
    const details = await app.get(workOrderDetails, { workOrderId }, { as: order.as })
    expect(details.body.data?.history[0]).toMatchObject({
      key: 'supplement.submittedFor',
      reason: 'by letter',
    })
    expect((await app.get(downloadDocument, { uploadId }, { as: seller })).status).toBe(200)
    const told = await app.database.pool.query(
      `select params->'step'->0->>'en' as name from messages
       where kind = 'workOrders.supplementFor' and params->>'workOrderId' = $1`,
      [workOrderId],
    )
    expect(told.rows[0]).toEqual({ name: CONTRACT.title.en })
  })

  it('is checked like any other, and is the seller’s again once they send it anew', async () => {
    const { workOrderId } = await openWorkOrder(app)
    await app.post(supplements.askSupplements, { workOrderId, items: [NAME] }, { as: agent })
    const { rows } = await app.database.pool.query<{ id: string }>(
      'select id from wo_supplements where work_order_id = $1',
      [workOrderId],
    )
    const id = rows[0]?.id
    const input = { workOrderId, id, how: 'TELEPHONE' }
    expect((await app.post(answerSupplement, input, { as: agent })).body.error).toBe(
      'supplements.value_missing',
    )
    await app.post(answerSupplement, { ...input, value: 'Bright Oak' }, { as: agent })
    await app.post(
      supplements.returnSupplement,
      { workOrderId, id, reasonCode: 'other', text: 'All of them.' },
      { as: agent },
    )
    await app.post(
      commitSupplements,
      { workOrderId, items: [{ id, value: 'Bright Oak; Oak' }] },
      { as: seller },
    )
    const asked = await app.get(supplementsAsked, { workOrderId }, { as: seller })
    expect(asked.body.data).toMatchObject([{ value: 'Bright Oak; Oak', told: null }])
  })
})

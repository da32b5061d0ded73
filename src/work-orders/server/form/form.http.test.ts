import { acceptForm } from '#work-orders/testing/review.builders.ts'
import { describe, expect, it } from 'vitest'
import { previewTemplate } from '#forms/contract.ts'
import { testApp } from '#main/testing/test-app.ts'
import { nodeData, saveNodeData, updateNodeData, type FormConflict } from '../../contract.ts'
import { returnNode } from '../../staff/steps-contract.ts'
import {
  answersWithUploads,
  detailOf,
  formOf,
  openWorkOrder,
  submitForm,
  uploadSampleFile,
} from '../../testing/work-orders.builders.ts'

const app = await testApp()
const { seller, sellerOther, viewer, agent } = app.people

const begin = async () => {
  const order = await openWorkOrder(app)
  return { order, nodeId: order.node('companyForm').nodeId }
}
const save = (nodeId: string, answers: object, submit = false, as = seller) =>
  app.post(saveNodeData, { nodeId, answers, submit }, { as })
const update = (nodeId: string, answers: object, revisions: object, submit = false, as = seller) =>
  app.post(updateNodeData, { nodeId, answers, revisions, submit }, { as })

describe('the form', () => {
  it('is empty at first, apart from what the portal knows already', async () => {
    const { order } = await begin()
    expect(await formOf(app, order)).toMatchObject({
      saved: false,
      status: 'OPEN',
      answers: {},
      revisions: {},
      editablePaths: null,
      workOrderNumber: order.number,
      template: { key: 'deVatRegistration', version: 2 },
      prefill: { 'company.country': 'CN', 'company.city': 'Shenzhen', 'person.email': seller.email },
    })
  })

  it('saves a draft, checking only its shape, and never answers to unknown questions', async () => {
    const { order, nodeId } = await begin()
    const draft = {
      country: 'CN',
      companyName: '  Ｌanhai ',
      foundedOn: 'not a date',
      __proto__: { a: 1 },
      nonsense: 1,
    }
    const { body } = await save(nodeId, draft)
    expect(body.data).toMatchObject({ status: 'OPEN', revision: 1, revisions: { company: 1, people: 1 } })
    expect(body.data?.errors?.map((error) => error.path)).toEqual(['foundedOn'])
    const form = await formOf(app, order)
    expect(form.answers).toEqual({ country: 'CN', companyName: 'Lanhai' })
    expect(form).toMatchObject({ saved: true, prefill: {} })
  })

  it('is not submitted with errors, but everything is saved', async () => {
    const { order, nodeId } = await begin()
    const { body } = await save(nodeId, { country: 'CN', companyName: 'Lanhai Trading' }, true)
    expect(body.data?.status).toBe('OPEN')
    expect(body.data?.errors).toContainEqual({ path: 'uscc', key: 'missingText', params: {} })
    expect((await formOf(app, order)).answers['companyName']).toBe('Lanhai Trading')
    expect((await detailOf(app, order)).workOrder.turn).toBe('seller')
  })

  it('goes to the agency when it is valid, and is then locked', async () => {
    const { order, nodeId } = await begin()
    const answers = await submitForm(app, order)
    const detail = await detailOf(app, order)
    expect(detail.workOrder).toMatchObject({
      turn: 'agency',
      currentNode: { key: 'check' },
      step: { index: 2 },
    })
    expect(detail.history[0]).toMatchObject({
      text: 'submitted “Company form”',
      detail: expect.stringMatching(/^answers: \d+, files: 4$/),
    })
    expect(detail.documents.map((document) => document.name).toSorted()).toEqual([
      'licence.pdf',
      'passport.pdf',
      'register.pdf',
      'trade.pdf',
    ])
    expect(detail.documents.find((document) => document.name === 'passport.pdf')?.label).toBe(
      'Passport, photo page (Person 1, ZHOU MING)',
    )
    const form = await formOf(app, order)
    expect(form).toMatchObject({ status: 'SUBMITTED', editablePaths: [] })
    expect(form).toMatchObject({
      answers: { iban: '••••3000' },
      maskedPaths: expect.arrayContaining(['iban']),
    })
    const again = await update(nodeId, answers, form.revisions)
    expect(again).toMatchObject({ status: 422, body: { error: 'work_orders.with_agency' } })
    expect((await formOf(app, order)).revisions).toEqual(form.revisions)
  })

  it('stores no sensitive answer in clear', async () => {
    const { order } = await begin()
    await submitForm(app, order)
    for (const table of [
      'form_sections',
      'form_submissions',
      'wo_history',
      'graphile_worker._private_jobs',
    ]) {
      const { rows } = await app.database.pool.query(`select * from ${table}`)
      expect(JSON.stringify(rows)).not.toMatch(/[^D]E12345678|DE89370400440532013000/)
    }
  })

  it('cannot use somebody else’s files', async () => {
    const { nodeId } = await begin()
    const foreign = await uploadSampleFile(app, sellerOther)
    const answers = { ...(await answersWithUploads(app, seller)), businessLicence: [foreign] }
    const { body } = await save(nodeId, answers, true)
    expect(body.data).toMatchObject({
      status: 'OPEN',
      errors: [{ path: 'businessLicence', key: 'fileUnknown' }],
    })
  })
})

describe('two windows', () => {
  it('the second of two first saves gets the answers of the first', async () => {
    const { nodeId } = await begin()
    await save(nodeId, { companyName: 'First' })
    const second = await save(nodeId, { companyName: 'Second' })
    expect(second).toMatchObject({ status: 409, body: { code: 499, error: 'forms.answers_exist' } })
    expect(second.body.data as unknown).toMatchObject({ answers: { companyName: 'First' }, stale: [] })
  })

  it('work side by side in two sections, and do not overwrite each other in one', async () => {
    const { order, nodeId } = await begin()
    const { revisions = {} } =
      (await save(nodeId, { companyName: 'Lanhai', accountHolder: 'Lanhai' })).body.data ?? {}
    const one = await update(nodeId, { companyName: 'Lanhai Trading' }, { company: revisions['company'] })
    const other = await update(nodeId, { accountHolder: 'Lanhai Trading' }, { bank: revisions['bank'] })
    expect([one.body.code, other.body.code]).toEqual([0, 0])
    const stale = await update(nodeId, { companyName: 'Old' }, { company: revisions['company'] })
    expect(stale).toMatchObject({ status: 409, body: { error: 'forms.stale_revision' } })
    const conflict = stale.body.data as unknown as FormConflict
    expect(conflict).toMatchObject({ answers: { companyName: 'Lanhai Trading' }, stale: ['company'] })
    const settled = await update(nodeId, { companyName: 'Old' }, { company: conflict.revisions['company'] })
    expect(settled.body.code).toBe(0)
    expect((await formOf(app, order)).answers).toEqual({
      companyName: 'Old',
      accountHolder: 'Lanhai Trading',
    })
  })

  it('20 parallel saves of one revision: one wins, none is lost silently', async () => {
    const { order, nodeId } = await begin()
    const { revisions = {} } = (await save(nodeId, { companyName: 'Zero' })).body.data ?? {}
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        update(nodeId, { companyName: `Try ${i}` }, { company: revisions['company'] }),
      ),
    )
    const won = tries.flatMap(({ body }, index) => (body.code === 0 ? [index] : []))
    expect(won).toHaveLength(1)
    expect((await formOf(app, order)).answers['companyName']).toBe(`Try ${won[0]}`)
    expect(tries.filter(({ status }) => status === 409)).toHaveLength(19)
  })

  it('the same save again changes nothing', async () => {
    const { nodeId } = await begin()
    const first = (await save(nodeId, { companyName: 'Lanhai' })).body.data
    const again = await update(nodeId, { companyName: 'Lanhai' }, { company: first?.revisions['company'] })
    expect(again.body.data).toMatchObject({ revision: 1, revisions: first?.revisions })
  })
})

describe('a returned form', () => {
  const passport = 'directors/zhou/passport'

  it('can be changed only where it has notes, must be changed there, and closes them', async () => {
    const { order, nodeId } = await begin()
    const answers = await submitForm(app, order)
    const notes = [
      { path: passport, reasonCode: 'cutOff', text: { en: 'Cut off.', zh: '未拍完整。' }, example: true },
    ]
    const back = await app.post(
      returnNode,
      { ...order.node('check'), notes, dueAt: '2099-03-20' },
      { as: agent },
    )
    expect(back.body.data).toMatchObject({ turn: 'seller', node: { status: 'RETURNED' } })

    const detail = await detailOf(app, order, 'zh')
    expect(detail.workOrder).toMatchObject({
      returned: true,
      currentNode: { key: 'companyForm' },
      dueAt: '2099-03-20',
    })
    expect(detail.workOrder.lane.slice(0, 4).map((stop) => stop.state)).toEqual([
      'done',
      'done',
      'returned',
      'todo',
    ])
    expect(detail.returned).toMatchObject({
      dueAt: '2099-03-20',
      notes: [
        {
          path: passport,
          text: '未拍完整。',
          reasonLabel: '未拍完整',
          row: '第1位，ZHOU MING',
          field: '护照首页',
          example: 'passport',
          answered: false,
          by: agent.name,
          files: [{ name: 'passport.pdf' }],
        },
      ],
    })
    expect(detail.returned?.lockedAnswers).toBeGreaterThan(20)

    const form = await formOf(app, order)
    expect(form.editablePaths).toEqual([passport])
    const unchanged = await update(nodeId, answers, form.revisions, true)
    expect(unchanged.body.data).toMatchObject({
      status: 'RETURNED',
      errors: [{ path: passport, key: 'returnedUnchanged' }],
    })

    const better = await uploadSampleFile(app, seller, 'passport-2.pdf')
    const [zhou] = answers['directors'] as unknown as [object]
    const changed = {
      ...answers,
      companyName: 'Another Company',
      directors: [{ ...zhou, passport: [better] }],
    }
    const { revisions } = await formOf(app, order)
    const sent = await update(nodeId, changed, revisions, true)
    expect(sent.body.data).toMatchObject({ status: 'SUBMITTED' })
    const after = await formOf(app, order)
    expect(after.answers).toMatchObject({
      companyName: answers['companyName'],
      directors: [{ passport: [better] }],
    })
    expect(after.reviewNotes).toEqual([])
    const again = await detailOf(app, order)
    expect(again.workOrder.lane.slice(0, 4).map((stop) => stop.state)).toEqual([
      'done',
      'done',
      'done',
      'current',
    ])
    expect(again.history[0]?.key).toBe('node.resubmitted')
    expect(again.documents.map((document) => document.name)).toContain('passport.pdf')
    expect((await acceptForm(app, order.node('check'))).body.code).toBe(0)
  })

  it('is announced by mail', async () => {
    const { order } = await begin()
    await submitForm(app, order)
    const notes = [{ path: 'city', reasonCode: 'notMatching' }]
    await app.post(returnNode, { ...order.node('companyForm'), notes }, { as: agent })
    await app.drain()
    const mail = (await app.mails()).find((one) => one.subject.includes(order.number))
    expect(mail?.subject).toContain('已退回，请修改：公司资料表')
  })
})

describe('who may', () => {
  it('nobody else reads or saves it', async () => {
    const { nodeId } = await begin()
    await save(nodeId, { companyName: 'Lanhai' })
    const nonexistent = await app.get(
      nodeData,
      { nodeId: 'node_00000000000000000000000000' },
      { as: sellerOther },
    )
    expect(nonexistent.status).toBe(404)
    expect((await app.get(nodeData, { nodeId }, { as: sellerOther })).body).toEqual(nonexistent.body)
    expect((await update(nodeId, { companyName: 'x' }, { company: 1 }, false, sellerOther)).status).toBe(404)
    expect((await save(nodeId, {}, false, sellerOther)).status).toBe(404)
    expect((await app.get(nodeData, { nodeId })).body.code).toBe(1)
    expect((await app.post(saveNodeData, { nodeId, answers: {}, submit: false })).body.code).toBe(1)
  })

  it('a viewer reads and does not write', async () => {
    const { nodeId } = await begin()
    expect((await app.get(nodeData, { nodeId }, { as: viewer })).body.code).toBe(0)
    expect((await save(nodeId, {}, false, viewer)).body).toMatchObject({
      code: 499,
      error: 'wire.not_allowed',
    })
  })

  it('a node without a form is refused', async () => {
    const { order, nodeId } = await begin()
    const noForm = await app.get(nodeData, { nodeId: order.node('check').nodeId }, { as: seller })
    expect(noForm.body.error).toBe('work_orders.no_form')
    expect((await save(nodeId, ['not', 'an', 'object'])).body.code).toBe(400)
    expect((await update(nodeId, {}, { nowhere: 1 })).body.error).toBe('forms.unknown_section')
    expect((await update(nodeId, {}, { company: 'x' })).body.code).toBe(400)
  })
})

it('shows a buyer the questions beforehand', async () => {
  expect((await app.get(previewTemplate, { code: 'deVatRegistration' })).body.data?.sections).toHaveLength(4)
  expect((await app.get(previewTemplate, { code: 'nothing' })).status).toBe(404)
})

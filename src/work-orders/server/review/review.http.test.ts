import { describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { nodeData, updateNodeData } from '../../contract.ts'
import { staffDownload } from '../../staff/contract.ts'
import { acceptNode, returnNode } from '../../staff/steps-contract.ts'
import { acceptRest, judgeAnswer } from '../../staff/verdicts-contract.ts'
import { acceptAnswers, acceptForm, readAsStaff } from '../../testing/review.builders.ts'
import {
  detailOf,
  formOf,
  openWorkOrder,
  submitForm,
  type OpenedWorkOrder,
} from '../../testing/work-orders.builders.ts'

const app = await testApp()
const { seller, agent, reviewer } = app.people
const notes = [{ path: 'city', reasonCode: 'notMatching' }]
const draft = { reasons: ['notMatching'], text: { en: 'See the licence.', zh: '' }, example: false }

async function submitted() {
  const order = await openWorkOrder(app)
  const answers = await submitForm(app, order)
  const at = order.node('companyForm')
  const judge = (path: string, verdict: string, more: object = {}, as = agent) =>
    app.post(judgeAnswer, { ...at, submission: 1, path, verdict, ...more }, { as })
  return { order, answers, at, judge }
}

const reviewOf = async (order: OpenedWorkOrder) => {
  const [form] = (await readAsStaff(app, order)).forms
  if (!form) throw new Error('no form')
  return form.review
}

async function sendAgain(order: OpenedWorkOrder, changed: object): Promise<void> {
  const { nodeId, revisions, answers } = await formOf(app, order)
  const input = { nodeId, answers: { ...answers, ...changed }, revisions, submit: true }
  const { body } = await app.post(updateNodeData, input, { as: seller })
  if (body.data?.status !== 'SUBMITTED') throw new Error(JSON.stringify(body))
}

describe('a verdict', () => {
  it('is there for every colleague, with who gave it, when and how', async () => {
    const { order, judge } = await submitted()
    await judge('city', 'ACCEPTED')
    const { body } = await judge('street', 'RETURNED', { draft }, reviewer)
    expect(body.data?.verdicts).toHaveLength(2)
    expect(await reviewOf(order)).toMatchObject({
      submission: 1,
      verdicts: expect.arrayContaining([
        expect.objectContaining({ path: 'city', verdict: 'ACCEPTED', how: 'ONE', by: agent.name }),
        expect.objectContaining({ path: 'street', verdict: 'RETURNED', draft, by: reviewer.name }),
      ]),
    })
  })

  it('is taken back', async () => {
    const { order, judge } = await submitted()
    await judge('city', 'ACCEPTED')
    await judge('city', 'OPEN')
    expect((await reviewOf(order)).verdicts).toEqual([])
  })

  it('does not overwrite a colleague’s that nobody has seen', async () => {
    const { judge } = await submitted()
    const theirs = (await judge('city', 'RETURNED', { draft, seen: null }, reviewer)).body.data?.verdicts[0]
    const mine = await judge('city', 'ACCEPTED', { seen: null })
    expect(mine).toMatchObject({
      status: 409,
      body: {
        error: 'work_orders.marked_meanwhile',
        message: expect.stringContaining(reviewer.name),
        data: { verdicts: [{ path: 'city', draft }] },
      },
    })
    expect((await judge('city', 'ACCEPTED', { seen: theirs?.at })).body.code).toBe(0)
  })

  it('is refused on what the form does not ask, and on a list as a whole unless it goes back', async () => {
    const { judge } = await submitted()
    for (const path of ['nowhere', 'totalShare', 'directors', 'directors/ghost/passport'])
      expect((await judge(path, 'ACCEPTED')).body.error).toBe('work_orders.unknown_path')
    expect((await judge('directors', 'RETURNED')).body.code).toBe(0)
  })

  it('is of the submission that was read', async () => {
    const { order, at, judge } = await submitted()
    await app.post(returnNode, { ...at, notes }, { as: agent })
    expect((await judge('city', 'ACCEPTED')).body.error).toBe('work_orders.with_seller')
    await sendAgain(order, { city: 'Guangzhou' })
    const late = await judge('city', 'ACCEPTED')
    expect(late).toMatchObject({ status: 409, body: { error: 'work_orders.submission_moved' } })
  })

  it('is for staff, on steps with a form of the same work order', async () => {
    const { order, at, judge } = await submitted()
    expect((await judge('city', 'ACCEPTED', {}, seller)).body.code).toBe(1)
    const input = { ...order.node('powerOfAttorney'), submission: 1 }
    expect((await app.post(acceptRest, input, { as: agent })).body.error).toBe('work_orders.no_form')
    const foreign = { ...at, workOrderId: (await openWorkOrder(app)).workOrderId, submission: 1 }
    expect((await app.post(acceptRest, foreign, { as: agent })).status).toBe(404)
  })
})

describe('accepting the form', () => {
  it('is refused while an answer has no verdict, and says which', async () => {
    const { order, at, judge } = await submitted()
    const none = await app.post(acceptNode, at, { as: agent })
    const { toJudge } = await reviewOf(order)
    expect(none).toMatchObject({
      status: 422,
      body: { error: 'work_orders.not_judged', data: { paths: toJudge } },
    })
    for (const path of toJudge.filter((one) => one !== 'city')) await judge(path, 'ACCEPTED')
    const one = await app.post(acceptNode, at, { as: agent })
    expect(one.body).toMatchObject({
      data: { paths: ['city'] },
      message: expect.stringMatching(/\(1\): .*City/),
    })
    expect((await detailOf(app, order)).workOrder.turn).toBe('agency')
    await judge('city', 'ACCEPTED')
    expect((await app.post(acceptNode, at, { as: agent })).body.data?.node?.status).toBe('ACCEPTED')
  })

  it('is refused while something is marked for return', async () => {
    const { at, judge } = await submitted()
    await judge('city', 'RETURNED', { draft })
    await acceptAnswers(app, at)
    const refused = await app.post(acceptNode, at, { as: agent })
    expect(refused.body).toMatchObject({ error: 'work_orders.marked_for_return', data: { paths: ['city'] } })
  })

  it('takes the rest in one go, and keeps that it did', async () => {
    const { order, at, judge } = await submitted()
    await judge('city', 'ACCEPTED')
    expect((await acceptForm(app, at)).body.code).toBe(0)
    const { verdicts, toJudge } = await reviewOf(order)
    expect(verdicts).toHaveLength(toJudge.length)
    expect(verdicts.filter(({ how }) => how === 'ONE').map(({ path }) => path)).toEqual(['city'])
    const [accepted] = (await detailOf(app, order)).history
    expect(accepted?.detail).toBe(`Accepted answers: ${toJudge.length}`)
  })
})

describe('after a return', () => {
  it('what nobody read is not accepted: neither for the agency nor for the seller', async () => {
    const { order, at, judge } = await submitted()
    await judge('street', 'ACCEPTED')
    await app.post(returnNode, { ...at, notes }, { as: agent })
    const read = (await app.get(nodeData, { nodeId: at.nodeId }, { as: seller })).body.data
    expect(read?.acceptedPaths).toEqual(['street'])
    const { returned, history } = await detailOf(app, order)
    expect(returned).toMatchObject({ acceptedAnswers: 1, lockedAnswers: expect.any(Number) })
    expect(history[0]?.detail).toBe('Accepted so far: 1. The others stay locked.')
    await sendAgain(order, { city: 'Guangzhou' })
    const { verdicts, submission } = await reviewOf(order)
    expect({ submission, paths: verdicts.map(({ path }) => path) }).toEqual({
      submission: 2,
      paths: ['street'],
    })
    const early = await app.post(acceptNode, at, { as: agent })
    expect(early.body.error).toBe('work_orders.not_judged')
  })

  it('what changed has to be read again, what was accepted as it is does not', async () => {
    const { order, at } = await submitted()
    await acceptAnswers(app, at)
    await app.post(returnNode, { ...at, notes }, { as: agent })
    await sendAgain(order, { city: 'Guangzhou' })
    const refused = await app.post(acceptNode, at, { as: agent })
    expect(refused.body).toMatchObject({ error: 'work_orders.not_judged', data: { paths: ['city'] } })
  })

  it('leaves out nothing that a colleague has marked', async () => {
    const { at, judge } = await submitted()
    await judge('street', 'RETURNED', { draft }, reviewer)
    const refused = await app.post(returnNode, { ...at, notes }, { as: agent })
    expect(refused).toMatchObject({ status: 409, body: { error: 'work_orders.mark_left_out' } })
    expect(refused.body.message).toContain(reviewer.name)
    const both = [...notes, { path: 'street', reasonCode: 'other' }]
    expect((await app.post(returnNode, { ...at, notes: both }, { as: agent })).body.code).toBe(0)
  })
})

it('a round that was under review before verdicts were kept has to be read', async () => {
  const { order, at } = await submitted()
  await app.post(returnNode, { ...at, notes }, { as: agent })
  await sendAgain(order, { city: 'Guangzhou' })
  // As it was: notes and submissions, and nothing about single answers.
  await app.database.pool.query('delete from review_verdicts where node_id = $1', [at.nodeId])
  const { toJudge, verdicts } = await reviewOf(order)
  expect(verdicts).toEqual([])
  const refused = await app.post(acceptNode, at, { as: agent })
  expect(refused.body).toMatchObject({ error: 'work_orders.not_judged', data: { paths: toJudge } })
})

it('says which files a member of staff has opened, whoever it was', async () => {
  const { order } = await submitted()
  const form = async () => (await readAsStaff(app, order)).forms[0]
  const [first] = (await form())?.files ?? []
  expect((await form())?.openedFiles).toEqual([])
  const reading = { workOrderId: order.workOrderId, uploadId: first?.uploadId ?? '', reason: 'The review' }
  await app.get(staffDownload, reading, { as: reviewer })
  await app.get(staffDownload, reading, { as: reviewer })
  expect((await form())?.openedFiles).toEqual([first?.uploadId])
})

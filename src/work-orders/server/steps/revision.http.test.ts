import { describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { assignWorkOrder, holdWorkOrder, noteOnWorkOrder, resumeWorkOrder } from '../../staff/contract.ts'
import { acceptNode, returnNode } from '../../staff/steps-contract.ts'
import { acceptSupplement, askSupplements } from '../../staff/supplements-contract.ts'
import { judgeAnswer } from '../../staff/verdicts-contract.ts'
import { acceptAnswers, readAsStaff } from '../../testing/review.builders.ts'
import { openWorkOrder, submitForm } from '../../testing/work-orders.builders.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { agencyToday } from '#main/testing/agency-today.ts'
import { holdFor } from '../../testing/holds.builders.ts'

const app = await testApp()
const { agent, reviewer, admin } = app.people
const notes = [{ path: 'city', reasonCode: 'notMatching' }]

const revisionOf = async (order: { workOrderId: string }) =>
  (await readAsStaff(app, order)).workOrder.revision

async function mailsTo(number: string, words: string): Promise<number> {
  await app.drain()
  return (await app.mails()).filter((mail) => mail.subject.includes(number) && mail.subject.includes(words))
    .length
}

describe('the revision of a work order', () => {
  it('is raised by each change of it, and by nothing else', async () => {
    const order = await openWorkOrder(app)
    const first = await revisionOf(order)
    await submitForm(app, order)
    const sent = await revisionOf(order)
    expect(sent).toBeGreaterThan(first)
    await app.post(noteOnWorkOrder, { workOrderId: order.workOrderId, text: 'Call them.' }, { as: agent })
    const verdict = { ...order.node('companyForm'), submission: 1, path: 'city', verdict: 'ACCEPTED' }
    await app.post(judgeAnswer, verdict, { as: agent })
    expect(await revisionOf(order)).toBe(sent)
    const { body } = await app.post(
      returnNode,
      { ...order.node('check'), notes, revision: sent },
      { as: agent },
    )
    expect(body.data?.revision).toBe(sent + 1)
    expect(await revisionOf(order)).toBe(sent + 1)
  })

  it('of a stale move is refused, with who changed what and when; nothing is moved', async () => {
    const order = await openWorkOrder(app)
    await submitForm(app, order)
    const revision = await revisionOf(order)
    await app.post(returnNode, { ...order.node('check'), notes, revision }, { as: reviewer })
    const until = addDays(agencyToday(app), 7)
    const hold = { workOrderId: order.workOrderId, why: 'THIRD_PARTY', until, revision }
    const late = await app.post(holdWorkOrder, hold, { as: agent })
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 499,
        error: 'work_orders.stale',
        message: expect.stringMatching(new RegExp(`${reviewer.name}: returned 1 of \\d+ answers`)),
        data: {
          revision: revision + 1,
          changes: [
            {
              at: expect.stringMatching(/^\d{4}-.*Z$/),
              by: { en: reviewer.name, zh: reviewer.name },
              text: { en: expect.stringContaining('returned 1 of'), zh: expect.stringContaining('退回') },
            },
          ],
        },
      },
    })
    const zh = await app.post(holdWorkOrder, hold, { as: agent, lang: 'zh' })
    expect(zh.body.message).toContain('退回了')
    const now = await readAsStaff(app, order)
    expect(now.workOrder).toMatchObject({ status: 'OPEN', revision: revision + 1 })
    const again = await app.post(holdWorkOrder, { ...hold, revision: revision + 1 }, { as: agent })
    expect(again.body.data?.workOrderStatus).toBe('ON_HOLD')
  })

  it('is not compared where none is sent', async () => {
    const order = await openWorkOrder(app)
    const input = { workOrderId: order.workOrderId, reason: 'x' }
    expect((await holdFor(app, order.workOrderId)).body.code).toBe(0)
    expect((await app.post(resumeWorkOrder, input, { as: agent })).body.code).toBe(0)
  })
})

describe('at once', () => {
  it('two returns: one is made, and one mail leaves', async () => {
    const order = await openWorkOrder(app)
    await submitForm(app, order)
    const seen = { ...order.node('check'), revision: await revisionOf(order) }
    const both = await Promise.all([
      app.post(returnNode, { ...seen, notes }, { as: agent }),
      app.post(returnNode, { ...seen, notes: [{ path: 'street', reasonCode: 'other' }] }, { as: reviewer }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await mailsTo(order.number, '已退回')).toBe(1)
  })

  it('two requests for the same supplement: the seller is asked once', async () => {
    const order = await openWorkOrder(app)
    const revision = await revisionOf(order)
    const items = [{ title: 'Bank statement', kind: 'file' }]
    const asked = await Promise.all(
      [agent, reviewer, admin].map((as) =>
        app.post(askSupplements, { workOrderId: order.workOrderId, revision, items }, { as }),
      ),
    )
    expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await readAsStaff(app, order)).supplements).toHaveLength(1)
    expect(await mailsTo(order.number, '补充资料')).toBe(1)
  })

  it('two take it: one has it, the other is told who', async () => {
    const order = await openWorkOrder(app)
    const revision = await revisionOf(order)
    const colleagues = (await readAsStaff(app, order)).colleagues
    const idOf = (name: string) => colleagues.find((one) => one.name === name)?.id ?? ''
    const take = (as: typeof agent) =>
      app.post(assignWorkOrder, { workOrderId: order.workOrderId, revision, staffId: idOf(as.name) }, { as })
    const both = await Promise.all([take(agent), take(reviewer)])
    const [won, lost] = both[0]?.status === 200 ? [agent, both[1]] : [reviewer, both[0]]
    expect(lost).toMatchObject({ status: 409, body: { error: 'work_orders.stale' } })
    expect(lost?.body.message).toContain(`${won.name}: assigned the work order to ${won.name}`)
  })

  it('a verdict and the acceptance of the form: nothing is accepted that was taken back', async () => {
    for (let round = 0; round < 3; round++) {
      const order = await openWorkOrder(app)
      await submitForm(app, order)
      await acceptAnswers(app, order.node('check'))
      const at = { ...order.node('companyForm'), submission: 1, path: 'city' }
      const [back, accepted] = await Promise.all([
        app.post(judgeAnswer, { ...at, verdict: 'OPEN' }, { as: reviewer }),
        app.post(acceptNode, order.node('check'), { as: agent }),
      ])
      expect([back.body.code, accepted.body.code].toSorted()).toEqual([0, 499])
    }
  })
})

it('a supplement is decided on what was seen', async () => {
  const order = await openWorkOrder(app)
  const items = [{ title: 'Turnover', kind: 'text' }]
  await app.post(askSupplements, { workOrderId: order.workOrderId, items }, { as: agent })
  const { workOrder, supplements } = await readAsStaff(app, order)
  const stale = {
    workOrderId: order.workOrderId,
    id: supplements[0]?.id ?? '',
    revision: workOrder.revision - 1,
  }
  const late = await app.post(acceptSupplement, stale, { as: agent })
  expect(late).toMatchObject({ status: 409, body: { error: 'work_orders.stale' } })
})

import { expect, it } from 'vitest'
import { createInvite, inviteCommitForm } from '#invites/contract.ts'
import { testApp } from '#main/testing/test-app.ts'
import { saveNodeData, updateNodeData } from '../../contract.ts'
import { copyData, printForm } from '../../form-contract.ts'
import { returnNode } from '../../staff/steps-contract.ts'
import {
  answersWithUploads,
  formOf,
  openWorkOrder,
  type OpenedWorkOrder,
} from '../../testing/work-orders.builders.ts'

const app = await testApp()
const { seller, agent } = app.people

const REFUSED = {
  path: 'signatory',
  key: 'notNamedAbove',
  params: { namesEn: 'ZHOU MING', namesZh: 'ZHOU MING' },
}
const nodeOf = (order: OpenedWorkOrder) => order.node('companyForm').nodeId
const save = async (order: OpenedWorkOrder, answers: object, submit: boolean, templateVersion?: number) =>
  app.post(saveNodeData, { nodeId: nodeOf(order), answers, submit, templateVersion }, { as: seller })
const strange = async () => ({ ...(await answersWithUploads(app, seller)), signatory: 'SUN HUI' })

/** Submitted from a window that has shown version 1 since before the program was updated. */
async function submittedOnFirst() {
  const order = await openWorkOrder(app)
  const { body } = await save(order, await strange(), true, 1)
  expect(body).toMatchObject({ code: 0, data: { status: 'SUBMITTED' } })
  return order
}

it('a form not yet begun is on the newest version, which refuses a stranger and names whom to choose', async () => {
  const order = await openWorkOrder(app)
  expect((await formOf(app, order)).template.version).toBe(2)
  const { body } = await save(order, await strange(), true)
  expect(body.data).toMatchObject({ status: 'OPEN', errors: [REFUSED] })
})

it('a form submitted on version 1 stays on it when it is read, printed, returned and submitted again', async () => {
  const order = await submittedOnFirst()
  expect(await formOf(app, order)).toMatchObject({
    template: { version: 1 },
    answers: { signatory: 'SUN HUI' },
  })
  const printed = await app.get(printForm, { nodeId: nodeOf(order) }, { as: seller })
  expect(printed.status).toBe(200)
  const notes = [{ path: 'city', reasonCode: 'other', text: 'As in the licence.' }]
  const returned = await app.post(returnNode, { ...order.node('companyForm'), notes }, { as: agent })
  expect(returned.body.code).toBe(0)
  const open = await formOf(app, order)
  expect(open).toMatchObject({ template: { version: 1 }, moved: null })
  const again = await app.post(
    updateNodeData,
    {
      nodeId: nodeOf(order),
      answers: { ...open.answers, city: 'Guangzhou' },
      revisions: open.revisions,
      submit: true,
      templateVersion: 1,
    },
    { as: seller },
  )
  expect(again.body).toMatchObject({ code: 0, data: { status: 'SUBMITTED' } })
})

it('what is copied from version 1 is checked by the newest', async () => {
  const [from, to] = [await submittedOnFirst(), await openWorkOrder(app)]
  const { body } = await app.post(copyData, { from: from.workOrderId, to: to.workOrderId }, { as: seller })
  expect(body.data?.copied).toContain('signatory')
  const { answers, revisions, template } = await formOf(app, to)
  expect(template.version).toBe(2)
  const sent = await app.post(
    updateNodeData,
    { nodeId: nodeOf(to), answers: { ...answers, declaration: true }, revisions, submit: true },
    { as: seller },
  )
  expect(sent.body.data).toMatchObject({ status: 'OPEN', errors: expect.arrayContaining([REFUSED]) })
})

it('an invited person sees the newest version of a draft begun on the first', async () => {
  const order = await openWorkOrder(app)
  expect((await save(order, { companyName: 'Lanhai Trading' }, false, 1)).body.code).toBe(0)
  const invited = await app.post(
    createInvite,
    { nodeId: nodeOf(order), sections: ['people'] },
    { as: seller },
  )
  const headers = { invitecommitcode: invited.body.data?.code ?? '' }
  const { body } = await app.get(inviteCommitForm, {}, { headers })
  expect(body.data?.template).toMatchObject({ key: 'deVatRegistration', version: 2 })
})

it('a returned name opens the choice of who signs', async () => {
  const order = await openWorkOrder(app)
  await save(order, await answersWithUploads(app, seller), true)
  const notes = [{ path: 'directors/zhou/fullName', reasonCode: 'other', text: 'As in the passport.' }]
  await app.post(returnNode, { ...order.node('companyForm'), notes }, { as: agent })
  const { answers, revisions, editablePaths } = await formOf(app, order)
  expect(editablePaths).toContain('directors/zhou/fullName')
  const [person] = answers['directors'] as readonly object[]
  const send = (signatory: string) =>
    app.post(
      updateNodeData,
      {
        nodeId: nodeOf(order),
        answers: { ...answers, directors: [{ ...person, fullName: 'ZHOU MIN' }], signatory },
        revisions,
        submit: true,
      },
      { as: seller },
    )
  expect((await send('ZHOU MIN')).body).toMatchObject({ code: 0, data: { status: 'SUBMITTED' } })
})

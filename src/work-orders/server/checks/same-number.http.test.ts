import { expect, test } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { saveNodeData } from '../../contract.ts'
import { answerChecks } from '../../staff/checks-contract.ts'
import { answersWithUploads, openWorkOrder, submitForm } from '../../testing/work-orders.builders.ts'

const app = await testApp()
const { agent, seller } = app.people

test('the passport of another person in another form is named, its number is not', async () => {
  const first = await openWorkOrder(app)
  await submitForm(app, first)
  const second = await openWorkOrder(app)
  const { nodeId } = second.node('companyForm')
  const answers = await answersWithUploads(app, seller)
  const [person] = answers['directors'] as readonly object[]
  const own = {
    ...answers,
    signatory: 'LI NA',
    directors: [{ ...person, fullName: 'LI NA', sharePercent: 100 }],
  }
  const saved = await app.post(saveNodeData, { nodeId, answers: own, submit: true }, { as: seller })
  expect(saved.body).toMatchObject({ code: 0, data: { status: 'SUBMITTED' } })
  const { body } = await app.get(answerChecks, { workOrderId: second.workOrderId }, { as: agent })
  expect(body.data?.records).toContainEqual({
    nodeId,
    path: expect.stringMatching(/^directors\/.+\/passportNumber$/),
    level: 'look',
    what: expect.stringMatching(/\(.+\)$/),
    text: `In ${first.number} the same number stands for ZHOU MING`,
  })
  expect(JSON.stringify(body)).not.toContain('E12345678')
})

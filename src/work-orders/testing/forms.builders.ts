import { EXAMPLE_UPLOADS } from '#form-templates/parts/example-parts.ts'
import { vatDeregistrationExample } from '#form-templates/vat-deregistration/examples.ts'
import { vatFilingExample } from '#form-templates/vat-filing/examples.ts'
import type { Answers } from '#forms/engine/model/template.ts'
import type { TestApp } from '#main/testing/test-app.ts'
import { nodeData, saveNodeData, updateNodeData } from '../contract.ts'
import { uploadSampleFile, type OpenedWorkOrder } from './work-orders.builders.ts'

async function submit(app: TestApp, order: OpenedWorkOrder, answers: Answers): Promise<void> {
  const { nodeId } = order.node('companyForm')
  const before = (await app.get(nodeData, { nodeId }, { as: order.as })).body.data
  const input = { nodeId, answers, submit: true }
  const { body } = before?.saved
    ? await app.post(updateNodeData, { ...input, revisions: before.revisions }, { as: order.as })
    : await app.post(saveNodeData, input, { as: order.as })
  if (body.data?.status !== 'SUBMITTED') throw new Error(JSON.stringify(body))
}

/** Submits the form of services without questions of their own. */
export function submitGenericForm(app: TestApp, order: OpenedWorkOrder): Promise<void> {
  return submit(app, order, {
    country: 'CN',
    companyName: 'Shenzhen Lanhai Trading Co., Ltd.',
    uscc: '91440300MA5FKD8Q2L',
    address: 'No. 18 Keji Road, 518057 Shenzhen, China',
    contactName: '周明',
    email: 'tax@lanhai-trading.example.com',
    phone: '+8613800138000',
  })
}

/** Submits the form for filing in Germany, with the company's own uploads. */
export const submitFilingForm = (app: TestApp, order: OpenedWorkOrder): Promise<void> =>
  submitExample(app, order, vatFilingExample('DE'))

/** Submits the form that ends the German registration, of the number in its example. */
export const submitDeregistrationForm = (app: TestApp, order: OpenedWorkOrder): Promise<void> =>
  submitExample(app, order, vatDeregistrationExample('DE'))

async function submitExample(app: TestApp, order: OpenedWorkOrder, example: Answers): Promise<void> {
  const uploads = new Set<unknown>(Object.values(EXAMPLE_UPLOADS))
  const answers: Record<string, unknown> = {}
  for (const [key, answer] of Object.entries(example))
    answers[key] =
      Array.isArray(answer) && answer.some((id) => uploads.has(id))
        ? [await uploadSampleFile(app, order.as, 'proof.pdf')]
        : answer
  await submit(app, order, answers as Answers)
}

import { agencyToday } from '#main/testing/agency-today.ts'
import type { Caller, TestApp } from '#main/testing/test-app.ts'
import { uploadDocument } from '#documents/contract.ts'
import { exampleAnswers } from '#form-templates/de-vat-registration/example.ts'
import type { Answers } from '#forms/engine/model/template.ts'
import { markPaid, placeOrderOf } from '#orders/testing/orders.builders.ts'
import { nodeData, saveNodeData, submitSignature, workOrderDetails } from '../contract.ts'
import * as staff from '../staff/contract.ts'
import * as steps from '../staff/steps-contract.ts'
import * as authority from '../staff/authority-contract.ts'
import { acceptForm } from './review.builders.ts'

export const GERMAN_REGISTRATION = 'vat-registration-de'
export const WITH_FILING = { filing: '12' }

/** A small file with the bytes of a PDF. */
export function pdf(text = 'paper'): Buffer {
  return Buffer.from(`%PDF-1.4\n${text}\n%%EOF\n`)
}

export async function uploadSampleFile(
  app: TestApp,
  as: Caller,
  name = 'paper.pdf',
  bytes = pdf(name),
): Promise<string> {
  const { body } = await app.upload(uploadDocument, { name, bytes }, { as })
  if (!body.data) throw new Error(`${name}: ${body.message}`)
  return body.data.uploadId
}

export async function uploadForStaff(
  app: TestApp,
  workOrderId: string,
  name = 'certificate.pdf',
): Promise<string> {
  const settings = { as: app.people.agent, fields: { workOrderId } }
  const { body } = await app.upload(staff.staffUpload, { name, bytes: pdf(name) }, settings)
  if (!body.data) throw new Error(body.message)
  return body.data.uploadId
}

/** A work order opened by a paid order. */
export async function openWorkOrder(
  app: TestApp,
  as: Caller = app.people.seller,
  code = GERMAN_REGISTRATION,
  options?: Record<string, string>,
) {
  const order = await placeOrderOf(app, as, code, options)
  await markPaid(app, order)
  await app.drain()
  const { rows } = await app.database.pool.query<{ id: string }>(
    'select id from work_orders where order_id = $1 order by number',
    [order.id],
  )
  const workOrderId = rows[0]?.id
  if (!workOrderId) throw new Error('no work order was opened')
  return workOrderOf(app, workOrderId, as, order.id)
}

/** A work order with its node ids by their keys. */
export async function workOrderOf(app: TestApp, workOrderId: string, as: Caller, orderId: string) {
  const { body } = await app.get(workOrderDetails, { workOrderId }, { as })
  if (!body.data) throw new Error(body.message)
  const nodes = Object.fromEntries(body.data.nodes.map((node) => [node.key, node.id]))
  const node = (key: string): { workOrderId: string; nodeId: string } => {
    const nodeId = nodes[key]
    if (!nodeId) throw new Error(`no node ${key}`)
    return { workOrderId, nodeId }
  }
  return { workOrderId, orderId, as, node, number: body.data.workOrder.number }
}
export type OpenedWorkOrder = Awaited<ReturnType<typeof openWorkOrder>>

/** Answers of the German form with the company's own uploads. */
export async function answersWithUploads(app: TestApp, as: Caller): Promise<Answers> {
  const [passportId, businessLicenceId, registerExtractId, proofOfTradeId] = await Promise.all(
    ['passport', 'licence', 'register', 'trade'].map((name) => uploadSampleFile(app, as, `${name}.pdf`)),
  )
  return exampleAnswers({
    passportId: passportId ?? '',
    businessLicenceId: businessLicenceId ?? '',
    registerExtractId: registerExtractId ?? '',
    proofOfTradeId: proofOfTradeId ?? '',
  })
}

export async function submitForm(app: TestApp, order: OpenedWorkOrder): Promise<Answers> {
  const answers = await answersWithUploads(app, order.as)
  const { nodeId } = order.node('companyForm')
  const { body } = await app.post(saveNodeData, { nodeId, answers, submit: true }, { as: order.as })
  if (body.data?.status !== 'SUBMITTED') throw new Error(JSON.stringify(body))
  return answers
}

const STEPS = [
  'submitted',
  'accepted',
  'signed',
  'translated',
  'filed',
  'taxNumber',
  'vatNumber',
  'done',
] as const
export type Step = (typeof STEPS)[number]

async function made(answer: Promise<{ body: { code: number; message: string } }>): Promise<void> {
  const { body } = await answer
  if (body.code !== 0) throw new Error(JSON.stringify(body))
}

/** Runs a German registration from one step to another, both included. @param number the VAT number that is granted */
export async function advanceTo(
  app: TestApp,
  order: OpenedWorkOrder,
  last: Step,
  first: Step = 'submitted',
  number = 'DE129273398',
): Promise<void> {
  const { workOrderId } = order
  const as = app.people.agent
  const today = agencyToday(app)
  const actions: Record<Step, () => Promise<void>> = {
    submitted: async () => void (await submitForm(app, order)),
    accepted: () => made(acceptForm(app, order.node('companyForm'))),
    async signed() {
      const uploadId = await uploadSampleFile(app, order.as, 'signed.pdf')
      await made(app.post(submitSignature, { ...order.node('powerOfAttorney'), uploadId }, { as: order.as }))
      await made(app.post(steps.acceptNode, order.node('powerOfAttorney'), { as }))
    },
    translated: () => made(app.post(steps.completeNode, order.node('translation'), { as })),
    filed: () =>
      made(
        app.post(
          steps.completeNode,
          { ...order.node('handIn'), date: today, way: 'ELSTER', reference: 'et-2026-118' },
          { as },
        ),
      ),
    taxNumber: () =>
      made(
        app.post(
          authority.grantedByAuthority,
          { ...order.node('taxNumber'), number: '21/815/08150' },
          { as },
        ),
      ),
    async vatNumber() {
      const certificateUploadId = await uploadForStaff(app, workOrderId)
      const grant = { number, validFrom: '2026-03-01', certificateUploadId }
      await made(app.post(authority.grantedByAuthority, { ...order.node('vatNumber'), ...grant }, { as }))
    },
    done: () => made(app.post(steps.completeNode, order.node('handover'), { as })),
  }
  for (const step of STEPS.slice(STEPS.indexOf(first), STEPS.indexOf(last) + 1)) await actions[step]()
}

export async function formOf(app: TestApp, order: OpenedWorkOrder) {
  const { body } = await app.get(nodeData, { nodeId: order.node('companyForm').nodeId }, { as: order.as })
  if (!body.data) throw new Error(body.message)
  return body.data
}

export async function detailOf(app: TestApp, order: OpenedWorkOrder, lang: 'en' | 'zh' = 'en') {
  const { body } = await app.get(workOrderDetails, { workOrderId: order.workOrderId }, { as: order.as, lang })
  if (!body.data) throw new Error(body.message)
  return body.data
}

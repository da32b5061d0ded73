import { acceptForm } from '#work-orders/testing/review.builders.ts'
import { EXAMPLE_UPLOADS } from '#form-templates/parts/example-parts.ts'
import { iossExample, ossExample } from '#form-templates/one-stop-shop/examples.ts'
import type { Answers } from '#forms/engine/model/template.ts'
import { agencyToday } from '#main/testing/agency-today.ts'
import type { Caller, TestApp } from '#main/testing/test-app.ts'
import { saveNodeData, submitSignature } from '#work-orders/contract.ts'
import { grantedByAuthority } from '#work-orders/staff/authority-contract.ts'
import { acceptNode, completeNode } from '#work-orders/staff/steps-contract.ts'
import {
  openWorkOrder,
  uploadSampleFile,
  type OpenedWorkOrder,
} from '#work-orders/testing/work-orders.builders.ts'
import { type Obtained, registrationOf } from './registrations.builders.ts'

const SCHEMES = {
  OSS: { code: 'oss-registration', node: 'oss', answers: ossExample },
  IOSS: { code: 'ioss-registration', node: 'ioss', answers: iossExample },
} as const

type Asked = { number: string; firstMonth: string; as?: Caller }

/** A registration with a one-stop shop whose returns of a year begin with that month, `2026-07`. */
export async function filedInScheme(
  app: TestApp,
  scheme: keyof typeof SCHEMES,
  { number, firstMonth, as = app.people.seller }: Asked,
): Promise<Obtained> {
  const { code, node, answers } = SCHEMES[scheme]
  const order = await openWorkOrder(app, as, code, { returns: '12' })
  await submitted(app, order, answers)
  const agent = { as: app.people.agent }
  await made(acceptForm(app, order.node('companyForm')))
  const uploadId = await uploadSampleFile(app, as, 'signed.pdf')
  await made(app.post(submitSignature, { ...order.node('powerOfAttorney'), uploadId }, { as }))
  await made(app.post(acceptNode, order.node('powerOfAttorney'), agent))
  const filed = { date: agencyToday(app), way: 'portal', reference: 'S-1' }
  await made(app.post(completeNode, { ...order.node('handIn'), ...filed }, agent))
  await made(app.post(grantedByAuthority, { ...order.node(node), number }, agent))
  await made(app.post(completeNode, { ...order.node('handover'), firstMonth }, agent))
  const registration = await registrationOf(app, order)
  return { order, id: registration.id, registration }
}

async function submitted(app: TestApp, order: OpenedWorkOrder, example: Answers): Promise<void> {
  const samples = new Set<unknown>(Object.values(EXAMPLE_UPLOADS))
  const answers: Record<string, unknown> = {}
  for (const [key, answer] of Object.entries(example))
    answers[key] =
      Array.isArray(answer) && answer.some((id) => samples.has(id))
        ? [await uploadSampleFile(app, order.as, 'proof.pdf')]
        : answer
  const { nodeId } = order.node('companyForm')
  await made(app.post(saveNodeData, { nodeId, answers: answers as Answers, submit: true }, { as: order.as }))
}

async function made(answer: Promise<{ body: { code: number; message: string } }>): Promise<void> {
  const { body } = await answer
  if (body.code !== 0) throw new Error(JSON.stringify(body))
}

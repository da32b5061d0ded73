import type { NodeResult } from '#catalogue/process.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { isDone, type NodeStatus } from '#work-orders/states.ts'
import { samplePdf } from '../../journey/sample-documents.ts'
import { answersOf, papersOf } from './answers.ts'
import { numberIssued } from './numbers.ts'
import type { Case } from './office-cast.ts'

export type Step = {
  id: string
  key: string
  kind: string
  status: NodeStatus
  produces: NodeResult | null
  reviews: string | null
}
type Details = { workOrder: { status: string; country: string; percent: number }; nodes: Step[] }

export type Place = { step: Step | undefined; country: string; isOpen: boolean }

/** Where a case stands: the step that somebody has to do something about. */
export async function stepOf(one: Case): Promise<Place> {
  const { cast, buyer, workOrderId } = one
  const { workOrder, nodes } = await buyer.client.get<Details>(`${cast.base}/woProcessNode/get`, {
    workOrderId,
  })
  const waiting = nodes.filter(({ status }) => status !== 'LOCKED' && !isDone(status))
  const review = waiting.find(({ kind }) => kind === 'REVIEW')
  const form = nodes.find(({ key }) => key === review?.reviews)
  const step = review && form?.status === 'SUBMITTED' ? review : waiting[0]
  return { step, country: workOrder.country, isOpen: workOrder.status === 'OPEN' }
}

/** Who does something about it, and how many days that usually takes. */
export function usualPace({ kind, status }: Step): {
  who: 'agency' | 'seller'
  days: readonly [number, number]
} {
  if (status === 'SUBMITTED' || kind === 'REVIEW') return { who: 'agency', days: [0, 2] }
  if (kind === 'FORM') return { who: 'seller', days: [1, 9] }
  if (kind === 'SIGNATURE') return { who: 'seller', days: [1, 6] }
  if (kind === 'SELLER_TASK' || kind === 'PAYMENT_OF_TAX') return { who: 'seller', days: [1, 7] }
  if (kind === 'LEGALISATION') return { who: 'agency', days: [2, 5] }
  if (kind === 'AUTHORITY') return { who: 'agency', days: [9, 30] }
  return { who: 'agency', days: [0, 2] }
}

/** Does what is due at a step, as its people would. */
export async function doStep(one: Case, step: Step, country: string): Promise<void> {
  const { cast, buyer, agent, workOrderId } = one
  const at = { workOrderId, nodeId: step.id }
  const { base } = cast
  if (step.kind === 'FORM') return sendForm(one, step)
  if (step.kind === 'REVIEW') return acceptForm(one, step)
  if (step.status === 'SUBMITTED') return void (await agent.client.post(`${base}/staff/node/accept`, at))
  if (step.kind === 'SIGNATURE') {
    const uploadId = await uploadAsBuyer(one, 'power-of-attorney-signed')
    return void (await buyer.client.post(`${base}/woProcessNode/submitSignature`, { ...at, uploadId }))
  }
  if (step.kind === 'SELLER_TASK' || step.kind === 'PAYMENT_OF_TAX') {
    const uploadId = await uploadAsBuyer(one, 'proof')
    return void (await buyer.client.post(`${base}/woProcessNode/submitTask`, { ...at, uploadId }))
  }
  if (step.kind === 'AUTHORITY') return grant(one, step, country)
  await agent.client.post(`${base}/staff/node/complete`, { ...at, ...recordOf(one, step) })
}

const recordOf = ({ cast, serial }: Case, { kind }: Step) =>
  kind === 'AGENCY_TASK'
    ? { way: cast.dice.pick(['ELSTER', 'e-mail', 'registered letter']), reference: `ref-${24_000 + serial}` }
    : kind === 'DELIVERY'
      ? { validUntil: addDays(cast.today(), 365) }
      : {}

export async function uploadAsBuyer({ cast, buyer }: Case, name: string): Promise<string> {
  return buyer.client.upload(`${cast.base}/file/upload`, {
    name: `${name}.pdf`,
    bytes: await paperNamed(name),
  })
}

const papers = new Map<string, Promise<Buffer>>()

/** Printed once: each company hands in the same specimen. */
function paperNamed(name: string): Promise<Buffer> {
  const printed = papers.get(name) ?? samplePdf(name)
  papers.set(name, printed)
  return printed
}

async function sendForm(one: Case, { id: nodeId }: Step): Promise<void> {
  const { cast, buyer, code } = one
  type Read = { saved: boolean; answers: Record<string, unknown>; revisions: Record<string, number> }
  const read = await buyer.client.get<Read>(`${cast.base}/woNodeData/get`, { nodeId })
  const uploads = papersOf(code).map(
    async (paper) => [paper, await uploadAsBuyer(one, paper.replace('up_', ''))] as const,
  )
  const answers = answersOf(code, buyer.about, new Map(await Promise.all(uploads)))
  const sent = read.saved
    ? await buyer.client.post<{ status: string; errors?: unknown }>(`${cast.base}/woNodeData/update`, {
        nodeId,
        answers: { ...read.answers, ...answers },
        revisions: read.revisions,
        submit: true,
      })
    : await buyer.client.post<{ status: string; errors?: unknown }>(`${cast.base}/woNodeData/save`, {
        nodeId,
        answers,
        submit: true,
      })
  if (sent.status !== 'SUBMITTED') throw new Error(`${code}: ${JSON.stringify(sent.errors)}`)
}

/** Only an ending returns a form, so that what is judged is always what came first. */
export const SUBMISSION = 1

async function acceptForm(one: Case, { id: nodeId }: Step): Promise<void> {
  const { cast, agent, workOrderId } = one
  const at = { workOrderId, nodeId }
  await agent.client.post(`${cast.base}/staff/verdict/acceptRest`, { ...at, submission: SUBMISSION })
  await agent.client.post(`${cast.base}/staff/node/accept`, at)
}

async function grant(one: Case, step: Step, country: string): Promise<void> {
  const { cast, agent, serial, workOrderId } = one
  const bytes = await paperNamed('Certificate')
  const file = { name: 'certificate.pdf', bytes }
  const uploadId = await agent.client.upload(`${cast.base}/staff/file/upload`, file, { workOrderId })
  const number = numberIssued(step.produces, country, serial)
  await agent.client.post(`${cast.base}/staff/authority/grant`, {
    workOrderId,
    nodeId: step.id,
    ...(number && { number }),
    validFrom: cast.today(),
    certificateUploadId: uploadId,
  })
}

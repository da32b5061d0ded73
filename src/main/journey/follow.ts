import { exampleAnswers } from '#form-templates/de-vat-registration/example.ts'
import type { Client } from './http-client.ts'
import { samplePdf } from './sample-documents.ts'
import type { Steps } from './steps.ts'

type Node = { id: string; key: string; kind: string; status: string; produces: string | null }
type Details = {
  workOrder: { status: string; turn: string; number: string }
  nodes: Node[]
  returned: { notes: { path: string }[] } | null
  obtained: { number: string | null; kind: string }[]
  history: unknown[]
}

export type Actors = {
  steps: Steps
  seller: Client
  staff: Client
  base: string
  workOrderId: string
  /** What this company answers differently from the example. */
  answers?: Record<string, unknown>
  /** The day on which it happens: today, if nothing else is said. */
  today?: () => string
}

const realToday = () => new Date().toISOString().slice(0, 10)

const detailsOf = ({ seller, base, workOrderId }: Actors) =>
  seller.get<Details>(`${base}/woProcessNode/get`, { workOrderId })

export async function nodeWhere(actors: Actors, is: (node: Node) => boolean): Promise<Node> {
  const node = (await detailsOf(actors)).nodes.find(is)
  if (!node) throw new Error('the process has no such step')
  return node
}

/** The seller fills in the form; the agency returns the passport; the seller sends it again; the agency accepts. */
export async function fillInForm(actors: Actors): Promise<void> {
  const { steps, seller, staff, base, workOrderId } = actors
  const form = await nodeWhere(actors, (node) => node.kind === 'FORM')
  const paper = async (name: string) =>
    seller.upload(`${base}/file/upload`, { name: `${name}.pdf`, bytes: await samplePdf(name) })
  const uploads = await steps.step('upload four papers', async () => ({
    passportId: await paper('passport'),
    businessLicenceId: await paper('business-licence'),
    registerExtractId: await paper('register-extract'),
    proofOfTradeId: await paper('proof-of-trade'),
  }))
  const answers = { ...exampleAnswers(uploads), ...actors.answers }
  await steps.step('save a draft', () =>
    seller.post(`${base}/woNodeData/save`, {
      nodeId: form.id,
      answers: { companyName: answers['companyName'] },
      submit: false,
    }),
  )
  const draft = await seller.get<{ revisions: Record<string, number> }>(`${base}/woNodeData/get`, {
    nodeId: form.id,
  })
  await steps.step('submit the form', () =>
    submitForm(seller, base, { nodeId: form.id, answers, revisions: draft.revisions }),
  )
  await steps.step(
    'the agency finds it in the queue',
    () =>
      staff.get<{ records: { id: string }[] }>(`${base}/staff/queue/list`, { view: 'all', pageSize: '100' }),
    (queue) =>
      queue.records.some((record) => record.id === workOrderId) ? 'found' : 'not on the first page',
  )
  const review = await nodeWhere(actors, (node) => node.kind === 'REVIEW')
  await steps.step('the agency returns the passport', () =>
    staff.post(`${base}/staff/node/return`, {
      workOrderId,
      nodeId: review.id,
      notes: [{ path: 'directors/zhou/passport', reasonCode: 'cutOff', example: true }],
    }),
  )
  await steps.step(
    'the seller reads what came back',
    async () => {
      const details = await detailsOf(actors)
      if (details.workOrder.turn !== 'seller' || !details.returned)
        throw new Error('it is not the seller’s turn')
      return details.returned
    },
    (returned) => returned.notes.map((note) => note.path).join(),
  )
  await steps.step('the seller sends the passport again', async () => {
    const passport = await paper('passport-complete')
    const current = await seller.get<{ revisions: Record<string, number>; answers: Answers }>(
      `${base}/woNodeData/get`,
      { nodeId: form.id },
    )
    const directors = (current.answers['directors'] as Record<string, unknown>[]).map((row) => ({
      ...row,
      passport: [passport],
    }))
    const corrected = { ...current.answers, directors }
    return submitForm(seller, base, { nodeId: form.id, answers: corrected, revisions: current.revisions })
  })
  await steps.step('the agency accepts every answer', () =>
    staff.post(`${base}/staff/verdict/acceptRest`, { workOrderId, nodeId: review.id, submission: 2 }),
  )
  await steps.step('the agency accepts the form', () =>
    staff.post(`${base}/staff/node/accept`, { workOrderId, nodeId: review.id }),
  )
}

type Answers = Record<string, unknown>

async function submitForm(
  seller: Client,
  base: string,
  form: { nodeId: string; answers: Answers; revisions: Record<string, number> },
): Promise<void> {
  const answer = await seller.post<{ status: string; errors?: { path: string; key: string }[] }>(
    `${base}/woNodeData/update`,
    { ...form, submit: true },
  )
  if (answer.status !== 'SUBMITTED')
    throw new Error(`the form was not accepted: ${JSON.stringify(answer.errors)}`)
}

/**
 * The power of attorney is created, signed, submitted and accepted; the translation is recorded; the documents are
 * filed.
 */
export async function signAndFile(actors: Actors): Promise<void> {
  const { steps, seller, staff, base, workOrderId } = actors
  const signature = await nodeWhere(actors, (node) => node.kind === 'SIGNATURE')
  await steps.step(
    'the seller takes the power of attorney',
    () => seller.download(`${base}/woProcessNode/document`, { nodeId: signature.id }),
    (pdf) => `${Math.round(pdf.length / 1024)} KB`,
  )
  await steps.step('the seller hands it in signed', async () => {
    const signed = { name: 'power-of-attorney-signed.pdf', bytes: await samplePdf('signed') }
    const fileId = await seller.upload(`${base}/file/upload`, signed)
    return seller.post(`${base}/woProcessNode/submitSignature`, {
      workOrderId,
      nodeId: signature.id,
      uploadId: fileId,
    })
  })
  await steps.step('the agency accepts it', () =>
    staff.post(`${base}/staff/node/accept`, { workOrderId, nodeId: signature.id }),
  )
  const translation = await nodeWhere(actors, (node) => node.kind === 'LEGALISATION')
  await steps.step('the translation is there', () =>
    staff.post(`${base}/staff/node/complete`, { workOrderId, nodeId: translation.id }),
  )
  const filing = await nodeWhere(actors, (node) => node.kind === 'AGENCY_TASK')
  await steps.step('the papers go to the tax office', () =>
    staff.post(`${base}/staff/node/complete`, {
      workOrderId,
      nodeId: filing.id,
      way: 'ELSTER',
      reference: 'et-0815-4711',
    }),
  )
}

/** The authority answers twice; the agency delivers the number. */
export async function receiveNumber(
  actors: Actors,
  { handsOver = true, number = 'DE136695976' } = {},
): Promise<string> {
  const { steps, staff, base, workOrderId, today = realToday } = actors
  const taxNumber = await nodeWhere(actors, (node) => node.produces === 'TAX_NUMBER')
  await steps.step('the tax number comes', () =>
    staff.post(`${base}/staff/authority/grant`, {
      workOrderId,
      nodeId: taxNumber.id,
      number: '22/815/08154',
    }),
  )
  const vatNumber = await nodeWhere(actors, (node) => node.produces === 'VAT_NUMBER')
  await steps.step('the VAT number comes with its certificate', async () => {
    const certificate = { name: 'certificate.pdf', bytes: await samplePdf('Certificate') }
    const certificateFileId = await staff.upload(`${base}/staff/file/upload`, certificate, { workOrderId })
    return staff.post(`${base}/staff/authority/grant`, {
      workOrderId,
      nodeId: vatNumber.id,
      number,
      validFrom: today(),
      certificateUploadId: certificateFileId,
    })
  })
  if (!handsOver) return number
  const delivery = await nodeWhere(actors, (node) => node.kind === 'DELIVERY')
  await steps.step('the agency hands it over', () =>
    staff.post(`${base}/staff/node/complete`, { workOrderId, nodeId: delivery.id }),
  )
  const details = await steps.step(
    'the seller reads the number',
    () => detailsOf(actors),
    (found) => `${found.workOrder.status}, ${found.history.length} entries of history`,
  )
  // Filing that was bought with it goes on after the handover.
  const expected = details.nodes.some((node) => node.kind === 'FILING_TERM') ? 'OPEN' : 'COMPLETED'
  if (details.workOrder.status !== expected) throw new Error(`the work order is ${details.workOrder.status}`)
  const delivered = details.obtained.find((one) => one.number === number)
  if (!delivered) throw new Error('the number was not delivered')
  return number
}

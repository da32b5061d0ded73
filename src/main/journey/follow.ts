import { exampleAnswers } from '#form-templates/de-vat-registration/example.ts'
import type { Client } from './http-client.ts'
import { samplePdf } from './sample-documents.ts'
import type { Steps } from './steps.ts'

type Node = { id: string; key: string; kind: string; status: string; produces: string | null }
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
  seller.api(base).get('/woProcessNode/get', { workOrderId })

export async function nodeWhere(actors: Actors, is: (node: Node) => boolean): Promise<Node> {
  const node = (await detailsOf(actors)).nodes.find(is)
  if (!node) throw new Error('the process has no such step')
  return node
}

/** The seller fills in the form; the agency returns the passport; the seller sends it again; the agency accepts. */
export async function fillInForm(actors: Actors): Promise<void> {
  const { steps, seller, staff, base, workOrderId } = actors
  const form = await nodeWhere(actors, (node) => node.kind === 'FORM')
  const paper = async (name: string) => {
    const file = { name: `${name}.pdf`, bytes: await samplePdf(name) }
    return (await seller.api(base).upload('/file/upload', file)).uploadId
  }
  const uploads = await steps.step('upload four papers', async () => ({
    passportId: await paper('passport'),
    businessLicenceId: await paper('business-licence'),
    registerExtractId: await paper('register-extract'),
    proofOfTradeId: await paper('proof-of-trade'),
  }))
  const answers = { ...exampleAnswers(uploads), ...actors.answers }
  await steps.step('save a draft', () =>
    seller.api(base).post('/woNodeData/save', {
      nodeId: form.id,
      answers: { companyName: answers['companyName'] },
      submit: false,
    }),
  )
  const draft = await seller.api(base).get('/woNodeData/get', {
    nodeId: form.id,
  })
  await steps.step('submit the form', () =>
    submitForm(seller, base, { nodeId: form.id, answers, revisions: draft.revisions }),
  )
  await steps.step(
    'the agency finds it in the queue',
    () => staff.api(base).get('/staff/queue/list', { view: 'all', pageSize: 100 }),
    (queue) =>
      queue.records.some((record) => record.id === workOrderId) ? 'found' : 'not on the first page',
  )
  const review = await nodeWhere(actors, (node) => node.kind === 'REVIEW')
  await steps.step('the agency returns the passport', () =>
    staff.api(base).post('/staff/node/return', {
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
    const current = await seller.api(base).get('/woNodeData/get', { nodeId: form.id })
    const directors = (current.answers['directors'] as Record<string, unknown>[]).map((row) => ({
      ...row,
      passport: [passport],
    }))
    const corrected = { ...current.answers, directors }
    return submitForm(seller, base, { nodeId: form.id, answers: corrected, revisions: current.revisions })
  })
  await steps.step('the agency accepts every answer', () =>
    staff.api(base).post('/staff/verdict/acceptRest', { workOrderId, nodeId: review.id, submission: 2 }),
  )
  await steps.step('the agency accepts the form', () =>
    staff.api(base).post('/staff/node/accept', { workOrderId, nodeId: review.id }),
  )
}

type Answers = Record<string, unknown>

async function submitForm(
  seller: Client,
  base: string,
  form: { nodeId: string; answers: Answers; revisions: Record<string, number> },
): Promise<void> {
  const answer = await seller.api(base).post('/woNodeData/update', { ...form, submit: true })
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
    () => seller.api(base).download('GET /woProcessNode/document', { nodeId: signature.id }),
    ({ bytes }) => `${Math.round(bytes.length / 1024)} KB`,
  )
  await steps.step('the seller hands it in signed', async () => {
    const signed = { name: 'power-of-attorney-signed.pdf', bytes: await samplePdf('signed') }
    const { uploadId } = await seller.api(base).upload('/file/upload', signed)
    return seller.api(base).post('/woProcessNode/submitSignature', {
      workOrderId,
      nodeId: signature.id,
      uploadId,
    })
  })
  await steps.step('the agency accepts it', () =>
    staff.api(base).post('/staff/node/accept', { workOrderId, nodeId: signature.id }),
  )
  const translation = await nodeWhere(actors, (node) => node.kind === 'LEGALISATION')
  await steps.step('the translation is there', () =>
    staff.api(base).post('/staff/node/complete', { workOrderId, nodeId: translation.id }),
  )
  const filing = await nodeWhere(actors, (node) => node.kind === 'AGENCY_TASK')
  await steps.step('the papers go to the tax office', () =>
    staff.api(base).post('/staff/node/complete', {
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
    staff.api(base).post('/staff/authority/grant', {
      workOrderId,
      nodeId: taxNumber.id,
      number: '22/815/08154',
    }),
  )
  const vatNumber = await nodeWhere(actors, (node) => node.produces === 'VAT_NUMBER')
  await steps.step('the VAT number comes with its certificate', async () => {
    const certificate = { name: 'certificate.pdf', bytes: await samplePdf('Certificate') }
    const { uploadId } = await staff.api(base).upload('/staff/file/upload', certificate, { workOrderId })
    return staff.api(base).post('/staff/authority/grant', {
      workOrderId,
      nodeId: vatNumber.id,
      number,
      validFrom: today(),
      certificateUploadId: uploadId,
    })
  })
  if (!handsOver) return number
  const delivery = await nodeWhere(actors, (node) => node.kind === 'DELIVERY')
  await steps.step('the agency hands it over', () =>
    staff.api(base).post('/staff/node/complete', { workOrderId, nodeId: delivery.id }),
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

import { fillInForm, nodeWhere, type Actors } from '#main/journey/follow.ts'
import { samplePdf } from '#main/journey/sample-documents.ts'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

export type Signed = {
  /** Work whose signed document is to be checked, and whose document was signed again. */
  work: Record<'signed' | 'again', string>
  /** A mandate that ends soon. */
  endingId: string
}

/** A signed document to be checked, a mandate that ends soon, and one that was signed again. */
export async function signMandates(
  buy: () => Promise<{ workOrderId: string }>,
  at: (workOrderId: string) => Actors,
): Promise<Signed> {
  const sign = async (validUntil?: string) => {
    const { workOrderId } = await buy()
    await signOne(at(workOrderId), validUntil)
    return workOrderId
  }
  const signed = await sign()
  const again = await sign(inDays(10))
  const actors = at(again)
  await actors.seller.post(`${actors.base}/mandate/renew`, {
    mandateId: await mandateOf(actors),
    uploadId: await upload(actors, 'signed-again'),
  })
  const ending = await sign(inDays(25))
  return { work: { signed, again }, endingId: await mandateOf(at(ending)) }
}

async function signOne(actors: Actors, validUntil?: string): Promise<void> {
  await fillInForm(actors)
  const { seller, staff, base, workOrderId } = actors
  const { id: nodeId } = await nodeWhere(actors, (node) => node.kind === 'SIGNATURE')
  const uploadId = await upload(actors, 'power-of-attorney')
  await seller.post(`${base}/woProcessNode/submitSignature`, { workOrderId, nodeId, uploadId })
  if (validUntil) await staff.post(`${base}/staff/node/accept`, { workOrderId, nodeId, validUntil })
}

const upload = async ({ seller, base }: Actors, name: string) =>
  seller.upload(`${base}/file/upload`, { name: `${name}.pdf`, bytes: await samplePdf(name) })

async function mandateOf({ seller, base, workOrderId }: Actors): Promise<string> {
  type Mandates = { records: { id: string; workOrder: { id: string } }[] }
  const { records } = await seller.get<Mandates>(`${base}/mandate/list`, { pageSize: '100' })
  return records.find(({ workOrder }) => workOrder.id === workOrderId)?.id ?? ''
}

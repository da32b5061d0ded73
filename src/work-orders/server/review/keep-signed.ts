import { getProducts } from '#catalogue/server/public.ts'
import { getBoundFiles } from '#documents/server/public.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { keepMandate } from '#registrations/server/public.ts'
import type { Work } from '../work.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'
import type { NodeRow } from '../work-orders.tables.ts'

/** What the check read from a signed document, where it says so. */
export type ReadFromDocument = { signedOn?: Day; validUntil?: Day }

/** A signed document was accepted: the agency may act under it, from now on. Does nothing for other steps. */
export async function keepSigned(work: Work, node: NodeRow, read: ReadFromDocument): Promise<void> {
  if (node.kind !== 'SIGNATURE') return
  const { tx, deps, workOrder, today, now: at } = work
  const signedOn = read.signedOn ?? node.details.signedOn ?? today
  checkDays(signedOn, read.validUntil, today)
  node.details = { ...node.details, signedOn, ...(read.validUntil && { validUntil: read.validUntil }) }
  const fileId = node.details.signedFileId ?? (await lastSigned(work, node))
  const [product] = await getProducts(deps, tx, [workOrder.productId])
  if (fileId === undefined || !product) return
  const { companyId, country, productName, id: workOrderId, number: workOrderNumber } = workOrder
  const about = { companyId, country, productName, workOrderId, workOrderNumber, nodeId: node.id, fileId }
  const signed = { ...about, scope: product.category, signedOn, expiresOn: read.validUntil ?? null }
  await keepMandate(tx, deps, signed, { today, at })
}

function checkDays(signedOn: Day, validUntil: Day | undefined, today: Day): void {
  if (signedOn > today) throw workOrderRefusals.day_in_future({ fields: { signedOn: TEXTS.future } })
  if (validUntil !== undefined && validUntil < today)
    throw workOrderRefusals.valid_until_wrong({ fields: { validUntil: TEXTS.over } })
}

const TEXTS = {
  future: { en: 'The day of the signature cannot be in the future.', zh: '签署日期不能晚于今天。' },
  over: {
    en: 'A document that is no longer valid cannot be accepted. Return it and ask for a new one.',
    zh: '文件已过有效期，不能通过。请退回并要求重新签署。',
  },
}

/** For a document that was submitted before its step kept which one it was. */
async function lastSigned({ tx, workOrder }: Work, node: NodeRow): Promise<string | undefined> {
  const files = await getBoundFiles(tx, workOrder.companyId, [node.id])
  return files.findLast(({ place }) => place === 'signed')?.id
}

import { bindFiles } from '#documents/server/public.ts'
import type { Work } from '../work.ts'
import type { NodeRow } from '../work-orders.tables.ts'

/** What staff uploaded for a step, and which of it the seller does not see. */
export type Papers = { fileIds?: readonly string[]; internalFileIds?: readonly string[] }

/** The place of a paper in its step: what staff put there, and may show or keep later. */
export const PAPER = 'paper'

/** Puts papers that staff uploaded with a step: what was filed, a translation, a letter. The seller sees them there. */
export async function bindPapers(
  { tx, workOrder: { companyId, country }, now: at }: Work,
  node: NodeRow,
  { fileIds = [], internalFileIds = [] }: Papers,
): Promise<void> {
  const shown = fileIds.filter((id) => !internalFileIds.includes(id))
  const step = { companyId, record: node.id, at }
  await bindFiles(tx, {
    ...step,
    files: placed(shown),
    about: paperOf(node, country),
    asStaff: 'show',
  })
  await bindFiles(tx, { ...step, files: placed(internalFileIds), asStaff: 'keep' })
}

const placed = (ids: readonly string[]) => ids.map((fileId) => ({ place: PAPER, fileId }))

/** What the company's documents say of it. */
export const paperOf = ({ name }: Pick<NodeRow, 'name'>, country: string) =>
  ({ kind: 'OTHER', label: name, country }) as const

/** Binds the certificate of what an authority granted: to the step, or to what proposes it and keeps it meanwhile. */
export function bindCertificate(
  { tx, workOrder: { companyId, country }, now: at }: Work,
  node: NodeRow,
  fileId: string,
  proposal?: string,
): Promise<void> {
  return bindFiles(tx, {
    companyId,
    record: proposal ?? node.id,
    asStaff: proposal === undefined ? 'show' : 'keep',
    files: [{ place: 'certificate', fileId }],
    about: { kind: 'CERTIFICATE', label: node.name, country },
    at,
  })
}

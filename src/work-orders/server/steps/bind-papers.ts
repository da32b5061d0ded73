import { bindFiles } from '#documents/server/public.ts'
import type { Work } from '../work.ts'
import type { NodeRow } from '../work-orders.tables.ts'

/** Puts papers that staff uploaded with a step: what was filed, a translation, a letter. The seller sees them there. */
export function bindPapers(
  { tx, workOrder: { companyId, country }, now: at }: Work,
  node: NodeRow,
  fileIds: readonly string[] = [],
): Promise<void> {
  return bindFiles(tx, {
    companyId,
    record: node.id,
    files: fileIds.map((fileId) => ({ place: 'paper', fileId })),
    about: { kind: 'OTHER', label: node.name, country },
    at,
  })
}

/** Binds the certificate of what an authority granted: to the step, or to what proposes it meanwhile. */
export function bindCertificate(
  { tx, workOrder: { companyId, country }, now: at }: Work,
  node: NodeRow,
  fileId: string,
  record: string = node.id,
): Promise<void> {
  return bindFiles(tx, {
    companyId,
    record,
    files: [{ place: 'certificate', fileId }],
    about: { kind: 'CERTIFICATE', label: node.name, country },
    at,
  })
}

import {
  getBoundForStaff,
  getFilesForStaff,
  readAsStaff,
  storeUpload,
  type FileScanner,
  type StoredFileRow,
} from '#documents/server/public.ts'
import type { IncomingUpload } from '#platform/server/http/call-context.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { staffUploadForm } from '../../staff/contract.ts'
import type { ReadingConfig } from '#documents/server/public.ts'
import { listSupplements } from '../supplements/supplements.queries.ts'
import { findWorkOrder, listNodes } from '../work-orders.queries.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'
import type { WorkOrderRow } from '../work-orders.tables.ts'

/** Stores a file for a work order. It belongs to the company that bought it, which sees it once a record shows it. */
export async function uploadAsStaff(
  deps: ServerDeps,
  scanner: FileScanner,
  staff: StaffPrincipal,
  upload: IncomingUpload,
) {
  const { data } = staffUploadForm.fields.safeParse(upload.fields)
  const workOrder = data && (await findWorkOrder(deps.db, data.workOrderId))
  if (!workOrder) {
    upload.stream.resume()
    throw workOrderRefusals.not_found()
  }
  const { companyId } = workOrder
  const by = { kind: 'staff', id: staff.staffId } as const
  return storeUpload(deps, scanner, upload, { companyId, by, isInternal: true })
}

type StaffReading = {
  staff: StaffPrincipal
  workOrderId: string
  fileId: string
  address: string
  reason?: string | undefined
}

/**
 * A document of a work order for a member of staff: one that was submitted, or that staff uploaded for the company.
 * In an order that is not theirs with a reason, and so many a day; fewer of what shows an identity or a bank account.
 */
export async function downloadAsStaff(deps: ServerDeps<ReadingConfig>, request: StaffReading) {
  const workOrder = await findWorkOrder(deps.db, request.workOrderId)
  if (!workOrder) throw workOrderRefusals.not_found()
  const file = await fileOfOrder(deps, workOrder, request)
  const { id: workOrderId } = workOrder
  return readAsStaff(deps, file, request, { of: { workOrderId }, about: { workOrderId } })
}

async function fileOfOrder(
  { db }: Pick<ServerDeps, 'db'>,
  { id, companyId }: WorkOrderRow,
  { fileId, staff }: Pick<StaffReading, 'fileId' | 'staff'>,
): Promise<StoredFileRow> {
  const nodes = await listNodes(db, [id])
  const supplements = await listSupplements(db, id)
  const records = [...nodes, ...supplements].map((record) => record.id)
  const bound = await getBoundForStaff(db, companyId, records)
  const [own] = await getFilesForStaff(db, companyId, [fileId])
  const isOfOrder = bound.some((file) => file.id === fileId)
  // Whoever does not see everything opens of the company's other papers only what they have just uploaded.
  const isOurs =
    own?.uploadedByKind === 'staff' && (staff.scope === 'all' || own.uploadedById === staff.staffId)
  if (!own || (!isOfOrder && !isOurs)) throw workOrderRefusals.file_not_found()
  return own
}

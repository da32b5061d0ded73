import {
  getBoundFiles,
  getStoredFiles,
  openFile,
  storeUpload,
  type Scanner,
} from '#documents/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { IncomingUpload } from '#platform/server/http/call-context.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { ID_PATTERN } from '#platform/shared/ids.ts'
import { listSupplements } from '../supplements/supplements.queries.ts'
import { findWorkOrder, listNodes } from '../work-orders.queries.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'

/** Stores a file for a work order; it belongs to the company that bought it. */
export async function uploadAsStaff(
  deps: ServerDeps,
  scanner: Scanner,
  staff: StaffPrincipal,
  upload: IncomingUpload,
) {
  const workOrderId = upload.fields['workOrderId'] ?? ''
  const workOrder = ID_PATTERN.test(workOrderId) ? await findWorkOrder(deps.db, workOrderId) : undefined
  if (!workOrder) {
    upload.stream.resume()
    throw workOrderRefusals.not_found()
  }
  const { companyId } = workOrder
  return storeUpload(deps, scanner, upload, { companyId, by: { kind: 'staff', id: staff.staffId } })
}

/** A document of a work order for a member of staff: one that was submitted, or that staff uploaded for the company. */
export async function downloadAsStaff(
  deps: ServerDeps,
  request: { staff: StaffPrincipal; workOrderId: string; fileId: string; address: string },
) {
  const workOrder = await findWorkOrder(deps.db, request.workOrderId)
  if (!workOrder) throw workOrderRefusals.not_found()
  const nodes = await listNodes(deps.db, [workOrder.id])
  const supplements = await listSupplements(deps.db, workOrder.id)
  const bound = await getBoundFiles(
    deps.db,
    workOrder.companyId,
    [...nodes, ...supplements].map((record) => record.id),
  )
  const [own] = await getStoredFiles(deps.db, workOrder.companyId, [request.fileId])
  const isOfOrder = bound.some((file) => file.id === request.fileId)
  if (!own || (!isOfOrder && own.uploadedByKind !== 'staff')) throw workOrderRefusals.file_not_found()
  await deps.db.transaction((tx) =>
    writeAudit(tx, {
      at: deps.clock.now(),
      actorKind: 'staff',
      actorId: request.staff.staffId,
      action: 'document.read',
      record: own.id,
      companyId: workOrder.companyId,
      address: request.address,
      detail: { workOrderId: workOrder.id },
    }),
  )
  return openFile(deps, own)
}

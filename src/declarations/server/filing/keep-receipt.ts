import { bindFiles, storeUpload, type FileScanner } from '#documents/server/public.ts'
import { notify } from '#messages/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { IncomingUpload } from '#platform/server/http/call-context.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { InputOf } from '#platform/shared/call.ts'
import type { Actor, StaffPrincipal } from '#platform/shared/principal.ts'
import { zonedMoment } from '#platform/shared/zoned-instant.ts'
import { authorityZone } from '../../authority-zone.ts'
import { type keepReceipt as keepReceiptCall, receiptForm } from '../../staff/receipt-contract.ts'
import { aboutDeclaration, declarationsMessages } from '../declarations.messages.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import { lockDeclaration, updateDeclaration } from '../declarations.repository.ts'
import { writeStep } from '../move-declaration.ts'
import { requireWork } from './read-work.ts'

/** Stores a receipt for the company of a declaration. @throws declarations.not_found */
export async function storeReceipt(
  deps: ServerDeps,
  { scanner, staff }: { scanner: FileScanner; staff: StaffPrincipal },
  upload: IncomingUpload,
) {
  try {
    const fields = receiptForm.fields.safeParse(upload.fields)
    if (!fields.success) throw declarationRefusals.not_found()
    await requireWork(deps, staff, fields.data)
  } catch (error) {
    // Read to its end, so that the sender receives the response.
    upload.stream.resume()
    throw error
  }
  const { companyId } = receiptForm.fields.parse(upload.fields)
  return storeUpload(deps, scanner, upload, { companyId, by: { kind: 'staff', id: staff.staffId } })
}

type Kept = InputOf<typeof keepReceiptCall> & { by: Actor; address: string }

/**
 * The authority's own receipt, for portals that staff file on by hand. A better one replaces it; the earlier stays among
 * the company's files.
 * @throws declarations.not_found, declarations.receipt_too_early, declarations.receipt_in_future, documents.not_found
 */
export async function keepReceipt(deps: ServerDeps, kept: Kept): Promise<void> {
  const { companyId, id, uploadId: fileId, reference, by, address } = kept
  const at = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const row = await lockDeclaration(tx, companyId, id)
    if (!row) throw declarationRefusals.not_found()
    if (row.status !== 'FILED' && row.status !== 'ACCEPTED') throw declarationRefusals.receipt_too_early()
    const receiptAt = zonedMoment(authorityZone(row.country), kept.day, kept.time)
    if (receiptAt > at) throw declarationRefusals.receipt_in_future()
    await bindFiles(tx, {
      companyId,
      record: id,
      files: [{ place: `receipt:${fileId}`, fileId }],
      at,
    })
    const changed = await updateDeclaration(tx, row, { reference, receiptAt, receiptFileId: fileId })
    await writeStep(tx, changed, { companyId, id, action: 'keep_receipt', by, at, note: reference })
    await writeAudit(tx, {
      at,
      actorKind: by.kind,
      actorId: by.id,
      action: 'declarations.receipt_kept',
      record: id,
      companyId,
      address,
      detail: { fileId, reference, before: row.reference },
    })
    const params = { ...aboutDeclaration(changed), reference }
    await notify(tx, deps, { companyId, kind: declarationsMessages.receiptKept, params })
  })
}

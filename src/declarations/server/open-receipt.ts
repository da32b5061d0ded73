import { openOwnFile } from '#documents/server/public.ts'
import type { FileAnswer } from '#platform/server/http/call-context.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { declarationRefusals } from './declarations.errors.ts'
import { findDeclaration } from './declarations.queries.ts'

/** The receipt of one of the company's declarations, which lists who opens it as any of its documents does. */
export async function openReceipt(
  deps: Pick<ServerDeps, 'db' | 'files' | 'log' | 'clock'>,
  { companyId, userId, role }: SellerPrincipal,
  { id, address }: { id: string; address: string },
): Promise<FileAnswer> {
  const row = await findDeclaration(deps.db, companyId, id)
  if (!row) throw declarationRefusals.not_found()
  if (row.receiptFileId === null) throw declarationRefusals.no_receipt()
  return openOwnFile(deps, {
    companyId,
    fileId: row.receiptFileId,
    mayOpenSensitive: role !== 'viewer',
    reader: { kind: 'seller', id: userId, address },
  })
}

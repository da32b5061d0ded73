import { documentRefusals, getStoredFiles, openFile } from '#documents/server/public.ts'
import type { FileAnswer } from '#platform/server/http/call-context.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { declarationRefusals } from './declarations.errors.ts'
import { findDeclaration } from './declarations.queries.ts'

/** The receipt of one of the company's declarations. */
export async function openReceipt(
  deps: Pick<ServerDeps, 'db' | 'files' | 'log'>,
  about: { companyId: string; id: string },
): Promise<FileAnswer> {
  const row = await findDeclaration(deps.db, about.companyId, about.id)
  if (!row) throw declarationRefusals.not_found()
  if (row.receiptFileId === null) throw declarationRefusals.no_receipt()
  const [file] = await getStoredFiles(deps.db, about.companyId, [row.receiptFileId])
  if (!file) throw documentRefusals.not_found()
  return openFile(deps, file)
}

import {
  getStoredFiles,
  readAsStaff,
  type ReadingConfig,
  type StaffReader,
} from '#documents/server/public.ts'
import type { FileAnswer } from '#platform/server/http/call-context.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import { yearOf } from './eco-fees.ts'
import { ecoFeesOf } from './eco-fees.queries.ts'

/** The invoice of a fee, for staff. @throws declarations.no_such_fee, and as `readAsStaff` */
export async function openEcoFeeFile(
  deps: ServerDeps<ReadingConfig>,
  reader: StaffReader,
  { row, feeId }: { row: DeclarationRow; feeId: string },
): Promise<FileAnswer> {
  const fee = (await ecoFeesOf(deps.db, row, yearOf(row))).find(({ id }) => id === feeId)
  const [file] = fee?.fileId ? await getStoredFiles(deps.db, row.companyId, [fee.fileId]) : []
  if (!file) throw declarationRefusals.no_such_fee()
  return readAsStaff(deps, file, reader, { of: row, about: { declarationId: row.id } })
}

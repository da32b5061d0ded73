import type { ImportStatus } from '../import-states.ts'
import { findImport, changeImport, lockImport } from './imports.repository.ts'
import { addImportJob } from './finish-upload.ts'
import type { ReportsDeps } from './reports-deps.ts'
import { reportsRefusals } from './reports.errors.ts'
import type { ImportRow } from './reports.tables.ts'

const OVER: ReadonlySet<ImportStatus> = new Set(['FINISHED', 'FAILED', 'WITHDRAWING', 'WITHDRAWN'])

/**
 * Calls an import off. A running one notices it at its next batch; what it has written is taken back by the same job,
 * before another file of the company is read.
 */
export async function cancelImport(
  deps: ReportsDeps,
  companyId: string,
  { importId }: { importId: string },
): Promise<ImportRow> {
  const id = { companyId, id: importId }
  return deps.db.transaction(async (tx) => {
    const row = await lockImport(tx, id)
    if (!row) throw reportsRefusals.import_not_found()
    if (OVER.has(row.status)) throw reportsRefusals.already_over()
    if (row.status === 'CANCELLED' || row.status === 'CANCELLING') return row
    const change = { status: 'CANCELLING', changedAt: deps.clock.now() } as const
    await changeImport(tx, id, [row.status], change)
    await addImportJob(deps, tx, id)
    return (await findImport(tx, id)) ?? row
  })
}

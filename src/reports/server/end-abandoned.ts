import { cancelImport } from './cancel-import.ts'
import { abandonedImports } from './imports.queries.ts'
import type { ReportsDeps } from './reports-deps.ts'

const ABANDONED_MS = 7 * 86_400_000

/** Ends uploads that nobody has gone on with for a week, and files that nobody has said the columns of. */
export async function endAbandoned(deps: ReportsDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - ABANDONED_MS)
  for (const { companyId, id } of await abandonedImports(deps.db, before))
    await cancelImport(deps, companyId, { importId: id })
}

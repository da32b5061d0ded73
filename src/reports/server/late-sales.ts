import type { Transaction } from '#platform/server/database.ts'
import { newId } from '#platform/shared/ids.ts'
import { addRejudgeJob } from './add-rejudge-job.ts'
import { changeImport } from './imports.repository.ts'
import { filesWithRefundsOf } from './orders.queries.ts'
import { beginRejudgement } from './rejudgements.repository.ts'
import type { ReportsDeps } from './reports-deps.ts'
import type { ImportRow } from './reports.tables.ts'

/**
 * Has the refunds of other files determined anew whose sales stand in a file that counts from now on: until then their
 * days were guessed. That it is to be done, and because of what, is noted in the same transaction.
 */
export async function rejudgeRefundsOf(tx: Transaction, deps: ReportsDeps, row: ImportRow): Promise<void> {
  const { companyId } = row
  const files = await filesWithRefundsOf(tx, row)
  if (files.length === 0) return
  const changes = [{ fact: 'SALES_CAME', importId: row.id, file: row.fileName } as const]
  const begun = { companyId, changes, beganAt: deps.clock.now(), endedAt: null, rowsChanged: 0 }
  for (const importId of files) {
    await beginRejudgement(tx, { ...begun, id: newId('rej'), importId })
    await changeImport(tx, { companyId, id: importId }, ['FINISHED'], { factsHash: null })
  }
  await addRejudgeJob(deps, tx, companyId)
}

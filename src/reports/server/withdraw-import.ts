import { writeAudit } from '#platform/server/audit.ts'
import { sendHint } from '#platform/server/hints.repository.ts'
import type { Actor } from '#platform/shared/principal.ts'
import type { ImportStatus } from '../import-states.ts'
import { changeImport, findImport, lockImport } from './imports.repository.ts'
import { laneOf, WITHDRAW_JOB } from './job-names.ts'
import type { ReportsDeps } from './reports-deps.ts'
import { reportsRefusals } from './reports.errors.ts'
import type { ImportRow } from './reports.tables.ts'

type Asked = {
  companyId: string
  importId: string
  by: Actor & { kind: 'seller' | 'staff' }
  address: string
}

const NOTHING_THERE: ReadonlySet<ImportStatus> = new Set(['FAILED', 'CANCELLED'])

/**
 * Withdraws a file that was imported to its end. From now on it is no report of its months; its rows are taken out of the
 * totals by a job, one after the other with the company's imports. Said twice, it is answered the same.
 * @throws reports.import_not_found, reports.still_importing, reports.nothing_to_withdraw
 */
export async function withdrawImport(
  deps: Pick<ReportsDeps, 'db' | 'clock' | 'jobs'>,
  { companyId, importId, by, address }: Asked,
): Promise<ImportRow> {
  const id = { companyId, id: importId }
  return deps.db.transaction(async (tx) => {
    const row = await lockImport(tx, id)
    if (!row) throw reportsRefusals.import_not_found()
    if (row.status === 'WITHDRAWING' || row.status === 'WITHDRAWN') return row
    if (NOTHING_THERE.has(row.status)) throw reportsRefusals.nothing_to_withdraw()
    if (row.status !== 'FINISHED') throw reportsRefusals.still_importing()
    const at = deps.clock.now()
    const who = { withdrawnByKind: by.kind, withdrawnById: by.id, withdrawnByName: by.name }
    await changeImport(tx, id, ['FINISHED'], {
      status: 'WITHDRAWING',
      withdrawnAt: at,
      ...who,
      changedAt: at,
    })
    await writeAudit(tx, {
      at,
      actorKind: by.kind,
      actorId: by.id,
      action: 'reports.withdrawn',
      record: importId,
      companyId,
      address,
      // Not the file's name, which somebody typed: the import, which `record` names, has it.
      detail: { rows: row.rowsKept, from: row.firstDay, to: row.lastDay },
    })
    await deps.jobs.add(
      tx,
      WITHDRAW_JOB,
      { ...id },
      { key: `${WITHDRAW_JOB}:${importId}`, queue: laneOf(companyId) },
    )
    sendHint(tx, { companyId, kind: 'import' })
    return (await findImport(tx, id)) ?? row
  })
}

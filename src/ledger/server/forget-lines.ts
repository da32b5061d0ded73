import { type FileUses, forgetFilesOf } from '#documents/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { type Day, dayOf } from '#platform/shared/calendar.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { firstDayKept } from '#vat/calendar/keeping.ts'
import { type KeptLine, type LedgerNeed, linesToForget } from '../keeping.ts'
import { deleteLines, linesBefore, lockLines } from './keeping.repository.ts'
import type { LedgerRow } from './ledger.tables.ts'

const LINES_AT_ONCE = 50

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config' | 'jobs'> & { usesOf: FileUses }
type Rule = { today: Day; needs: readonly LedgerNeed[] }

/**
 * Removes a company's documents with input VAT whose time is over, some lines of a month at a time, with their files.
 * Each step stands by itself: after a kill the next night goes on.
 */
export async function forgetLines(
  deps: Deps,
  companyId: string,
  needs: readonly LedgerNeed[],
): Promise<void> {
  const { timeZone } = deps.config.agency
  const today = dayOf(deps.clock.now(), timeZone)
  const rows = await linesBefore(deps.db, companyId, firstDayKept(today))
  const over = linesToForget(rows.map(keptLine(timeZone)), { today, needs })
  for (const [month, lines] of Map.groupBy(over, (line) => line.month))
    for (let from = 0; from < lines.length; from += LINES_AT_ONCE) {
      const ids = lines.slice(from, from + LINES_AT_ONCE).map(({ id }) => id)
      await forgetSome(deps, { companyId, month, ids }, { today, needs })
      crashPoint(deps, 'ledger.keeping:lines')
    }
}

const keptLine =
  (timeZone: string) =>
  ({ changedAt, ...line }: Omit<KeptLine, 'changedOn'> & Pick<LedgerRow, 'changedAt'>): KeptLine => ({
    ...line,
    changedOn: dayOf(changedAt, timeZone),
  })

async function forgetSome(
  deps: Deps,
  { companyId, month, ids }: { companyId: string; month: Day; ids: readonly string[] },
  rule: Rule,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // Staff may have opened one again meanwhile.
    const rows = await lockLines(tx, companyId, ids)
    const over = linesToForget(rows.map(keptLine(deps.config.agency.timeZone)), rule).map(({ id }) => id)
    if (over.length === 0) return
    await deleteLines(tx, companyId, over)
    const files = await forgetFilesOf(tx, deps, { companyId, records: over, today: rule.today })
    crashPoint(deps, 'ledger.keeping:before-commit')
    await writeAudit(tx, {
      at: deps.clock.now(),
      actorKind: PORTAL.kind,
      actorId: PORTAL.id,
      action: 'ledger.forgotten',
      record: month,
      companyId,
      detail: { lines: over.length, files },
    })
  })
}

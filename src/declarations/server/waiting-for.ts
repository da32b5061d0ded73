import type { Transaction } from '#platform/server/database.ts'
import { boxesOfReturn } from '../boxes/return-boxes.ts'
import type { PreparedReturn } from '../boxes/prepared-return.ts'
import { couldBelong, type FoundRows, rowsOf } from '../could-belong.ts'
import type { Waiting } from '../waiting.ts'
import type { DeclarationRow } from './declarations.tables.ts'
import { quantitiesWait } from './epr/quantities-wait.ts'
import type { Reported, ReturnSources } from './return-sources.ts'

/** What stands between a declaration and its figures; empty where nothing does. */
export async function waitingFor(
  tx: Transaction,
  sources: ReturnSources,
  { row, prepared }: { row: DeclarationRow; prepared: PreparedReturn | null },
): Promise<Waiting[]> {
  if (prepared === null) return [{ reason: 'NOT_CALCULATED' }]
  if (prepared.missingRates.length > 0)
    return prepared.missingRates.map(({ currency, day }) => ({ reason: 'RATE', currency, day }))
  // What was entered needs no reports.
  if (prepared.kind === 'EPR' && prepared.source !== 'SALES') return []
  const { missing } = await reportedOf(tx, sources, row)
  const unknown = prepared.kind === 'EPR' ? quantitiesWait(prepared) : []
  return [
    ...unknown,
    ...missing.map((one) => ({ reason: 'REPORT', ...one }) as const),
    ...(unknown.length > 0 || hasFigures(prepared) ? [] : await nothingIn(tx, sources, row)),
  ]
}

/** Of a file nobody knows yet where its goods went. */
const NOWHERE = { depart: null, arrive: null }

/**
 * A return of nothing is a nil return; a list of nothing is none, unless it takes back what was filed. Neither is known
 * while rows that may belong to it wait to be corrected, or a file that may is not read.
 */
async function nothingIn(tx: Transaction, sources: ReturnSources, row: DeclarationRow): Promise<Waiting[]> {
  const { kind, corrects } = row
  const open = await openRowsOf(tx, sources, row)
  if (open) return [{ reason: 'ROWS', ...open }]
  const unread = couldBelong(row, NOWHERE) && (await sources.unreadFiles(tx, monthsOf(row)))[0]
  if (unread) return [{ reason: 'UNREAD', ...unread }]
  if (kind !== 'EC_SALES_LIST') return [{ reason: 'NOTHING_FOUND' }]
  return corrects === null ? [{ reason: 'NOT_DUE' }] : []
}

export const reportedOf = (tx: Transaction, sources: ReturnSources, row: DeclarationRow): Promise<Reported> =>
  sources.reported(tx, monthsOf(row))

/** Rows of the reports that may belong to it and wait to be corrected. */
export const openRowsOf = async (
  tx: Transaction,
  sources: ReturnSources,
  row: DeclarationRow,
): Promise<FoundRows | null> => rowsOf(row, await sources.openRows(tx, monthsOf(row)))

export const monthsOf = ({ companyId, fromDay, toDay }: DeclarationRow) => ({
  companyId,
  from: fromDay.slice(0, 7),
  to: toDay.slice(0, 7),
})

/** Whether any sale, document, adjustment or carried amount stands behind a box; or goods that have no line yet. */
export const hasFigures = (prepared: PreparedReturn): boolean =>
  boxesOfReturn(prepared).some(({ sources }) => sources.length > 0) ||
  (prepared.kind === 'EC_SALES_LIST' && prepared.unlisted.length > 0) ||
  (prepared.kind === 'EPR' && prepared.goods.length > 0)

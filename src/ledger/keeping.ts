import type { Day } from '#platform/shared/calendar.ts'
import { type Days, isNeeded, keptUntil } from '#vat/calendar/keeping.ts'
import type { LineStatus } from './ledger-moves.ts'

/** What of a line decides how long it is kept. */
export type KeptLine = {
  id: string
  status: LineStatus
  country: string
  /** Of the document. */
  date: Day
  /** The first day of the month in which it is declared. */
  month: Day
  /** On which somebody last worked on it. */
  changedOn: Day
}

/** Days whose documents a return of a state still needs. */
export type LedgerNeed = Days & { country: string }

/**
 * The lines whose time is over: what waits for a review or for the seller is not at its end, and a return that is kept
 * keeps its documents.
 */
export const linesToForget = (
  lines: readonly KeptLine[],
  { today, needs }: { today: Day; needs: readonly LedgerNeed[] },
): KeptLine[] =>
  lines.filter(({ status, country, date, month, changedOn }) => {
    if (status !== 'REVIEWED' && status !== 'REMOVED') return false
    if (keptUntil([date, month, changedOn]) >= today) return false
    const ofState = needs.filter((need) => need.country === country)
    return !isNeeded(ofState, { fromDay: month, toDay: `${month.slice(0, 7)}-31` })
  })

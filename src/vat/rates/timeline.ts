import { addDays, type Day } from '#platform/shared/calendar.ts'
import type { RateRow } from './facts.ts'

/** Sorts before every day and after every day. */
const BEGINNING = '0000-00-00'
const END = '9999-99-99'

/**
 * The rows of one category in chronological order, without overlap. Of two rows that cover a day, the one that began
 * later wins; of two that began on the same day, the later in the list. An overridden row applies again when the other
 * ends.
 */
export function timelineOf(rows: readonly RateRow[]): RateRow[] {
  const starts = new Set<Day>()
  for (const row of rows) {
    starts.add(row.from)
    if (row.until) starts.add(addDays(row.until, 1))
  }
  const days = [...starts].toSorted()
  const pieces: { row: RateRow; from: Day; until: Day | null }[] = []
  days.forEach((from, index) => {
    const row = winnerOn(rows, from)
    if (!row) return
    const next = days[index + 1]
    const until = next ? addDays(next, -1) : row.until
    const before = pieces.at(-1)
    if (before?.row === row && before.until && addDays(before.until, 1) === from) before.until = until
    else pieces.push({ row, from, until })
  })
  return pieces.map(({ row, from, until }) => ({ ...row, from, until }))
}

function winnerOn(rows: readonly RateRow[], day: Day): RateRow | undefined {
  let winner: RateRow | undefined
  for (const row of rows) if (holdsOn(row, day) && (!winner || row.from >= winner.from)) winner = row
  return winner
}

export function holdsOn(row: Pick<RateRow, 'from' | 'until'>, day: Day): boolean {
  return row.from <= day && day <= (row.until ?? END)
}

/** True if two periods have a day in common. */
export function meet(
  a: { from: Day | null; until: Day | null },
  b: { from: Day | null; until: Day | null },
): boolean {
  return (a.from ?? BEGINNING) <= (b.until ?? END) && (b.from ?? BEGINNING) <= (a.until ?? END)
}

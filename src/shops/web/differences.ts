import { isDifference } from '../match/compare.ts'
import type { MatchCell, MatchRow } from '../contract.ts'

export type Difference = {
  row: MatchRow
  cell: MatchCell
  /** What most sources say. */
  right: string
}

/** What has to be changed, one entry for each place that says something else. */
export function differencesIn(rows: readonly MatchRow[]): Difference[] {
  return rows.flatMap((row) => {
    const right = row.cells.find(({ verdict, text }) => verdict === 'SAME' && text !== null)?.text ?? ''
    return row.cells.filter(({ verdict }) => isDifference(verdict)).map((cell) => ({ row, cell, right }))
  })
}

import { isDifference } from '../match/compare.ts'
import type { MatchCell, MatchRow } from '../contract.ts'

/** Whether the shop has said anything that another source says too; before, nothing can agree. */
export const isCompared = (rows: readonly MatchRow[]): boolean =>
  rows.some(({ cells }) => {
    const said = cells.filter(({ text }) => text !== null)
    return said.length > 1 && said.some(({ source }) => source === 'SHOP')
  })

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

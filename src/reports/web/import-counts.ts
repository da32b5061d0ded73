import type { Import } from './one-import.ts'

/** Codes of rows that are there already, in this file or an earlier one: they count once, and nothing is to be done. */
const REPEATED: ReadonlySet<string> = new Set(['DUPLICATE_ROW', 'IMPORTED_BEFORE'])

type Causes = readonly Pick<Import['causes'][number], 'code' | 'count'>[]

export const isRepeated = ({ code }: Pick<Causes[number], 'code'>): boolean => REPEATED.has(code)

/** Rows repeated in the same file are outside, for their money counts once; for people they are duplicates. */
export function repeatedCounts(one: Pick<Import, 'rowsDuplicate' | 'rowsOutside'> & { causes: Causes }): {
  duplicate: number
  outside: number
} {
  const here = one.causes
    .filter(({ code }) => code === 'DUPLICATE_ROW')
    .reduce((sum, { count }) => sum + count, 0)
  const inFile = Math.min(here, one.rowsOutside)
  return { duplicate: one.rowsDuplicate + inFile, outside: one.rowsOutside - inFile }
}

type Problems = Pick<Import, 'rowsWithIssue' | 'withdrawn'> & {
  causes: readonly Pick<Import['causes'][number], 'severity'>[]
}

/** Rows, as the tile above counts them: a row with two things wrong with it is corrected once. */
export function issuesTitle({ causes, rowsWithIssue, withdrawn }: Problems) {
  if (!causes.some(({ severity }) => severity === 'ERROR')) return { key: 'noIssues' } as const
  return { key: withdrawn === null ? 'issues' : 'issuesThen', count: rowsWithIssue } as const
}

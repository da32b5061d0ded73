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

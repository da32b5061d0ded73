import type { ReportSource } from './import-states.ts'
import type { TableFault } from './reader/cells.ts'

/** Lines that could not be taken apart into cells: nothing of them is known, neither their day nor their key. */
export const TORN: readonly TableFault['code'][] = ['LINE_TOO_LONG', 'QUOTE_NOT_CLOSED', 'FILE_CUT_OFF']

/** A file with such lines, that was imported. */
export type TornFile = {
  source: ReportSource | null
  shopId: string | null
  fileName: string
  rowsKept: number
}

/** A file that came after it. */
export type LaterFile = Pick<TornFile, 'source' | 'shopId' | 'fileName'> & {
  /** Lines of its own that could not be taken apart */
  torn: number
  /** Rows that were there already, in the months of the torn file */
  repeated: number
}

/**
 * Whether a file is the torn one, mended. Torn lines have no key by which they are known again, but whoever mends them sends
 * the whole file once more, as the issue asks: it repeats every row that was kept. Where none was, its name has to say so.
 */
export function mendsTorn(torn: TornFile, later: LaterFile): boolean {
  if (later.torn > 0 || later.source !== torn.source || later.shopId !== torn.shopId) return false
  return torn.rowsKept === 0 ? later.fileName === torn.fileName : later.repeated >= torn.rowsKept
}

/**
 * Where the pages about imports lie: the seller's own, or those of staff about one company. Beside them, where what an
 * issue lacks is entered; left out where the reader has no such page.
 */
export type ImportPlace = {
  /** Without an import, the list. */
  hrefOf(at: { id?: string; cause?: number; page?: number }): string
  /** Whose turn it is, is said to them. */
  reader: 'seller' | 'staff'
  prices: string
  numbers?: string
  services?: string
  company?: string
  shops?: string
  distance?: string
  /** Where the columns of a file that somebody matched are matched again */
  mappings?: string
  /** Reports with the sales of refunds */
  earlierFiles?: string
}

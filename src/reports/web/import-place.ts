/** Where the pages about imports lie: the seller's own, or those of staff about one company. */
export type ImportPlace = {
  /** Without an import, the list. */
  hrefOf(at: { id?: string; cause?: number; page?: number }): string
  /** Whose turn it is, is said to them. */
  reader: 'seller' | 'staff'
  /** Where the cost prices are entered. */
  prices: string
}

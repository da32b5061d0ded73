/** Where the bytes of a report come from, and how they are to be read. */
export const REPORT_SOURCES = ['AMAZON', 'TEMPLATE', 'MAPPED'] as const
export type ReportSource = (typeof REPORT_SOURCES)[number]

/**
 * UPLOADING: chunks arrive. MAPPING: all are here, and somebody has to say which column is what. WAITING: it is about to
 * be read. RUNNING: rows are read. CANCELLING: what was imported is taken back. WITHDRAWING: it was imported to its end, and its
 * rows leave the totals again; WITHDRAWN keeps them to be read. FAILED, CANCELLED and WITHDRAWN are final.
 */
export const IMPORT_STATUSES = [
  'UPLOADING',
  'MAPPING',
  'WAITING',
  'RUNNING',
  'CANCELLING',
  'FINISHED',
  'FAILED',
  'CANCELLED',
  'WITHDRAWING',
  'WITHDRAWN',
] as const
export type ImportStatus = (typeof IMPORT_STATUSES)[number]

/** Integer minor units by currency. */
export type SumsByCurrency = Readonly<Record<string, number>>

/** Where the money of a file went: `in` is the sum of the other three, in every currency. */
export type ImportSums = {
  in: SumsByCurrency
  treated: SumsByCurrency
  issues: SumsByCurrency
  outside: SumsByCurrency
}

/** in = treated + issues + outside, in every currency and to the cent. */
export function accountsForAll({ in: all, treated, issues, outside }: ImportSums): boolean {
  const currencies = new Set([all, treated, issues, outside].flatMap((sums) => Object.keys(sums)))
  return [...currencies].every(
    (currency) =>
      (all[currency] ?? 0) === (treated[currency] ?? 0) + (issues[currency] ?? 0) + (outside[currency] ?? 0),
  )
}

export const NO_SUMS: ImportSums = { in: {}, treated: {}, issues: {}, outside: {} }

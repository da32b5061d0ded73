import { prepareVatEngine } from '#vat/engine/determine-vat.ts'
import type { Seller, VatResult } from '#vat/engine/vat-result.ts'
import type { Bucket, ReportResult } from '../determine-rows.ts'
import type { Format } from '../formats/format.ts'
import type { SalesRow } from '../formats/sales-row.ts'
import { type CostOfSku, costPriceBook } from '../cost-price-book.ts'
import type { Turnover } from '../distance-value.ts'
import { IssueLog } from '../issues.ts'
import type { FindStandings } from '../buyers-numbers.ts'
import type { FindSales } from '../orders-elsewhere.ts'
import { type OpenFile, readReport } from '../read-report.ts'
import type { Sums } from '../sums.ts'

/** The seller of the shared sample. */
const GERMAN_SELLER: Seller = {
  established: 'DE',
  vat_registrations: ['DE', 'PL', 'CZ'],
  oss_union: 'DE',
  ioss: false,
  distance_sales_ytd_eur: '0',
  distance_sales_prev_year_eur: '15000.00',
  opted_for_destination: false,
}

type JudgedRow = { row: SalesRow; result: VatResult | null; bucket: Bucket }
export type Judged = ReportResult & { judged: JudgedRow[] }

export const opened = (bytes: Buffer, size = 1 << 16): OpenFile =>
  async function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }

/** A file as it is read in tests: what comes out of it, and each row. */
export async function judge(
  file: Buffer | string,
  options: {
    seller?: Seller
    format?: Format
    costPrices?: Record<string, CostOfSku>
    pieces?: number
    accounts?: ReadonlySet<string> | null
    findSales?: FindSales
    findStandings?: FindStandings
    turnover?: Turnover
  } = {},
): Promise<Judged> {
  const judged: JudgedRow[] = []
  const result = await readReport(opened(Buffer.from(file), options.pieces), {
    engine: prepareVatEngine({ seller: options.seller ?? GERMAN_SELLER }),
    issues: new IssueLog(),
    costPrices: costPriceBook(Object.entries(options.costPrices ?? {}), {
      plainCurrency: 'EUR',
      usualCurrency: 'EUR',
    }),
    costCurrency: 'EUR',
    onRow: (row, { result: verdict, bucket }) =>
      void judged.push({ row: { ...row }, result: verdict, bucket }),
    ...(options.format ? { format: options.format } : {}),
    ...(options.accounts ? { accounts: options.accounts } : {}),
    ...(options.findSales ? { findSales: options.findSales } : {}),
    ...(options.findStandings ? { findStandings: options.findStandings } : {}),
    ...(options.turnover ? { turnover: options.turnover } : {}),
  })
  return { ...result, judged }
}

export const sumsOf = (sums: Sums): Record<string, number> =>
  Object.fromEntries(sums.list.filter(([, units]) => units !== 0))

/** What is left of the file's money after taking away where it went. */
export function unaccounted({ check }: ReportResult): Record<string, number> {
  const rest = sumsOf(check.in)
  for (const sums of [check.treated, check.issues, check.outside])
    for (const [currency, units] of sums.list) rest[currency] = (rest[currency] ?? 0) - units
  return Object.fromEntries(Object.entries(rest).filter(([, units]) => units !== 0))
}

import { type Day, monthAfter } from '#platform/shared/calendar.ts'

/** A shop, or another source of reports, that has not reported a month. Without a shop: before shops were named, or of none. */
export type MissingReport = { channel: string; month: string; shopId?: string | null }

/** The months of which something is reported; of no shop in particular where `shopId` is null. */
export type ImportedReport = {
  shopId: string | null
  months: readonly string[]
  /** It is stated that there were no sales, which speaks for its own shop alone. */
  isStatement?: boolean
}

/** A shop with the month, or the day, since which it sold, and the last day. */
export type SellingShop = { id: string; name: string; from: string; until: Day | null }

/**
 * Which shops have not reported which months between two. A report of no shop in particular covers all of them: sellers
 * upload one file for several. Without any shop, months between the first and the last report are gaps.
 */
export function missingReports(
  { shops, reports }: { shops: readonly SellingShop[]; reports: readonly ImportedReport[] },
  { from, to }: { from: string; to: string },
): MissingReport[] {
  const months = monthsBetween(from, to)
  const covers = (month: string, shopId: string | null): boolean =>
    reports.some(
      (report) =>
        (report.shopId === shopId || (report.shopId === null && !report.isStatement)) &&
        report.months.includes(month),
    )
  const missing = shops.flatMap(({ id, name, from: begun, until }) =>
    months
      .filter((month) => begun.slice(0, 7) <= month && (until === null || month <= until.slice(0, 7)))
      .filter((month) => !covers(month, id))
      .map((month) => ({ channel: name, month, shopId: id })),
  )
  if (shops.length > 0) return missing
  const first = reports.flatMap((report) => (report.isStatement ? [] : report.months)).toSorted()[0]
  return months
    .filter((month) => first !== undefined && month > first && !covers(month, null))
    .map((month) => ({ channel: '', month, shopId: null }))
}

export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = []
  for (let month = from; month <= to; month = monthAfter(month)) months.push(month)
  return months
}

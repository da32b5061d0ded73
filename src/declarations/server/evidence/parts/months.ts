import { type FinishedReport, finishedReports, statementsOf } from '#reports/server/public.ts'
import { monthsBetween } from '../../../missing-reports.ts'
import { shopsOfCompany } from '../../reported.queries.ts'
import { momentText, type PackContext } from '../pack-context.ts'
import type { Column } from '../pack-writer.ts'

type Row = {
  shop: string
  month: string
  how: string
  by: string
  at: Date | null
  reason: string
  ended: string
}

const HOW = {
  FILE: 'report imported / 已导入报告',
  MARKETPLACE: 'given whole by the marketplace / 平台提供整月数据',
  MISSING: 'nothing reported / 未报告',
  STATED: 'stated: no sales / 声明无销售',
} as const
const ENDED = { REVOKED: 'revoked / 已撤销', SALES: 'sales were reported / 已报告销售' } as const

const COLUMNS: readonly Column<Row>[] = [
  { en: 'Shop', zh: '店铺', value: ({ shop }) => shop },
  { en: 'Month', zh: '月份', value: ({ month }) => month },
  { en: 'What is known', zh: '报告情况', value: ({ how }) => how },
  { en: 'Stated by', zh: '声明人', value: ({ by }) => by },
  { en: 'Stated', zh: '声明时间', value: ({ at }) => momentText(at) },
  { en: 'Reason', zh: '原因', value: ({ reason }) => reason },
  { en: 'Ended', zh: '失效', value: ({ ended }) => ended },
]

/** Month by month: which shop is reported, by what, and what was stated of months without sales, by whom. */
export async function writeMonths({ tx, pack, row }: PackContext): Promise<void> {
  const { companyId } = row
  const span = { from: row.fromDay.slice(0, 7), to: row.toDay.slice(0, 7) }
  const shops = await shopsOfCompany(tx, companyId)
  const reports = await finishedReports(tx, companyId)
  const statements = await statementsOf(tx, { companyId, ...span })
  const nameOf = (shopId: string | null): string => shops.find(({ id }) => id === shopId)?.name ?? ''
  const stated = statements.map((one): Row => ({
    shop: nameOf(one.shopId),
    month: one.month.slice(0, 7),
    how: HOW.STATED,
    by: `${one.statedByName} (${one.statedByKind})`,
    at: one.statedAt,
    reason: one.reason,
    ended: one.endedBy && one.endedAt ? `${ENDED[one.endedBy]}, ${momentText(one.endedAt)}` : '',
  }))
  const months = monthsBetween(span.from, span.to)
  const channels = shops.length > 0 ? shops.map(({ id }) => id) : [null]
  const known = months.flatMap((month) =>
    channels.flatMap((shopId): Row[] => {
      const how = howReported(reports, { shopId, month })
      const isStated = stated.some(
        (one) => one.shop === nameOf(shopId) && one.month === month && one.ended === '',
      )
      if (how === 'MISSING' && isStated) return []
      return [{ shop: nameOf(shopId), month, how: HOW[how], by: '', at: null, reason: '', ended: '' }]
    }),
  )
  const list = [...known, ...stated].toSorted((a, b) => (a.month < b.month ? -1 : a.month > b.month ? 1 : 0))
  const title = { en: 'What each shop reported by month', zh: '各店铺每月报告情况' }
  await pack.table('02-sales/months.xlsx', title, COLUMNS, list)
}

function howReported(
  reports: readonly FinishedReport[],
  { shopId, month }: { shopId: string | null; month: string },
): 'FILE' | 'MARKETPLACE' | 'MISSING' {
  const of = reports.filter(
    (report) =>
      report.by !== 'STATEMENT' &&
      (report.shopId === shopId || report.shopId === null) &&
      report.months.includes(month),
  )
  if (of.some(({ by }) => by === 'MARKETPLACE')) return 'MARKETPLACE'
  return of.length > 0 ? 'FILE' : 'MISSING'
}

import type { CellValue } from '#platform/server/table-file.ts'
import type { PreparedReturn, QuantityReport } from '../boxes/prepared-return.ts'
import { categoryName, STREAM_NAMES } from '../epr/category-names.ts'
import { kilogramText } from '../epr/kilograms.ts'
import type { FilingFacts } from './declaration-file.ts'
import { headOf } from './worksheet-head.ts'

export const isKnownReport = (prepared: PreparedReturn): prepared is QuantityReport =>
  prepared.kind === 'EPR' && prepared.lines !== null

const SOURCES: Record<QuantityReport['source'], CellValue> = {
  SALES: 'Goods that were sent, times what they weigh 发货件数×单件重量',
  ENTERED: 'Entered by hand 手工录入',
  TABLE: 'Entered by a table 表格录入',
  MARKETPLACE: 'Report of the marketplace 平台EPR报告',
}

/** Each material or category in kilograms, then SKU by SKU what they are made of. */
export function quantityRows(report: QuantityReport, { taxpayer }: FilingFacts): CellValue[][] {
  const { stream, lines, goods, source } = report
  const title = `${STREAM_NAMES[stream].en} ${STREAM_NAMES[stream].zh}`
  const total = (lines ?? []).reduce((sum, { milligrams }) => sum + milligrams, 0)
  return [
    ...headOf(title, report, taxpayer, 'Producer’s number 生产者注册号'),
    ['From 来源', SOURCES[source]],
    [],
    ['Line', '说明', 'Kilograms 公斤'],
    ...(lines ?? []).map(({ category, milligrams }) => lineOf(category, milligrams)),
    lineOf('total weight', total),
    ...(goods.length > 0 ? [[], ...goodsRows(goods)] : []),
  ]
}

function lineOf(category: string, milligrams: number): CellValue[] {
  const { en = category, zh = category } = categoryName(category) ?? {}
  return [en, zh, Number(kilogramText(milligrams))]
}

function goodsRows(goods: QuantityReport['goods']): CellValue[][] {
  const rows = goods.flatMap(({ sku, units, weights }) =>
    weights.map(([category, milligrams]): CellValue[] => {
      const { en = category, zh = category } = categoryName(category) ?? {}
      const each = Number(kilogramText(milligrams))
      return [sku, units, en, zh, each, Number(kilogramText(units * milligrams))]
    }),
  )
  return [['SKU', 'Pieces 件数', 'Line', '说明', 'Kilograms each 单件公斤', 'Kilograms 公斤'], ...rows]
}

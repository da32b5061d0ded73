import { NAMED_FORMS } from '../../../files/form-lines.ts'
import { categoryName } from '../../../epr/category-names.ts'
import { kilogramText } from '../../../epr/kilograms.ts'
import { formLines, namedLine } from '../../../files/worksheet-lines.ts'
import type { CheckedPart } from '../../../evidence/sales-check.ts'
import { readSource, type SourceKind } from '../../../source-groups.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { BoxRow } from '../../declarations.tables.ts'
import { figure, type PackContext } from '../pack-context.ts'
import type { Column } from '../pack-writer.ts'
import type { PackRates } from './rates.ts'
import { treatmentName, type WrittenSales } from './sales.ts'

/** What stands in a box, by its form. */
function boxName(country: string, box: string): LocalText {
  const category = categoryName(box)
  if (category) return category
  const lines = [...(NAMED_FORMS[country] ?? []), ...(formLines(country) ?? [])]
  return lines.find((line) => line.box === box) ?? namedLine(box)?.name ?? { en: '', zh: '' }
}

type Listed = BoxRow & { name: LocalText; currency: string; ofParts: number | null }

/** In kilograms where the report is one of quantities. */
const written = (amount: number | null, unit: string) =>
  unit === 'kg' && amount !== null ? Number(kilogramText(amount)) : figure(amount, unit)

const BOXES: readonly Column<Listed>[] = [
  { en: 'Box', zh: '栏目', value: ({ box }) => box },
  { en: 'What it is', zh: '说明（英文）', value: ({ name }) => name.en },
  { en: 'In Chinese', zh: '说明（中文）', value: ({ name }) => name.zh },
  { en: 'As filed', zh: '申报金额', value: ({ amount, currency }) => written(amount, currency) },
  { en: 'Currency', zh: '币种', value: ({ currency }) => currency },
  { en: 'Sum of its parts', zh: '各部分合计', value: ({ ofParts, currency }) => written(ofParts, currency) },
  {
    en: 'Rounding of the form',
    zh: '表格取整',
    value: ({ amount, ofParts, currency }) => written(ofParts === null ? null : amount - ofParts, currency),
  },
]

export async function writeBoxes({ pack, row, boxes }: PackContext): Promise<void> {
  const listed = boxes.map((box) => ({
    ...box,
    name: boxName(row.country, box.box),
    currency: row.kind === 'EPR' ? 'kg' : row.currency,
    // A box without parts follows from others.
    ofParts: box.sources.length === 0 ? null : box.sources.reduce((sum, { units }) => sum + units, 0),
  }))
  await pack.table('01-return/boxes.xlsx', { en: 'Boxes as filed', zh: '申报各栏目' }, BOXES, listed)
}

const KINDS: Readonly<Record<SourceKind, string>> = {
  SALES: 'Sales 销售',
  LEDGER: 'Documents with input VAT 进项单据',
  ADJUSTMENT: 'Adjustment 调整',
  ERROR: 'Error in an earlier return 前期差错',
  CARRIED: 'Carried from the period before 上期结转',
  LATE: 'Correction of a filed period 更正已申报期间',
  GOODS: 'Goods that were sent 已发货商品',
  QUANTITIES: 'Entered quantities 录入的数量',
}

type Part = CheckedPart & { treatments: ReadonlyMap<string, string>; own: string }
const ofPart = ({ source, treatments }: Part): string => {
  const { kind, of } = readSource(source)
  return kind === 'SALES' ? (treatments.get(of) ?? '') : of
}
const difference = ({ converted, declared, ofRows }: Part): number | null =>
  ofRows === null || converted === null ? null : converted - declared

const PARTS: readonly Column<Part>[] = [
  { en: 'Box', zh: '栏目', value: ({ box }) => box },
  { en: 'Made of', zh: '来源', value: ({ source }) => KINDS[readSource(source).kind] },
  { en: 'Treatment or record', zh: '税务处理或记录', value: ofPart },
  { en: 'Month', zh: '月份', value: ({ source }) => source.month },
  { en: 'Figure', zh: '取值', value: ({ source }) => source.figure },
  { en: 'Sales', zh: '销售笔数', value: ({ ofRows, rows }) => (ofRows === null ? null : rows) },
  { en: 'Sum of the sales', zh: '销售合计', value: ({ ofRows, source }) => figure(ofRows, source.currency) },
  { en: 'Their currency', zh: '原币种', value: ({ source }) => source.currency },
  { en: 'Converted', zh: '折算金额', value: ({ converted, own }) => figure(converted, own) },
  { en: 'In the box', zh: '计入栏目', value: ({ declared, own }) => figure(declared, own) },
  { en: 'Difference', zh: '差额', value: (part) => figure(difference(part), part.own) },
]

/** The same treatment stands in the lines of many buyers: it is held against all of them together. */
const asOneBox = (boxes: readonly BoxRow[]) => [
  { box: 'All lines 全部明细', sources: boxes.flatMap(({ sources }) => sources) },
]

/** Each part of each box beside what the sales in this pack come to. @returns how many parts differ */
export async function writeParts(
  { pack, row, boxes, calculation }: PackContext,
  sales: WrittenSales,
  rates: PackRates,
): Promise<number> {
  // Behind quantities stand goods, which have a table of their own.
  if (calculation.prepared.kind === 'EPR') return 0
  const treatments = new Map(sales.treatments.map(({ facts }, index) => [facts.key, treatmentName(index)]))
  const parts = sales.sums
    .check(calculation.prepared.kind === 'EC_SALES_LIST' ? asOneBox(boxes) : boxes, rates.convert)
    .map((part) => ({ ...part, treatments, own: row.currency }))
  const title = { en: 'Parts of the boxes', zh: '各栏目的构成' }
  await pack.table('01-return/parts.xlsx', title, PARTS, parts)
  return parts.filter((part) => part.ofRows !== null && difference(part) !== 0).length
}

type PackedGoods = { sku: string; units: number; category: string; each: number }

const GOODS: readonly Column<PackedGoods>[] = [
  { en: 'SKU', zh: 'SKU', value: ({ sku }) => sku },
  { en: 'Pieces', zh: '件数', value: ({ units }) => units },
  { en: 'Line', zh: '项目', value: ({ category }) => category },
  { en: 'Kilograms each', zh: '单件公斤', value: ({ each }) => Number(kilogramText(each)) },
  { en: 'Kilograms', zh: '公斤', value: ({ units, each }) => Number(kilogramText(units * each)) },
]

/** SKU by SKU, what a report of quantities was counted from; nothing where it was entered. */
export async function writeGoods({ pack, calculation: { prepared } }: PackContext): Promise<void> {
  if (prepared.kind !== 'EPR' || prepared.goods.length === 0) return
  const rows = prepared.goods.flatMap(({ sku, units, weights }) =>
    weights.map(([category, each]) => ({ sku, units, category, each })),
  )
  const title = { en: 'Goods behind the quantities', zh: '数量所依据的商品' }
  await pack.table('01-return/goods.xlsx', title, GOODS, rows)
}

import type { FileAnswer } from '#platform/server/http/call-context.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { harmless, tableStream, type CellValue, type TableFormat } from '#platform/server/table-file.ts'
import { plainAmount } from '#platform/shared/format-money.ts'
import type { Lang, LocalText } from '#platform/shared/local-text.ts'
import type { Treatment } from '#reports/totals.ts'
import type { Liable } from '#vat/engine/vat-result.ts'
import { saleTypeName } from '../sale-types.ts'
import { groupSources } from '../source-groups.ts'
import { type Sale, SALES_AT_ONCE, someSales, treatmentsCalled } from './box-sales.queries.ts'
import { someThen } from './box-sales-then.queries.ts'
import { declarationRefusals } from './declarations.errors.ts'
import { boxesOf, findDeclaration } from './declarations.queries.ts'
import type { BoxRow } from './declarations.tables.ts'
import { cameAfterCorrected, salesThenOf } from './sales-of-declaration.ts'

type Deps = Pick<ServerDeps, 'db'>
/** What a row is told by its treatment: the decision, and the boxes in which it stands, by the treatment's key. */
type Context = {
  lang: Lang
  known: ReadonlyMap<string, Treatment>
  places: ReadonlyMap<string, readonly string[]>
  isNew: (sale: Sale) => boolean
}
type Asked = { companyId: string; id: string; format: TableFormat; lang: Lang }

/**
 * The sales behind a declaration's figures, as they stood when these were calculated: each row once, whichever boxes it
 * stands in.
 * @throws declarations.not_found, declarations.no_sales
 */
export async function downloadSales(
  { db }: Deps,
  { companyId, id, format, lang }: Asked,
): Promise<FileAnswer> {
  const row = await findDeclaration(db, companyId, id)
  if (!row) throw declarationRefusals.not_found()
  const places = boxesByTreatment(await boxesOf(db, row))
  const treatments = [...places.keys()]
  if (treatments.length === 0) throw declarationRefusals.no_sales()
  const months = { from: row.fromDay.slice(0, 7), to: row.toDay.slice(0, 7) }
  const known = await treatmentsCalled(db, { companyId, keys: treatments })
  const asOf = await salesThenOf(db, row, [months.from, months.to])
  const some = (after: Sale | null) =>
    asOf
      ? someThen(
          db,
          { companyId, ...months, treatmentIds: [...known.keys()], asOf, after, order: 'id' },
          { limit: SALES_AT_ONCE },
        )
      : someSales(db, { companyId, treatments, ...months, after })
  const first = await some(null)
  if (first.length === 0) throw declarationRefusals.no_sales()
  const context = { lang, known, places, isNew: await cameAfterCorrected(db, row) }
  const columns = row.corrects === null ? COLUMNS : [...COLUMNS, IS_NEW]
  return tableStream({
    rows: tableRows(allSales(some, first), columns, context),
    headings: columns.map(({ name }) => name[lang]),
    format,
    name: `${lang === 'zh' ? '销售明细' : 'sales'}-${row.number}`,
    sheet: lang === 'zh' ? '销售明细' : 'Sales',
  })
}

async function* allSales(next: (after: Sale) => Promise<Sale[]>, first: Sale[]): AsyncGenerator<Sale> {
  for (let page = first; ;) {
    yield* page
    const last = page.at(-1)
    if (!last) return
    page = await next(last)
  }
}

/** The boxes that the sales of each treatment went into, in the order of the form. */
function boxesByTreatment(
  boxes: readonly Pick<BoxRow, 'box' | 'sources'>[],
): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>()
  for (const { box, sources } of boxes)
    for (const { kind, of } of groupSources(sources))
      if (kind === 'SALES') places.set(of, [...(places.get(of) ?? []), box])
  return places
}

async function* tableRows(
  sales: AsyncIterable<Sale>,
  columns: readonly Column[],
  context: Context,
): AsyncGenerator<CellValue[]> {
  for await (const sale of sales) yield columns.map(({ value }) => harmless(value(sale, context)))
}

type Column = { name: LocalText; value(sale: Sale, context: Context): CellValue }

const amount = (units: number, { currency }: Sale): CellValue =>
  Number(plainAmount({ amount: units, currency }))

const treatmentOf = (sale: Sale, { known }: Context) => known.get(sale.treatmentId ?? '')

const OWES: Record<Liable, LocalText> = {
  SELLER: { en: 'Seller', zh: '卖家' },
  MARKETPLACE: { en: 'Marketplace', zh: '平台' },
  BUYER: { en: 'Buyer', zh: '买方' },
  IMPORTER: { en: 'Importer', zh: '进口商' },
  NONE: { en: 'Nobody', zh: '无' },
}

function whoOwes(sale: Sale, context: Context): CellValue {
  const liable = treatmentOf(sale, context)?.liable
  return liable ? OWES[liable][context.lang] : ''
}

const boxesOfSale = (sale: Sale, context: Context): CellValue =>
  (context.places.get(treatmentOf(sale, context)?.key ?? '') ?? []).join(', ')

const COLUMNS: readonly Column[] = [
  { name: { en: 'Date', zh: '日期' }, value: ({ day }) => day },
  { name: { en: 'Type', zh: '类型' }, value: ({ type }, { lang }) => saleTypeName(type, lang) },
  { name: { en: 'Order', zh: '订单' }, value: ({ orderId }) => orderId },
  { name: { en: 'Channel', zh: '渠道' }, value: ({ channel }) => channel },
  { name: { en: 'Dispatched from', zh: '发货国' }, value: ({ depart }) => depart },
  { name: { en: 'Arrived in', zh: '到货国' }, value: ({ arrive }) => arrive },
  {
    name: { en: 'Country of tax', zh: '征税国' },
    value: (sale, context) => treatmentOf(sale, context)?.country ?? '',
  },
  { name: { en: 'Who owes the VAT', zh: 'VAT缴纳方' }, value: whoOwes },
  { name: { en: 'Boxes', zh: '申报栏位' }, value: boxesOfSale },
  { name: { en: 'Buyer’s VAT number', zh: '买方VAT税号' }, value: ({ buyerNumber }) => buyerNumber },
  { name: { en: 'SKU', zh: 'SKU' }, value: ({ sku }) => sku },
  { name: { en: 'Quantity', zh: '数量' }, value: ({ quantity }) => quantity },
  { name: { en: 'Currency', zh: '币种' }, value: ({ currency }) => currency },
  { name: { en: 'Net', zh: '不含税金额' }, value: (sale) => amount(sale.net, sale) },
  { name: { en: 'VAT', zh: 'VAT' }, value: (sale) => amount(sale.vat, sale) },
  { name: { en: 'Gross', zh: '含税金额' }, value: (sale) => amount(sale.gross, sale) },
]

/** Of a correction alone. */
const IS_NEW: Column = {
  name: { en: 'New since the return that is corrected', zh: '原申报之后新增' },
  value: (sale, { isNew, lang }) => (isNew(sale) ? (lang === 'zh' ? '是' : 'yes') : ''),
}

import type { FileAnswer } from '#platform/server/http/call-context.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { harmless, tableStream, type CellValue, type TableFormat } from '#platform/server/table-file.ts'
import { plainAmount } from '#platform/shared/format-money.ts'
import type { Lang, LocalText } from '#platform/shared/local-text.ts'
import { groupSources } from '../source-groups.ts'
import { someSales, type Sale } from './box-sales.queries.ts'
import { declarationRefusals } from './declarations.errors.ts'
import { boxesOf, findDeclaration } from './declarations.queries.ts'

type Deps = Pick<ServerDeps, 'db'>
type Asked = { companyId: string; id: string; format: TableFormat; lang: Lang }

/**
 * The sales behind a declaration: each row once, whichever boxes it stands in.
 * @throws declarations.not_found, declarations.no_sales
 */
export async function downloadSales(
  { db }: Deps,
  { companyId, id, format, lang }: Asked,
): Promise<FileAnswer> {
  const row = await findDeclaration(db, companyId, id)
  if (!row) throw declarationRefusals.not_found()
  const sources = (await boxesOf(db, row)).flatMap((box) => box.sources)
  const treatments = groupSources(sources)
    .filter(({ kind }) => kind === 'SALES')
    .map(({ of }) => of)
  const filter = { companyId, treatments, from: row.fromDay.slice(0, 7), to: row.toDay.slice(0, 7) }
  const first = treatments.length === 0 ? [] : await someSales(db, { ...filter, after: null })
  if (first.length === 0) throw declarationRefusals.no_sales()
  const pages = allSales((after) => someSales(db, { ...filter, after }), first)
  return tableStream({
    rows: tableRows(pages),
    headings: COLUMNS.map(({ name }) => name[lang]),
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

async function* tableRows(sales: AsyncIterable<Sale>): AsyncGenerator<CellValue[]> {
  for await (const sale of sales) yield COLUMNS.map(({ value }) => harmless(value(sale)))
}

type Column = { name: LocalText; value(sale: Sale): CellValue }

const amount = (units: number, { currency }: Sale): CellValue =>
  Number(plainAmount({ amount: units, currency }))

const COLUMNS: readonly Column[] = [
  { name: { en: 'Date', zh: '日期' }, value: ({ day }) => day },
  { name: { en: 'Type', zh: '类型' }, value: ({ type }) => type },
  { name: { en: 'Order', zh: '订单' }, value: ({ orderId }) => orderId },
  { name: { en: 'Channel', zh: '渠道' }, value: ({ channel }) => channel },
  { name: { en: 'Dispatched from', zh: '发货国' }, value: ({ depart }) => depart },
  { name: { en: 'Arrived in', zh: '到货国' }, value: ({ arrive }) => arrive },
  { name: { en: 'Buyer’s VAT number', zh: '买方VAT税号' }, value: ({ buyerNumber }) => buyerNumber },
  { name: { en: 'SKU', zh: 'SKU' }, value: ({ sku }) => sku },
  { name: { en: 'Quantity', zh: '数量' }, value: ({ quantity }) => quantity },
  { name: { en: 'Currency', zh: '币种' }, value: ({ currency }) => currency },
  { name: { en: 'Net', zh: '不含税金额' }, value: (sale) => amount(sale.net, sale) },
  { name: { en: 'VAT', zh: 'VAT' }, value: (sale) => amount(sale.vat, sale) },
  { name: { en: 'Gross', zh: '含税金额' }, value: (sale) => amount(sale.gross, sale) },
]

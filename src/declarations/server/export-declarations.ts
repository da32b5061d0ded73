import type { FileAnswer } from '#platform/server/http/call-context.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { harmless, tableStream, type CellValue, type TableFormat } from '#platform/server/table-file.ts'
import { rowsInPages } from '#platform/server/rows-in-pages.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { plainAmount } from '#platform/shared/format-money.ts'
import type { Lang, LocalText } from '#platform/shared/local-text.ts'
import { filingStatusName, kindName, SCHEME_NAMES } from '../names.ts'
import { periodOfRow } from '../period-title.ts'
import { declarationRefusals } from './declarations.errors.ts'
import { declarationsAfter, type DeclarationFilter } from './declarations.queries.ts'
import type { DeclarationRow } from './declarations.tables.ts'

const AT_ONCE = 500

type Asked = { format: TableFormat; lang: Lang; atOnce?: number }

/** The declarations as a table, one a row, read as it is sent. @throws declarations.nothing_to_export */
export async function exportDeclarations(
  deps: Pick<ServerDeps, 'db' | 'clock' | 'config'>,
  filter: DeclarationFilter,
  { format, lang, atOnce = AT_ONCE }: Asked,
): Promise<FileAnswer> {
  const next = (after: DeclarationRow | null) => declarationsAfter(deps.db, filter, { after, limit: atOnce })
  const first = await next(null)
  if (first.length === 0) throw declarationRefusals.nothing_to_export()
  return tableStream({
    rows: tableRows(rowsInPages(first, { next, atOnce }), lang),
    headings: COLUMNS.map(({ name }) => name[lang]),
    format,
    name: `${lang === 'zh' ? '申报' : 'declarations'}-${dayOf(deps.clock.now(), deps.config.agency.timeZone)}`,
    sheet: lang === 'zh' ? '申报' : 'Declarations',
  })
}

async function* tableRows(rows: AsyncIterable<DeclarationRow>, lang: Lang): AsyncGenerator<CellValue[]> {
  for await (const row of rows) yield COLUMNS.map(({ value }) => harmless(value(row, lang)))
}

type Column = { name: LocalText; value(row: DeclarationRow, lang: Lang): CellValue }

const amountOf = (amount: number | null, { currency }: DeclarationRow): CellValue =>
  amount === null ? null : Number(plainAmount({ amount, currency }))

const COLUMNS: readonly Column[] = [
  { name: { en: 'Country', zh: '国家/地区' }, value: ({ country }) => country },
  { name: { en: 'Declaration', zh: '申报类型' }, value: (row, lang) => kindName(row)[lang] },
  { name: { en: 'Scheme', zh: '申报方式' }, value: ({ scheme }, lang) => SCHEME_NAMES[scheme][lang] },
  { name: { en: 'Period', zh: '申报期' }, value: (row, lang) => periodOfRow(row, lang) },
  { name: { en: 'From', zh: '起' }, value: ({ fromDay }) => fromDay },
  { name: { en: 'To', zh: '止' }, value: ({ toDay }) => toDay },
  { name: { en: 'Status', zh: '状态' }, value: (row, lang) => filingStatusName(row)[lang] },
  { name: { en: 'Taxable amount', zh: '计税金额' }, value: (row) => amountOf(row.base, row) },
  { name: { en: 'VAT', zh: 'VAT' }, value: (row) => amountOf(row.vat, row) },
  { name: { en: 'To pay', zh: '应缴税金' }, value: (row) => amountOf(row.payable, row) },
  { name: { en: 'Currency', zh: '币种' }, value: ({ currency }) => currency },
  { name: { en: 'Return due', zh: '申报截止日' }, value: ({ dueOn }) => dueOn },
  { name: { en: 'Pay by', zh: '缴款截止日' }, value: ({ payBy }) => payBy },
]

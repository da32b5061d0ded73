import type { FileAnswer } from '#platform/server/http/call-context.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { harmless, tableStream, type CellValue } from '#platform/server/table-file.ts'
import { rowsInPages } from '#platform/server/rows-in-pages.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { InputOf } from '#platform/shared/call.ts'
import { plainAmount } from '#platform/shared/format-money.ts'
import { nameFor } from '#platform/shared/original-name.ts'
import type { Lang, LocalText } from '#platform/shared/local-text.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { kindName, SCHEME_NAMES, turnName, workStatusName } from '../../names.ts'
import { periodOfRow } from '../../period-title.ts'
import type { exportWork as exportWorkCall } from '../../staff/work-list-contract.ts'
import { turnOf } from '../../whose-turn.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import { workFilterOf } from './work-filter.ts'
import { workAfter, type Work } from './work-list.queries.ts'

const AT_ONCE = 500

/** What the list shows, by its due day, read as it is sent. @throws declarations.nothing_to_export */
export async function exportWork(
  deps: Pick<ServerDeps, 'db' | 'clock' | 'config'>,
  { staff, lang }: { staff: StaffPrincipal; lang: Lang },
  { format, ...asked }: InputOf<typeof exportWorkCall>,
  atOnce = AT_ONCE,
): Promise<FileAnswer> {
  const filter = workFilterOf(staff, asked)
  const next = (after: Work | null) =>
    workAfter(deps.db, filter, { after: after && after.row, limit: atOnce })
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

async function* tableRows(works: AsyncIterable<Work>, lang: Lang): AsyncGenerator<CellValue[]> {
  for await (const work of works) yield COLUMNS.map(({ value }) => harmless(value(work, lang)))
}

type Column = { name: LocalText; value(work: Work, lang: Lang): CellValue }

const amountOf = (amount: number | null, { currency }: DeclarationRow): CellValue =>
  amount === null ? null : Number(plainAmount({ amount, currency }))

const COLUMNS: readonly Column[] = [
  { name: { en: 'Company', zh: '企业' }, value: ({ company }, lang) => company && nameFor(company, lang) },
  { name: { en: 'Number', zh: '编号' }, value: ({ row }) => row.number },
  { name: { en: 'Country', zh: '国家/地区' }, value: ({ row }) => row.country },
  { name: { en: 'Declaration', zh: '申报类型' }, value: ({ row }, lang) => kindName(row)[lang] },
  { name: { en: 'Scheme', zh: '申报方式' }, value: ({ row }, lang) => SCHEME_NAMES[row.scheme][lang] },
  { name: { en: 'Period', zh: '申报期' }, value: ({ row }, lang) => periodOfRow(row, lang) },
  { name: { en: 'From', zh: '起' }, value: ({ row }) => row.fromDay },
  { name: { en: 'To', zh: '止' }, value: ({ row }) => row.toDay },
  { name: { en: 'State', zh: '状态' }, value: ({ row }, lang) => workStatusName(row)[lang] },
  {
    name: { en: 'Whose turn', zh: '由谁处理' },
    value: ({ row }, lang) => turnName({ kind: row.kind, holder: turnOf(row) })[lang],
  },
  { name: { en: 'In charge', zh: '负责人' }, value: ({ assignee }) => assignee },
  { name: { en: 'To pay', zh: '应缴税金' }, value: ({ row }) => amountOf(row.payable, row) },
  {
    name: { en: 'Period before', zh: '上期' },
    value: ({ row, payableBefore }) => amountOf(payableBefore, row),
  },
  { name: { en: 'Currency', zh: '币种' }, value: ({ row }) => row.currency },
  { name: { en: 'Due', zh: '申报截止日' }, value: ({ row }) => row.dueOn },
  { name: { en: 'Pay by', zh: '缴款截止日' }, value: ({ row }) => row.payBy },
  { name: { en: 'Reference', zh: '受理编号' }, value: ({ row }) => row.reference },
]

import type { FileAnswer } from '#platform/server/http/call-context.ts'
import { harmless, tableFile, type CellValue, type TableFormat } from '#platform/server/table-file.ts'
import { countryName } from '#platform/shared/countries.ts'
import { plainAmount } from '#platform/shared/format-money.ts'
import type { Lang, LocalText } from '#platform/shared/local-text.ts'
import type { CalendarEntry } from '../contract.ts'
import type { EntryKind, Holder } from '../entry.ts'
import { listCalendar, type Asked, type CalendarDeps } from './list-calendar.ts'

/** The calendar as a table, one date a row, as the page lists it. */
export async function exportCalendar(
  deps: CalendarDeps,
  { format, ...asked }: Asked & { format: TableFormat },
): Promise<FileAnswer> {
  const { lang } = asked
  const { entries, currency, today } = await listCalendar(deps, asked)
  const columns = columnsOf(currency)
  const rows = entries.map((entry) => columns.map(({ value }) => harmless(value(entry, lang))))
  return tableFile({
    rows: [columns.map(({ name }) => name[lang]), ...rows],
    format,
    name: `${lang === 'zh' ? '日历' : 'calendar'}-${today}`,
    sheet: lang === 'zh' ? '日历' : 'Calendar',
  })
}

const KINDS: Record<EntryKind, LocalText> = {
  RETURN: { en: 'Return', zh: '申报' },
  PAYMENT: { en: 'Payment', zh: '付款' },
  RENEWAL: { en: 'Renewal', zh: '续期' },
  TODO: { en: 'To-do', zh: '待办事项' },
}
const TURNS: Record<Holder, LocalText> = {
  seller: { en: 'You', zh: '您' },
  agency: { en: 'Us', zh: '服务商' },
  authority: { en: 'Tax office', zh: '税局' },
  none: { en: 'Done', zh: '已完成' },
}
const CERTAIN: LocalText = { en: 'Certain', zh: '已确定' }
const ESTIMATE: LocalText = { en: 'Estimate', zh: '估算' }

type Column = { name: LocalText; value(entry: CalendarEntry, lang: Lang): CellValue }

const numberOf = (amount: number | null, currency: string): CellValue =>
  amount === null ? null : Number(plainAmount({ amount, currency }))

const columnsOf = (currency: string): readonly Column[] => [
  { name: { en: 'Day', zh: '日期' }, value: ({ day }) => day },
  { name: { en: 'Type', zh: '类型' }, value: ({ kind }, lang) => KINDS[kind][lang] },
  {
    name: { en: 'Country', zh: '国家/地区' },
    value: ({ country }, lang) => country && countryName(country, lang),
  },
  { name: { en: 'What', zh: '事项' }, value: ({ title }) => title },
  { name: { en: 'Subject', zh: '内容' }, value: ({ subject }) => subject },
  { name: { en: 'Whose turn', zh: '由谁处理' }, value: ({ turn }, lang) => TURNS[turn][lang] },
  { name: { en: 'From', zh: '自' }, value: ({ turnFrom }) => turnFrom },
  {
    name: { en: 'Amount', zh: '金额' },
    value: ({ money }) => money && numberOf(money.amount, money.currency),
  },
  { name: { en: 'Currency', zh: '币种' }, value: ({ money }) => money && money.currency },
  {
    name: { en: `Amount in ${currency}`, zh: `折合${currency}` },
    value: ({ money }) => money && numberOf(money.counted, currency),
  },
  {
    name: { en: 'Certain or estimate', zh: '确定或估算' },
    value: ({ money }, lang) => money && (money.certain ? CERTAIN : ESTIMATE)[lang],
  },
  { name: { en: 'Basis', zh: '依据' }, value: ({ money }) => money && money.basis },
  { name: { en: 'Why this day', zh: '日期说明' }, value: ({ shift }) => shift },
  { name: { en: 'If missed', zh: '逾期后果' }, value: ({ consequence }) => consequence && consequence.text },
]

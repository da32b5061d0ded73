import type { FileAnswer } from '#platform/server/http/call-context.ts'
import { harmless, tableFile, type CellValue, type TableFormat } from '#platform/server/table-file.ts'
import { citationText } from '#platform/shared/citation.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { Lang, LocalText } from '#platform/shared/local-text.ts'
import { type Column, COLUMNS, type Line } from '../columns.ts'
import { HEADINGS } from '../headings.ts'
import { LIABLE_NAMES, SCHEME_NAMES, STATUS_NAMES } from '../names.ts'
import { textOf } from '../read-line.ts'
import type { CalculatedLine } from '../contract.ts'
import { exponentOf } from '#platform/shared/currency-exponent.ts'
import { plainDecimal } from '#platform/shared/decimal.ts'

/** The lines as requested, each with its answer appended. */
export async function exportFile(
  input: { lines: readonly Line[]; answers: readonly CalculatedLine[]; format: TableFormat },
  { lang, today }: { lang: Lang; today: Day },
): Promise<FileAnswer> {
  const used = COLUMNS.filter((column) => input.lines.some((line) => textOf(line[column]) !== ''))
  const headings = [...used.map((column) => HEADINGS[column][lang]), ...ANSWERS.map(({ name }) => name[lang])]
  const rows = input.answers.map((answer, index) => [
    ...used.map((column) => cellValue(input.lines[index]?.[column], column)),
    ...ANSWERS.map(({ value }) => harmless(value(answer, lang))),
  ])
  return tableFile({
    rows: [headings, ...rows],
    format: input.format,
    name: `${lang === 'zh' ? '税金试算' : 'vat-calculation'}-${today}`,
    sheet: lang === 'zh' ? '税金试算' : 'VAT',
  })
}

/** Spreadsheets have no more exact digits. */
const MOST_DIGITS = 15

function cellValue(cell: Line[Column], column: Column): CellValue {
  const text = textOf(cell)
  const isFigure = column === 'amount' || column === 'costPrice'
  const plain = isFigure ? plainDecimal(text) : null
  return plain === null || plain.length > MOST_DIGITS ? harmless(text) : Number(plain)
}

const LIST = ' | '
const money = (value: CalculatedLine['net']): number | null =>
  value === null
    ? null
    : Number((value.amount / 10 ** exponentOf(value.currency)).toFixed(exponentOf(value.currency)))

type Answer = { name: LocalText; value(line: CalculatedLine, lang: Lang): CellValue }

const ANSWERS: readonly Answer[] = [
  { name: { en: 'Result', zh: '结果' }, value: ({ status }, lang) => STATUS_NAMES[status][lang] },
  { name: { en: 'VAT of', zh: '征税国' }, value: ({ country }) => country },
  {
    name: { en: 'Treatment', zh: '税务处理' },
    value: ({ scheme }, lang) => (scheme ? SCHEME_NAMES[scheme][lang] : null),
  },
  { name: { en: 'Rate %', zh: '税率%' }, value: ({ rate }) => rate },
  { name: { en: 'Net', zh: '不含税' }, value: ({ net }) => money(net) },
  { name: { en: 'VAT', zh: 'VAT' }, value: ({ vat }) => money(vat) },
  { name: { en: 'Gross', zh: '含税' }, value: ({ gross }) => money(gross) },
  { name: { en: 'Currency of the result', zh: '结果币种' }, value: ({ gross }) => gross?.currency ?? null },
  {
    name: { en: 'Owed by', zh: '缴纳方' },
    value: ({ owedBy }, lang) => (owedBy ? LIABLE_NAMES[owedBy][lang] : null),
  },
  { name: { en: 'Return', zh: '申报' }, value: (line) => line.return },
  { name: { en: 'Reason', zh: '理由' }, value: ({ reason }) => reason },
  {
    name: { en: 'Sources', zh: '依据' },
    value: ({ sources }, lang) => sources.map((source) => citationText(source, lang)).join(LIST),
  },
  {
    name: { en: 'Warnings', zh: '提醒' },
    value: ({ warnings }) => warnings.map(({ text }) => text).join(LIST),
  },
  {
    name: { en: 'Questions and corrections', zh: '需补充或修改' },
    value: ({ questions, errors }, lang) =>
      [...questions, ...errors]
        .map(({ column, text }) => (column ? `${HEADINGS[column][lang]}: ${text}` : text))
        .join(LIST),
  },
]

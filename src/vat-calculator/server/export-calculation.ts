import { Readable } from 'node:stream'
import type { FileAnswer } from '#platform/server/http/call-context.ts'
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

type Value = string | number | null

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const

/** The lines as requested, each with its answer appended. */
export async function exportFile(
  input: { lines: readonly Line[]; answers: readonly CalculatedLine[]; format: 'xlsx' | 'csv' },
  { lang, today }: { lang: Lang; today: Day },
): Promise<FileAnswer> {
  const used = COLUMNS.filter((column) => input.lines.some((line) => textOf(line[column]) !== ''))
  const headings = [...used.map((column) => HEADINGS[column][lang]), ...ANSWERS.map(({ name }) => name[lang])]
  const rows = input.answers.map((answer, index) => [
    ...used.map((column) => cellValue(input.lines[index]?.[column], column)),
    ...ANSWERS.map(({ value }) => harmless(value(answer, lang))),
  ])
  const bytes = await write([headings, ...rows], input.format, lang)
  return {
    stream: Readable.from([bytes]),
    name: `${lang === 'zh' ? '税金试算' : 'vat-calculation'}-${today}.${input.format}`,
    type: TYPES[input.format],
    size: bytes.byteLength,
  }
}

async function write(rows: Value[][], format: 'xlsx' | 'csv', lang: Lang): Promise<Buffer> {
  // Loaded when somebody exports: together they are among the largest libraries.
  if (format === 'csv') return Buffer.from((await import('hucre/csv')).writeCsv(rows, { bom: true }))
  const name = lang === 'zh' ? '税金试算' : 'VAT'
  const { writeXlsx } = await import('hucre/xlsx')
  return Buffer.from(await writeXlsx({ sheets: [{ name, rows }] }))
}

/** A cell that a spreadsheet would run as a formula is prefixed with an apostrophe; numbers are written as numbers. */
function harmless(value: Value): Value {
  if (typeof value !== 'string') return value
  return /^[\s]*[=+\-@|%\t\r\n]/.test(value.normalize('NFKC')) ? `'${value}` : value
}

/** Spreadsheets have no more exact digits. */
const MOST_DIGITS = 15

function cellValue(cell: Line[Column], column: Column): Value {
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

type Answer = { name: LocalText; value(line: CalculatedLine, lang: Lang): Value }

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

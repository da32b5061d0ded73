import { isDay, type Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { isCurrency, parseAmount } from '#vat/engine/money.ts'
import { readCountry } from '#vat/engine/read-country.ts'
import { readDay } from '#vat/engine/read-day.ts'
import { type Statement, type StatementKind } from './compare-turnover.ts'
import { KIND_NAMES } from './statement.ts'

/** The columns of the template in order: the field, its names, and whether it may be empty. */
export const STATEMENT_COLUMNS = [
  ['kind', { en: 'Statement', zh: '报表类型' }],
  ['channel', { en: 'Marketplace', zh: '平台' }],
  ['country', { en: 'Country of arrival', zh: '到货国家' }],
  ['from', { en: 'First day', zh: '起始日' }],
  ['to', { en: 'Last day', zh: '截止日' }],
  ['currency', { en: 'Currency', zh: '币种' }],
  ['reported', { en: 'Amount', zh: '金额' }],
  ['refunds', { en: 'Refunds', zh: '退款' }],
  ['fees', { en: 'Fees', zh: '佣金及服务费' }],
] as const satisfies readonly (readonly [string, LocalText])[]
export type StatementField = (typeof STATEMENT_COLUMNS)[number][0]

export type Cells = Readonly<Record<StatementField, string>>
export type StatementFault = { line: number; field: StatementField; value: string; text: LocalText }

const MOST = 1_000_000_000_000
const YEARS = { first: '2015-01-01', last: '2100-12-31' } as const

const KINDS: Readonly<Record<string, StatementKind>> = Object.fromEntries(
  Object.entries(KIND_NAMES).flatMap(([kind, { en, zh }]) =>
    [kind, en, zh].map((name) => [plain(name), kind as StatementKind]),
  ),
)
function plain(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}

const WRONG: Readonly<Record<StatementField, LocalText>> = {
  kind: {
    en: 'Write MARKETPLACE, DAC7 or CHINA.',
    zh: '请填写MARKETPLACE、DAC7或CHINA。',
  },
  channel: { en: 'Write the marketplace in up to 60 characters.', zh: '平台名称不超过60个字符。' },
  country: {
    en: 'Write a country as two letters, such as DE, or leave it empty.',
    zh: '请填写两位国家代码，如DE，或留空。',
  },
  from: { en: 'Write the day as 2026-01-01.', zh: '请按2026-01-01的格式填写日期。' },
  to: {
    en: 'Write a day as 2026-03-31, not before the first, within two years.',
    zh: '请按2026-03-31的格式填写，不早于起始日，跨度不超过两年。',
  },
  currency: { en: 'Write the currency as three letters, such as EUR.', zh: '请填写三位币种代码，如EUR。' },
  reported: { en: 'Write the amount as a number, such as 1234.56.', zh: '请以数字填写金额，如1234.56。' },
  refunds: {
    en: 'Write an amount of zero or more, or leave it empty.',
    zh: '请填写不小于零的金额，或留空。',
  },
  fees: { en: 'Write an amount of zero or more, or leave it empty.', zh: '请填写不小于零的金额，或留空。' },
}

const DAY_MS = 86_400_000
const LONGEST_DAYS = 732

/** One line of a file, or everything that is wrong with it. */
export function readStatement(cells: Cells, line: number): Statement | StatementFault[] {
  const faults: StatementFault[] = []
  const fault = (field: StatementField): null => {
    faults.push({ line, field, value: cells[field].slice(0, 60), text: WRONG[field] })
    return null
  }
  const kind = KINDS[plain(cells.kind)] ?? fault('kind')
  const channel = cells.channel.normalize('NFKC').trim()
  if (channel.length > 60) fault('channel')
  const country = cells.country.trim() === '' ? null : (stateOf(cells.country) ?? fault('country'))
  const from = dayIn(cells.from) ?? fault('from')
  const last = dayIn(cells.to)
  const to = last !== null && (from === null || isSpan(from, last)) ? last : fault('to')
  const code = plain(cells.currency).toUpperCase()
  const currency = isCurrency(code) ? code : fault('currency')
  const money = (field: 'reported' | 'refunds' | 'fees', least: number): number | null => {
    const read = currency === null ? null : parseAmount(cells[field].trim(), currency)
    return read !== null && Math.abs(read) <= MOST && read >= least
      ? read
      : currency === null
        ? null
        : fault(field)
  }
  const optional = (field: 'refunds' | 'fees') => (cells[field].trim() === '' ? null : money(field, 0))
  const reported = money('reported', -MOST)
  const [refunds, fees] = [optional('refunds'), optional('fees')]
  if (faults.length > 0 || !kind || !from || !to || !currency || reported === null) return faults
  return {
    kind,
    channel: channel === '' ? null : channel,
    country,
    from,
    to,
    currency,
    reported,
    refunds,
    fees,
  }
}

const stateOf = (text: string): string | null => {
  const read = readCountry(text)
  return typeof read === 'string' && /^[A-Z]{2}$/.test(read) ? read : null
}

function dayIn(text: string): Day | null {
  const read = readDay(text.trim())
  return read !== null && read !== 'AMBIGUOUS' && isDay(read) && read >= YEARS.first && read <= YEARS.last
    ? read
    : null
}

const isSpan = (from: Day, to: Day): boolean =>
  to >= from && (Date.parse(to) - Date.parse(from)) / DAY_MS < LONGEST_DAYS

/** The columns of a file by their names in either language; the fields that are missing by name. */
export function findStatementColumns(header: readonly string[]): {
  places: Readonly<Record<StatementField, number>>
  missing: LocalText[]
} {
  const names = header.map(plain)
  const places = Object.fromEntries(
    STATEMENT_COLUMNS.map(([field, { en, zh }]) => [
      field,
      names.findIndex((name) => name === plain(en) || name === plain(zh)),
    ]),
  ) as Record<StatementField, number>
  const needed = new Set<StatementField>(['kind', 'from', 'to', 'currency', 'reported'])
  const missing = STATEMENT_COLUMNS.filter(([field]) => needed.has(field) && places[field] < 0)
  return { places, missing: missing.map(([, name]) => name) }
}

import { plainAmount } from '#platform/shared/format-money.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { type BookEntry, isDocument } from './book-entry.ts'
import { DATEV_COLUMNS } from './datev-columns.ts'

/** Chart of accounts, and the numbers by which the tax adviser knows the agency. */
export type DatevSettings = { chart: 'SKR03' | 'SKR04'; consultant: number; client: number }

type Accounts = Record<
  'debtors' | 'bank' | 'provider' | 'reverseCharge' | 'outsideScope' | 'exempt',
  number
> & {
  /** Revenue with German VAT, by its rate in basis points: accounts that compute the VAT themselves. */
  local: Readonly<Record<number, number>>
}

/** Of DATEV's standard charts; customers are one collective account, as an order is paid before the work begins. */
const ACCOUNTS: Record<DatevSettings['chart'], Accounts> = {
  SKR03: {
    debtors: 10_000,
    bank: 1200,
    provider: 1360,
    reverseCharge: 8336,
    outsideScope: 8338,
    exempt: 8150,
    local: { 1900: 8400, 700: 8300 },
  },
  SKR04: {
    debtors: 10_000,
    bank: 1800,
    provider: 1460,
    reverseCharge: 4336,
    outsideScope: 4338,
    exempt: 4150,
    local: { 1900: 4400, 700: 4300 },
  },
}

function revenueAccount(entry: BookEntry, accounts: Accounts): number | undefined {
  if (!isDocument(entry)) return undefined
  if (entry.vatKind === 'LOCAL') return accounts.local[entry.vatRateBasisPoints]
  if (entry.vatKind === 'REVERSE_CHARGE') return accounts.reverseCharge
  return entry.vatKind === 'EXEMPT' ? accounts.exempt : accounts.outsideScope
}

/** Numbers of documents for which the chart has no account: they cannot be exported in this form. */
export function withoutAccount(entries: readonly BookEntry[], { chart }: DatevSettings): string[] {
  return entries
    .filter((entry) => isDocument(entry) && revenueAccount(entry, ACCOUNTS[chart]) === undefined)
    .map(({ number }) => number)
}

/** What DATEV takes at all: an order that a coupon covered whole moves no money, and `Umsatz` may not be 0. */
export const postable = (entries: readonly BookEntry[]): BookEntry[] =>
  entries.filter(({ gross }) => gross !== 0)

/** Numbers of entries in another currency for whose moment no rate is known: DATEV does not take them without. */
export const withoutRate = (entries: readonly BookEntry[]): string[] =>
  entries
    .filter(({ currency, euro, perEuro }) => currency !== 'EUR' && (euro === null || perEuro === null))
    .map(({ number }) => number)

type Batch = DatevSettings & { from: Day; to: Day; made: Date }

/**
 * A posting batch in DATEV's format, version 13: a header, the names of the columns, one posting a line, in Windows-1252
 * and with CR LF. Source: developer.datev.de, “DATEV-Format”, header 700, “Buchungsstapel”.
 */
export function datevBatch(entries: readonly BookEntry[], batch: Batch): Buffer {
  const lines = [headerOf(batch), DATEV_COLUMNS.join(';'), ...entries.map((entry) => postingOf(entry, batch))]
  return Buffer.from(lines.map((line) => `${line}\r\n`).join(''), 'latin1')
}

const plain = (day: string): string => day.replaceAll('-', '')

/** As the developers' page gives it: 31 fields. */
function headerOf({ chart, consultant, client, from, to, made }: Batch): string {
  const stamp = made.toISOString().replaceAll(/\D/g, '')
  return [
    quoted('EXTF'),
    700,
    21,
    quoted('Buchungsstapel'),
    13,
    stamp,
    '',
    quoted(''),
    quoted(''),
    quoted(''),
    consultant,
    client,
    `${from.slice(0, 4)}0101`,
    4,
    plain(from),
    plain(to),
    quoted(`Greenlane ${from.slice(0, 7)}`),
    quoted(''),
    1,
    0,
    0,
    quoted('EUR'),
    '',
    quoted(''),
    '',
    '',
    quoted(chart.slice(-2)),
    '',
    '',
    quoted(''),
    quoted(''),
  ].join(';')
}

/** Columns that stay empty. */
const REST = DATEV_COLUMNS.slice(14).map(() => '')

function postingOf(entry: BookEntry, { chart }: Batch): string {
  const accounts = ACCOUNTS[chart]
  const isBack = entry.kind === 'CREDIT_NOTE' || entry.kind === 'REFUND'
  const [account, contra] = isDocument(entry)
    ? [accounts.debtors, revenueAccount(entry, accounts)]
    : [entry.byBank ? accounts.bank : accounts.provider, accounts.debtors]
  const sums = sumsOf(entry)
  return [
    sums.gross,
    quoted(isBack ? 'H' : 'S'),
    ...sums.currency,
    account,
    contra ?? '',
    quoted(''),
    `${entry.day.slice(8)}${entry.day.slice(5, 7)}`,
    quoted(documentField(entry.number)),
    quoted(documentField(entry.orderNumber)),
    '',
    quoted(`${sums.note}${entry.orderNumber} ${entry.company}`.slice(0, 60)),
    ...REST,
  ].join(';')
}

/** A rate as DATEV takes it: `Kurs`, four digits at most before the comma, and not below 1. */
const RATE = /^[1-9]\d{0,3},\d{2,6}$/

/**
 * The first six columns but the side. `Kurs` is what a euro is worth in the other currency. Where that is less than one,
 * as of the pound, the format has no `Kurs` for it: such an entry is posted in euro, at the same rate, and its text begins
 * with the sum that was invoiced.
 */
function sumsOf({ gross, currency, euro, perEuro }: BookEntry): {
  gross: string
  currency: string[]
  note: string
} {
  if (currency === 'EUR')
    return { gross: amount(gross, 'EUR'), currency: [quoted('EUR'), '', '', ''], note: '' }
  if (euro === null || perEuro === null) throw new Error('an entry in another currency needs its rate')
  const rate = Number(perEuro).toFixed(6).replace('.', ',')
  // A cent at least: a sum is not 0 because it is small.
  const inEuro = amount(Math.max(euro, 1), 'EUR')
  if (RATE.test(rate))
    return {
      gross: amount(gross, currency),
      currency: [quoted(currency), rate, inEuro, quoted('EUR')],
      note: '',
    }
  const note = `${currency} ${amount(gross, currency)} `
  return { gross: inEuro, currency: [quoted('EUR'), '', '', ''], note }
}

const amount = (minor: number, currency: string): string =>
  plainAmount({ amount: minor, currency }).replace('.', ',')

/** These fields take letters, digits and $ & % * + - / alone. */
const documentField = (text: string): string => text.replaceAll(/[^A-Za-z0-9$&%*+\-/]/g, '').slice(0, 36)

/** No line breaks, no characters that the file's encoding does not have, and nothing that a spreadsheet would run. */
function quoted(text: string): string {
  const known = text.replaceAll(/[\p{Cc}]/gu, ' ').replaceAll(/[^\u{20}-\u{FF}]/gu, '')
  return `"${known.replace(/^[=+\-@\s]+/, '').replaceAll('"', '""')}"`
}

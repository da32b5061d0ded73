import { isDay } from '#platform/shared/calendar.ts'
import { LEDGER_KINDS, type LedgerKind, type LedgerLine } from '#ledger/ledger-line.ts'
import { decimalOf, isCurrency, parseAmount } from '#vat/engine/money.ts'
import { fieldsOf } from '../command.ts'
import { UnreadableCompany } from './unreadable-company.ts'

/** Lines of `ledger` in `c.json`: `{ country, kind, date, month?, currency, net, vat, deductible?, rate?, document }`. */
export function readLedger(value: unknown): LedgerLine[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) throw new UnreadableCompany('"ledger" of the company file is not a list.')
  return value.map(lineOf)
}

function lineOf(value: unknown, index: number): LedgerLine {
  const fields = fieldsOf(value) ?? {}
  const wrong = (what: string): UnreadableCompany =>
    new UnreadableCompany(`Line ${index + 1} of "ledger": ${what}.`)
  const { country, kind, date, currency, document, month = String(date).slice(0, 7) } = fields
  if (typeof country !== 'string') throw wrong('"country" is missing')
  if (!isKind(kind)) throw wrong(`"kind" is one of ${LEDGER_KINDS.join(', ')}`)
  if (!isDay(date)) throw wrong('"date" is a day such as 2026-03-31')
  if (typeof month !== 'string' || !isDay(`${month}-01`)) throw wrong('"month" is one such as 2026-03')
  if (typeof currency !== 'string' || !isCurrency(currency)) throw wrong('"currency" is one such as EUR')
  // A line without its document does not enter a return.
  if (typeof document !== 'string' || document === '') throw wrong('"document" is missing')
  const net = parseAmount(fields.net, currency)
  const vat = parseAmount(fields.vat, currency)
  if (net === null || vat === null) throw wrong('"net" and "vat" are amounts such as 1234.56')
  const deductible = fields.deductible === undefined ? vat : parseAmount(fields.deductible, currency)
  if (deductible === null) throw wrong('"deductible" is an amount such as 1234.56')
  const basisPoints = fields.rate === undefined ? rateFrom(net, vat) : decimalOf(fields.rate, 2)
  if (basisPoints === null) throw wrong('"rate" is a percentage such as 20')
  return {
    id: String(fields.id ?? index + 1),
    country: country.toUpperCase(),
    kind,
    date,
    month,
    currency,
    net,
    vat,
    deductible,
    basisPoints,
    document,
  }
}

const isKind = (value: unknown): value is LedgerKind => LEDGER_KINDS.some((kind) => kind === value)

/** The rate that explains the tax best, in tenths of a per cent. */
const rateFrom = (net: number, vat: number): number => (net === 0 ? 0 : Math.round((vat * 1000) / net) * 10)

import { exponentOf } from '#platform/shared/currency-exponent.ts'
import { parseDecimal, POINT_DECIMALS } from '#platform/shared/decimal.ts'
import type { SentInputOf } from '#platform/shared/call.ts'
import type { addLedgerLine } from '../contract.ts'
import { isReverseCharged } from '../kinds-in-country.ts'
import type { LedgerKind } from '../ledger-line.ts'

type LineInput = SentInputOf<typeof addLedgerLine>

/** What somebody typed; amounts that cannot be read are NaN, which `typingFaults` finds. */
export function readLineInput(
  typed: (name: string) => string,
  { country, kind, uploadId }: { country: string; kind: LedgerKind; uploadId: string },
): LineInput {
  const currency = typed('currency').toUpperCase()
  const amount = (name: string) =>
    parseDecimal(typed(name), exponentOf(currency), POINT_DECIMALS) ?? Number.NaN
  return {
    country,
    kind,
    uploadId,
    supplier: typed('supplier'),
    number: typed('number'),
    ...(typed('supplierNumber') !== '' && { supplierNumber: typed('supplierNumber') }),
    ...(typed('ksef') !== '' && { ksef: typed('ksef') }),
    date: typed('date'),
    ...(typed('month') !== '' && { month: typed('month') }),
    currency,
    net: amount('net'),
    ...(!isReverseCharged(kind) && { vat: amount('vat') }),
    furtherRate: typed('furtherRate') !== '',
  }
}

type Missing = 'fileMissing' | 'supplierMissing' | 'numberMissing' | 'dateMissing' | 'amountUnclear'

/** What can be said before anything is sent, by field. */
export function typingFaults(input: LineInput): Record<string, Missing> {
  return {
    ...(input.uploadId === '' && { uploadId: 'fileMissing' as const }),
    ...(input.supplier === '' && { supplier: 'supplierMissing' as const }),
    ...(input.number === '' && { number: 'numberMissing' as const }),
    ...(input.date === '' && { date: 'dateMissing' as const }),
    ...(Number.isNaN(input.net) && { net: 'amountUnclear' as const }),
    ...(Number.isNaN(input.vat) && { vat: 'amountUnclear' as const }),
  }
}

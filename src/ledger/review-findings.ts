import { checkGermanTaxNumber } from '#tax-numbers/german-tax-number.ts'
import { checkVatNumber } from '#tax-numbers/vat-number.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { currencyOn } from '#vat/rates/currency-on.ts'
import { rateOn } from '#vat/rates/rate-on.ts'
import { isReverseCharged } from './kinds-in-country.ts'
import type { LedgerKind } from './ledger-line.ts'
import { monthOf } from './claim-month.ts'

/** What a reviewer should look at before a line counts. None of them is an error by itself. */
export const FINDINGS = [
  'NO_NUMBER',
  'SUPPLIER_NUMBER',
  'UNUSUAL_RATE',
  'OTHER_CURRENCY',
  'LATE',
  'NO_VALUE',
  'CREDIT_NOTE',
] as const
export type Finding = (typeof FINDINGS)[number]

type Line = {
  country: string
  kind: LedgerKind
  supplierNumber: string
  date: Day
  month: string
  currency: string
  net: number
  basisPoints: number
}

/** @param states in which its company has a VAT number */
export function findingsOf(line: Line, states: readonly string[]): Finding[] {
  const { country, kind, date, month, currency, net, basisPoints } = line
  const found: Finding[] = []
  // Without a registration there is no return that it could enter.
  if (!states.includes(country)) found.push('NO_NUMBER')
  if (isWrongNumber(line)) found.push('SUPPLIER_NUMBER')
  if (!isReverseCharged(kind) && !isRateOf(country, date, basisPoints)) found.push('UNUSUAL_RATE')
  // An invoice with local VAT names the VAT in the state's own currency (art. 230 of the VAT Directive).
  if (!isReverseCharged(kind) && currency !== (currencyOn(country, date)?.code ?? 'EUR'))
    found.push('OTHER_CURRENCY')
  if (month !== monthOf(date)) found.push('LATE')
  if (net === 0) found.push('NO_VALUE')
  if (net < 0) found.push('CREDIT_NOTE')
  return found
}

/**
 * Whether the form or check digit of a supplier's number is wrong. Where local VAT is charged its letters may be missing,
 * and a German invoice may show the tax number instead (§ 14 (4) no. 2 UStG). What suppliers outside Europe have is not ours to know.
 */
function isWrongNumber({ supplierNumber, kind, country }: Line): boolean {
  if (supplierNumber === '') return false
  const { valid, reason } = checkVatNumber(supplierNumber)
  if (valid) return false
  if (kind === 'SERVICE_ABROAD')
    return !['NO_COUNTRY', 'UNKNOWN_COUNTRY', 'OTHER_KIND'].includes(reason?.code ?? '')
  if (isReverseCharged(kind)) return true
  const isLocal = checkVatNumber(supplierNumber, country).valid
  return !isLocal && !(country === 'DE' && checkGermanTaxNumber(supplierNumber).valid)
}

function isRateOf(country: string, date: Day, basisPoints: number): boolean {
  const rates = rateOn(country, 'standard', date)
  if ('refused' in rates) return false
  return [rates.standardBasisPoints, ...rates.reducedBasisPoints].includes(basisPoints)
}

import type { Day } from '#platform/shared/calendar.ts'
import { currencyOn } from '#vat/rates/currency-on.ts'
import { rateOn } from '#vat/rates/rate-on.ts'
import { isReverseCharged } from './kinds-in-country.ts'
import type { LedgerKind } from './ledger-line.ts'
import { monthOf } from './claim-month.ts'

/** What a reviewer should look at before a line counts. None of them is an error by itself. */
export const FINDINGS = [
  'NO_NUMBER',
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
  if (!isReverseCharged(kind) && !isRateOf(country, date, basisPoints)) found.push('UNUSUAL_RATE')
  // An invoice with local VAT names the VAT in the state's own currency (art. 230 of the VAT Directive).
  if (!isReverseCharged(kind) && currency !== (currencyOn(country, date)?.code ?? 'EUR'))
    found.push('OTHER_CURRENCY')
  if (month !== monthOf(date)) found.push('LATE')
  if (net === 0) found.push('NO_VALUE')
  if (net < 0) found.push('CREDIT_NOTE')
  return found
}

function isRateOf(country: string, date: Day, basisPoints: number): boolean {
  const rates = rateOn(country, 'standard', date)
  if ('refused' in rates) return false
  return [rates.standardBasisPoints, ...rates.reducedBasisPoints].includes(basisPoints)
}

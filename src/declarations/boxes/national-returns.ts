import type { Conversion } from '#exchange-rates/rate-between.ts'
import type { LedgerLine } from '#ledger/ledger-line.ts'
import type { Total } from '#reports/totals.ts'
import { placesOf } from './entries.ts'
import { type DraftReturn, ofLedger, ofTotal, prepareNational, type Unconverted } from './national-return.ts'
import type { NationalReturn, RegistrationFacts } from './prepared-return.ts'
import { periodOf } from './return-periods.ts'

/** The returns of the registrations, for all periods with something to declare. */
export function nationalReturns(
  totals: readonly Total[],
  ledger: readonly LedgerLine[],
  registrations: readonly RegistrationFacts[],
  conversion: Conversion,
): NationalReturn[] {
  const drafts = new Map<string, DraftReturn>()
  const enter = (country: string, month: string, amounts: readonly Unconverted[]): void => {
    for (const registration of registrations) {
      const period = registration.country === country ? periodOf(registration, month) : null
      if (!period) continue
      const key = `${country} ${period.to} ${registration.number}`
      const draft = drafts.get(key) ?? { registration, period, amounts: [] }
      draft.amounts.push(...amounts)
      drafts.set(key, draft)
    }
  }
  for (const total of totals)
    for (const { country, box, figure } of placesOf(total.treatment))
      enter(country, total.month, [ofTotal(total, box, figure)])
  for (const line of ledger) enter(line.country, line.month, ofLedger(line))
  return [...drafts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, draft]) => prepareNational(draft, conversion))
}

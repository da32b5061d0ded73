import type { Total, Treatment } from '#reports/totals.ts'
import { isEuState } from '#vat/engine/place.ts'
import { isRegistered, stateOfNumber, type ThresholdState, type Watched } from './threshold.ts'

/** Where goods that are sold, or moved, lay or arrived; and where a sale is taxed in a return of the seller's own. */
function statesOf({ scheme, country, dispatch, acquisition, oss, sellerSupply }: Treatment): string[] {
  const from = dispatch?.country ?? oss?.dispatchedFrom ?? sellerSupply?.country ?? null
  const taxed = AT_ITS_COUNTRY.has(scheme) ? country : null
  return [from, taxed, acquisition?.country ?? null].filter((state) => state !== null)
}

const AT_ITS_COUNTRY: ReadonlySet<string> = new Set([
  'LOCAL',
  'EXPORT',
  'EXPORT_OWN_GOODS',
  'IC_SUPPLY',
  'ORIGIN_BELOW_THRESHOLD',
  'DOMESTIC_REVERSE_CHARGE',
])

/**
 * States in which the company had goods, or a sale of its own, without a VAT number: there is no threshold for those who
 * are not established there (Directive 2006/112 art. 214(1)(a), 17, 23; VATA 1994 sch. 1A). A company that is established
 * there has the state's own.
 */
export function unregisteredStates(watched: Watched): ThresholdState[] {
  const first = new Map<string, string>()
  for (const total of watched.totals)
    for (const state of new Set(statesOf(total.treatment).map(stateOfNumber)))
      if (isLacking(watched, state, total)) first.set(state, earlier(first.get(state), total.month))
  return [...first].toSorted().map(([country, since]): ThresholdState => {
    const isNow = isRegistered(watched, country, watched.today.slice(0, 7))
    return {
      kind: 'UNREGISTERED',
      country,
      level: 'CROSSED',
      doubt: null,
      limit: null,
      reached: null,
      basisPoints: null,
      since,
      cases: 0,
      settled: false,
      // Who has a number by now still owes the returns of the months before it.
      serviceCode: `vat-${isNow ? 'retroactive' : 'registration'}-${country.toLowerCase()}`,
      source: 'ART214',
      confidence: 'high',
    }
  })
}

function isLacking(watched: Watched, state: string, { month }: Total): boolean {
  if (!isEuState(state) && state !== 'GB') return false
  return !watched.established.map(stateOfNumber).includes(state) && !isRegistered(watched, state, month)
}

const earlier = (known: string | undefined, month: string): string =>
  known !== undefined && known < month ? known : month

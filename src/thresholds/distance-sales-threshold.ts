import { THRESHOLDS } from '#vat/rates/thresholds.ts'
import { isEuState } from '#vat/engine/place.ts'
import { counted, standing } from './running-sum.ts'
import { holds, type ThresholdState, type Watched, yearOf } from './threshold.ts'

const LIMIT = THRESHOLDS.euDistanceSales

/** Directive 2006/112 art. 59c: only for a company established in one member state, for what it sends from there. */
export function distanceSalesState(watched: Watched): ThresholdState[] {
  const homes = watched.established.filter(isEuState)
  const [home] = homes
  if (home === undefined || homes.length > 1) return []
  const list = counted(watched, LIMIT.currency, ({ treatment: { scheme, country, dispatch } }) =>
    scheme === 'ORIGIN_BELOW_THRESHOLD'
      ? country === home
      : dispatch?.treatment === 'TAXED_AT_DESTINATION' && dispatch.country === home,
  )
  const limits = { previousYear: LIMIT.amount, currentYear: LIMIT.amount, currency: LIMIT.currency }
  const settled = watched.oss.some((held) => holds(held, watched.today.slice(0, 7)))
  return [
    {
      kind: 'DISTANCE_SALES',
      country: 'EU',
      ...standing(list, yearOf(watched.today), limits),
      cases: 0,
      settled,
      serviceCode: settled ? null : 'oss-registration',
      source: LIMIT.source,
      confidence: LIMIT.confidence,
    },
  ]
}

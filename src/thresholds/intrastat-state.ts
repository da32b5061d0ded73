import { exponentOf } from '#platform/shared/currency-exponent.ts'
import type { Total, Treatment } from '#reports/totals.ts'
import { isEuState } from '#vat/engine/place.ts'
import { type Flow, FLOWS, intrastatRule } from '#vat/rates/intrastat.ts'
import { counted, standing } from './running-sum.ts'
import { isRegistered, type ThresholdState, type Watched, yearOf } from './threshold.ts'

/**
 * Goods that the company itself sends to other member states or receives from them, where it has a number: its own goods,
 * sales to businesses, distance sales. What a marketplace sells on is sent by the marketplace.
 */
export function intrastatStates(watched: Watched): ThresholdState[] {
  const month = watched.today.slice(0, 7)
  return FLOWS.flatMap((flow) => {
    const states = new Set(watched.totals.map(({ treatment }) => stateOf(treatment, flow)))
    return [...states]
      .filter((country) => country !== null)
      .filter((country) => isEuState(country) && country !== 'XI' && isRegistered(watched, country, month))
      .toSorted()
      .flatMap((country) => oneState(watched, country, flow))
  })
}

function stateOf({ scheme, country, dispatch, acquisition }: Treatment, flow: Flow): string | null {
  if (flow === 'ARRIVALS') return acquisition?.country ?? null
  if (scheme === 'IC_SUPPLY' || scheme === 'ORIGIN_BELOW_THRESHOLD') return country
  const stays = dispatch === null || dispatch.treatment === 'ZERO_RATED_EXPORT'
  return stays || dispatch.treatment === 'TAXABLE_AND_DEDUCTIBLE' ? null : dispatch.country
}

function oneState(watched: Watched, country: string, flow: Flow): ThresholdState[] {
  const rule = intrastatRule(country, flow, watched.today)
  if (rule?.kind === 'NOT_ASKED') return []
  const facts = {
    kind: `INTRASTAT_${flow}` as const,
    country,
    cases: 0,
    settled: false,
    serviceCode: null,
    source: rule?.source ?? 'OWN',
    confidence: rule?.confidence ?? ('low' as const),
  }
  if (rule?.kind !== 'ABOVE') {
    const doubt = rule ? 'ON_REQUEST' : 'LIMIT_NOT_KNOWN'
    const none = { limit: null, reached: null, basisPoints: null, since: null }
    return [{ ...facts, ...none, level: 'UNKNOWN', doubt }]
  }
  const limit = rule.units * 10 ** exponentOf(rule.currency)
  const counts = ({ treatment }: Total): boolean => stateOf(treatment, flow) === country
  const list = counted(watched, rule.currency, counts)
  const limits = { previousYear: limit, currentYear: limit, currency: rule.currency }
  return [{ ...facts, ...standing(list, yearOf(watched.today), limits) }]
}

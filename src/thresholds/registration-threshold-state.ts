import { exponentOf } from '#platform/shared/currency-exponent.ts'
import type { Total } from '#reports/totals.ts'
import {
  COUNTING_EVERYBODY,
  type RegistrationThreshold,
  registrationThreshold,
} from '#vat/rates/registration-thresholds.ts'
import { counted, standing } from './running-sum.ts'
import { isRegistered, stateOfNumber, type ThresholdState, type Watched, yearOf } from './threshold.ts'

/** Limits below which a state asks for no VAT number: at home, and where they hold for everybody. */
export function registrationStates(watched: Watched): ThresholdState[] {
  const month = watched.today.slice(0, 7)
  const sold = new Set(watched.totals.map(({ treatment }) => treatment.country))
  const states = [
    ...watched.established.map(stateOfNumber),
    ...COUNTING_EVERYBODY.filter((country) => sold.has(country)),
  ]
  return [...new Set(states)]
    .filter((country) => sold.has(country) && !isRegistered(watched, country, month))
    .flatMap((country) => {
      const rule = registrationThreshold(country, watched.today)
      return rule ? [stateOf(watched, rule)] : []
    })
}

function stateOf(watched: Watched, rule: RegistrationThreshold): ThresholdState {
  const { country, currency, previousYear, currentYear, source, confidence } = rule
  const list = counted(watched, currency, (total) => counts(total, rule))
  const units = (whole: number): number => whole * 10 ** exponentOf(currency)
  const found = standing(list, yearOf(watched.today), {
    previousYear: previousYear === null ? null : units(previousYear),
    currentYear: units(currentYear ?? 0),
    currency,
  })
  return {
    kind: 'REGISTRATION',
    country,
    ...found,
    limit: currentYear === null ? null : found.limit,
    cases: 0,
    settled: false,
    serviceCode: found.level === 'OK' ? null : `vat-registration-${country.toLowerCase()}`,
    source,
    confidence,
  }
}

const OWN_SALES: ReadonlySet<string> = new Set([
  'LOCAL',
  'EXPORT',
  'IC_SUPPLY',
  'ORIGIN_BELOW_THRESHOLD',
  'DOMESTIC_REVERSE_CHARGE',
])

/** The seller's own sales that are made in the state; of the world, all of them. */
function counts({ treatment: { scheme, country, dispatch } }: Total, rule: RegistrationThreshold): boolean {
  if (rule.counts === 'WORLD') return OWN_SALES.has(scheme) || scheme === 'OSS_UNION' || scheme === 'IOSS'
  return OWN_SALES.has(scheme) && stateOfNumber(country ?? '') === rule.country && dispatch === null
}

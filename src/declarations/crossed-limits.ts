import type { ThresholdView } from '#thresholds/contract.ts'
import type { DeclarationKind, DeclarationScheme } from './declaration.ts'

type Return = {
  kind: DeclarationKind
  scheme: DeclarationScheme
  country: string
  fromDay: string
  toDay: string
}
export type Limit = Pick<ThresholdView, 'kind' | 'country' | 'level' | 'settled' | 'since'>
export type CrossedLimit = { threshold: Limit['kind']; country: string; day: string }

/** The limits that were crossed in the months of a return and change what belongs into it. */
export function crossedLimits(declaration: Return, limits: readonly Limit[]): CrossedLimit[] {
  const { fromDay, toDay } = declaration
  return limits.flatMap(({ kind, country, level, settled, since }) => {
    if (level !== 'CROSSED' || settled || since === null) return []
    if (since < fromDay.slice(0, 7) || since > toDay.slice(0, 7)) return []
    return concerns(declaration, { kind, country }) ? [{ threshold: kind, country, day: `${since}-01` }] : []
  })
}

/** A list of sales, and quantities, are the same on both sides of a limit. */
function concerns({ kind, scheme, country }: Return, limit: Pick<Limit, 'kind' | 'country'>): boolean {
  if (kind === 'EC_SALES_LIST' || kind === 'EPR' || scheme === 'OSS_NON_UNION') return false
  if (scheme === 'IOSS') return limit.kind === 'CONSIGNMENTS' && limit.country === 'EU'
  // Goods that were sent from a state are in its return, and not in the one-stop shop's alone.
  if (scheme === 'OSS_UNION') return limit.kind === 'UNREGISTERED' && limit.country !== 'GB'
  return limit.kind === 'DISTANCE_SALES' || stateOfNumber(limit.country) === stateOfNumber(country)
}

/** Northern Ireland declares in the return of the United Kingdom. */
const stateOfNumber = (country: string): string => (country === 'XI' ? 'GB' : country)

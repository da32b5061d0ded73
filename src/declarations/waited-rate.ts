import { rateKey, rateRuleOf, type RateSource } from '#exchange-rates/rate-rules.ts'
import type { DeclarationScheme } from './declaration.ts'
import type { Waiting } from './waiting.ts'

export type WaitedRate = { source: RateSource; key: string; currency: string }

/** Sources that publish no file: the agency's staff enter their rates. */
const ENTERED: ReadonlySet<RateSource> = new Set(['DE_BMF'])
export const isEnteredByStaff = ({ source }: Pick<WaitedRate, 'source'>): boolean => ENTERED.has(source)

/** Which publication a return waits for: the state's own source, or the European Central Bank for a one-stop shop. */
export function waitedRate(
  { country, scheme }: { country: string; scheme: DeclarationScheme },
  waiting: Waiting,
): WaitedRate | null {
  if (waiting.reason !== 'RATE') return null
  const { currency, day } = waiting
  if (scheme !== 'LOCAL') return { source: 'ECB', key: day, currency }
  const rule = rateRuleOf(country)
  // What is missing was named by the day of its publication already.
  const key = rule.by === 'MONTH' ? rateKey(rule, day) : day
  return { source: rule.source, key, currency }
}

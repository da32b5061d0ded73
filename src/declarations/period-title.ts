import type { Day } from '#platform/shared/calendar.ts'
import { countryName } from '#platform/shared/countries.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { periodName } from '#registrations/period-name.ts'
import type { Declaration } from './contract.ts'

/** `February 2026`, `Q1 2026`, `2026`. */
export function periodOf(
  { frequency, period: { from, to } }: Pick<Declaration, 'frequency'> & { period: { from: Day; to: Day } },
  lang: Lang,
): string {
  if (frequency === 'YEARLY') return lang === 'zh' ? `${to.slice(0, 4)}年` : to.slice(0, 4)
  return periodName({ kind: 'RETURN', rhythm: frequency, from, to }, lang)
}

/** The same of a row. */
export const periodOfRow = (
  { frequency, fromDay, toDay }: Pick<Declaration, 'frequency'> & { fromDay: Day; toDay: Day },
  lang: Lang,
): string => periodOf({ frequency, period: { from: fromDay, to: toDay } }, lang)

/** The place of a national return; a scheme has none of its own. */
export const placeOf = (
  { country, scheme }: Pick<Declaration, 'country' | 'scheme'>,
  lang: Lang,
): string | null => (scheme === 'LOCAL' ? countryName(country, lang) : null)

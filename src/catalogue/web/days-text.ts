import type { Translate } from '#platform/web/text.ts'
import type { Days, NodeKind } from '../process.ts'
import type { catalogueText } from './catalogue.text.ts'

/** `30–51`, or one number where both are the same. */
export function daysRange({ low, high }: Days): string {
  return low === high ? String(low) : `${low}–${high}`
}

type Step = { kind: NodeKind; expectedDays: Days }

/** The duration of one step in words: `1 day`, `20–30 days`, `up to 1 day`, `same day`. */
export function stepDays(t: Translate<typeof catalogueText>, { kind, expectedDays }: Step): string {
  const { low, high } = expectedDays
  if (kind === 'FILING_TERM') return t('stepInTerm')
  if (high === 0) return t('sameDay')
  if (low === 0) return t('stepDaysUpTo', { count: high })
  if (low === high) return t('stepDays', { count: high })
  return t('stepDaysRange', { low, high })
}

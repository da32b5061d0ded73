import type { Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { Frequency } from '#vat/rates/facts.ts'
import type { DeclarationKind } from './declaration.ts'
import type { EprStream } from './epr/categories.ts'
import { kindName } from './names.ts'
import { periodOfRow } from './period-title.ts'

/**
 * Kind, stream, rhythm, first and last day of a declaration: what its name is made of. Of one that waits for its confirmation
 * also the day on which it is due with the authority.
 */
export type DeclarationParts = readonly [
  kind: DeclarationKind,
  stream: EprStream | null,
  frequency: Frequency,
  fromDay: Day,
  toDay: Day,
  dueOn?: Day | null,
]

/** `VAT return March 2026`. */
export function declarationName([kind, stream, frequency, fromDay, toDay]: DeclarationParts): LocalText {
  const of = kindName({ kind, stream })
  const period = { frequency, fromDay, toDay }
  return { en: `${of.en} ${periodOfRow(period, 'en')}`, zh: periodOfRow(period, 'zh') + of.zh }
}

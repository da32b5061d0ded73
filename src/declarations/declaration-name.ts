import type { Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { DeclarationKind } from './declaration.ts'
import type { EprStream } from './epr/categories.ts'
import { kindName } from './names.ts'
import { periodText } from './period-label.ts'

/**
 * Kind, stream and label of a declaration: what its name is made of. Of one that waits for its confirmation also the day on
 * which it is due with the authority.
 */
export type DeclarationParts = readonly [DeclarationKind, EprStream | null, string, (Day | null)?]

/** `VAT return March 2026`. */
export function declarationName([kind, stream, label]: DeclarationParts): LocalText {
  const of = kindName({ kind, stream })
  return { en: `${of.en} ${periodText(label, 'en')}`, zh: periodText(label, 'zh') + of.zh }
}

import type { LocalText } from '#platform/shared/local-text.ts'
import type { DeclarationKind } from './declaration.ts'
import type { EprStream } from './epr/categories.ts'
import { kindName } from './names.ts'
import { periodText } from './period-label.ts'

/** Kind, stream and label of a declaration: what its name is made of. */
export type DeclarationParts = readonly [DeclarationKind, EprStream | null, string]

/** `VAT return March 2026`. */
export function declarationName([kind, stream, label]: DeclarationParts): LocalText {
  const of = kindName({ kind, stream })
  return { en: `${of.en} ${periodText(label, 'en')}`, zh: periodText(label, 'zh') + of.zh }
}

import type { Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { LegalDocument } from '../agreement.ts'

/**
 * One version of a text. A version that was once in force is never edited: any change is a new version.
 * `{{agency}}`, `{{brand}}` and `{{email}}` are filled in on reading.
 */
export type LegalText = {
  document: LegalDocument
  version: string
  since: Day
  sections: readonly { title: LocalText; paragraphs: readonly LocalText[] }[]
}

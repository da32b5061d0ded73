import type { Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { LegalDocument } from '../agreement.ts'

/**
 * One version of a text. A version that was in force once is never edited: a changed word is a new version.
 * `{{agency}}`, `{{brand}}` and `{{email}}` are filled in when it is read.
 */
export type LegalText = {
  document: LegalDocument
  version: string
  since: Day
  sections: readonly { title: LocalText; paragraphs: readonly LocalText[] }[]
}

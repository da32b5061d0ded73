import type { LocalText } from '#platform/shared/local-text.ts'

/** One section of a form, as shown to a buyer beforehand. */
type FormOutlineSection = {
  title: LocalText
  questions: number
  /** What its first questions are about. */
  asks: LocalText[]
}

/**
 * Port: what the form of a template will ask; undefined for an unknown template. The catalogue does not know the forms,
 * so `main` passes it in.
 */
export type FormOutlines = (template: { key: string; version: number }) => FormOutlineSection[] | undefined

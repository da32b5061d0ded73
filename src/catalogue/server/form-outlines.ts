import type { LocalText } from '#platform/shared/local-text.ts'

/** One section of a form as a buyer sees it beforehand. */
type FormOutlineSection = {
  title: LocalText
  questions: number
  /** What its first questions ask for. */
  asks: LocalText[]
}

/**
 * Port: what the form of a template will ask; undefined for a template that does not exist. The forms know, and the
 * catalogue does not know the forms, so it is handed in where the rooms are put together.
 */
export type FormOutlines = (template: { key: string; version: number }) => FormOutlineSection[] | undefined

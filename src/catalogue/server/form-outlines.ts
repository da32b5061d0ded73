import type { LocalText } from '#platform/shared/local-text.ts'

/** One section of a form, as shown to a buyer beforehand. */
type FormOutlineSection = {
  title: LocalText
  questions: number
  /** What its first questions are about. */
  asks: LocalText[]
}

/** A paper that the form insists on, in the form's own words. */
type FormPaper = {
  key: string
  name: LocalText
  note: LocalText
  /** Asked only after certain answers. */
  depends: boolean
}

type FormOutline = { sections: FormOutlineSection[]; papers: FormPaper[] }

/**
 * Port: what the form of a template will ask; undefined for an unknown template. The catalogue does not know the forms,
 * so `main` passes it in.
 */
export type FormOutlines = (template: { key: string; version: number }) => FormOutline | undefined

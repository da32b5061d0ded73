import type { FormOutlines } from '#catalogue/server/form-outlines.ts'
import type { RowField, Template } from '#forms/template.ts'
import { deVatRegistration } from '#forms/templates/de-vat-registration.ts'
import { genericService } from '#forms/templates/generic-service.ts'

const SHOWN_ASKS = 3
const templates: readonly Template[] = [deVatRegistration, genericService]

/** Tells the catalogue what the form of a service will ask. */
export const formOutlines: FormOutlines = ({ key, version }) => {
  const template = templates.find((candidate) => candidate.key === key && candidate.version === version)
  return template?.sections.map((section) => {
    const questions = section.fields
      .flatMap((field) => (field.type === 'group' ? field.fields : [field]))
      .filter(isAsked)
    // what is asked of everybody says best what a section is about
    const ofEverybody = questions.filter((field) => field.visibleWhen === undefined)
    return {
      title: section.title,
      questions: questions.length,
      asks: ofEverybody.slice(0, SHOWN_ASKS).map((field) => field.label),
    }
  })
}

function isAsked(field: RowField): boolean {
  return field.type !== 'info' && field.type !== 'computed'
}

import type { FormOutlines } from '#catalogue/server/form-outlines.ts'
import type { Field, Template } from '#forms/template.ts'
import { deVatRegistration } from '#forms/templates/de-vat-registration.ts'
import { genericService } from '#forms/templates/generic-service.ts'

const SHOWN_ASKS = 4
const templates: readonly Template[] = [deVatRegistration, genericService]

/** Tells the catalogue what the form of a service will ask. */
export const formOutlines: FormOutlines = ({ key, version }) => {
  const template = templates.find((candidate) => candidate.key === key && candidate.version === version)
  return template?.sections.map((section) => {
    const questions = section.fields.filter(asksSomething)
    return {
      title: section.title,
      questions: questions.reduce((sum, field) => sum + questionsIn(field), 0),
      asks: questions.slice(0, SHOWN_ASKS).map((field) => field.label),
    }
  })
}

function questionsIn(field: Field): number {
  return field.type === 'group' ? field.fields.filter(asksSomething).length : 1
}

function asksSomething(field: Field): boolean {
  return field.type !== 'info' && field.type !== 'computed'
}

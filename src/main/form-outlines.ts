import type { FormOutlines } from '#catalogue/server/form-outlines.ts'
import { findTemplate } from '#form-templates/find-template.ts'
import type { RowField, Section } from '#forms/engine/model/template.ts'
import { papersOf } from './form-papers.ts'

const SHOWN_ASKS = 3

/** Describes to the catalogue what the form of a service will ask. */
export const formOutlines: FormOutlines = (ref) => {
  const template = findTemplate(ref)
  return template && { sections: template.sections.map(outlineOf), papers: papersOf(template) }
}

function outlineOf({ title, fields }: Section) {
  const questions = fields
    .flatMap((field) => (field.type === 'group' ? field.fields : [field]))
    .filter(isAsked)
  // questions for everybody show best what a section is about
  const ofEverybody = questions.filter((field) => field.visibleWhen === undefined)
  return {
    title,
    questions: questions.length,
    asks: ofEverybody.slice(0, SHOWN_ASKS).map((field) => field.label),
  }
}

function isAsked(field: RowField): boolean {
  return field.type !== 'info' && field.type !== 'computed'
}

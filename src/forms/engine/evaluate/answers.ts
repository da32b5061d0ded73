import type { Day } from '#platform/shared/calendar.ts'
import type { FileLookup } from './read-answer.ts'
import { evaluate, type EvaluatedField } from './evaluate.ts'
import type { Answers, Field, RowField, Template } from '../model/template.ts'
import { isMissing, validate } from '../validate/validate.ts'

/**
 * What is asked at the moment, in template order: groups before the fields of their rows, including infos and
 * sums.
 */
export function visibleFields(template: Template, answers: unknown, files?: FileLookup): EvaluatedField[] {
  return evaluate(template, answers, files).fields.filter((entry) => entry.visible)
}

/** Whether a person answers it: not an info, a calculated value or a group as such. */
export function isQuestion(field: Field): field is RowField {
  return field.type !== 'info' && field.type !== 'computed' && field.type !== 'group'
}

export type SectionProgress = {
  sectionKey: string
  /** A section that does not apply shows no questions. */
  visible: boolean
  answered: number
  /** How many of the questions must be answered, and how many of those are still empty. */
  required: number
  missing: number
  total: number
  /** Answers that are there but not valid. */
  errors: number
}

/** How far each section is, counted in questions; a group without its first row counts as one question. */
export function progress(
  template: Template,
  answers: unknown,
  options: { files: FileLookup; today: Day },
): SectionProgress[] {
  const { errors } = validate(template, answers, { ...options, mode: 'submit' })
  return progressOf(template, visibleFields(template, answers, options.files), errors)
}

/** @param entries what is asked @param errors what `validate` finds wrong with it before it is submitted */
export function progressOf(
  template: Template,
  entries: readonly EvaluatedField[],
  errors: readonly { path: string }[],
): SectionProgress[] {
  const missing = new Set(entries.filter(isMissing).map((entry) => entry.path))
  const wrong = new Set(errors.map((error) => error.path).filter((path) => !missing.has(path)))
  return template.sections.map((section) => {
    const own = entries.filter((entry) => entry.sectionKey === section.key)
    const asked = own.filter((entry) => isQuestion(entry.field) || missing.has(entry.path))
    return {
      sectionKey: section.key,
      visible: own.length > 0,
      answered: asked.filter((entry) => entry.value !== undefined && !missing.has(entry.path)).length,
      required: asked.filter((entry) => entry.required).length,
      missing: asked.filter((entry) => missing.has(entry.path)).length,
      total: asked.length,
      errors: own.filter((entry) => wrong.has(entry.path)).length,
    }
  })
}

/** The answers to one section's fields, as they are. */
export function answersOfSection(template: Template, answers: Answers, sectionKey: string): Answers {
  const section = template.sections.find((candidate) => candidate.key === sectionKey)
  const keys = (section?.fields ?? []).map((field) => field.key).filter((key) => answers[key] !== undefined)
  return Object.fromEntries(keys.map((key) => [key, answers[key]]))
}

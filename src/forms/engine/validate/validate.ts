import type { Day } from '#platform/shared/calendar.ts'
import { problem, type Problem } from '../model/problem.ts'
import type { FileLookup } from '../evaluate/read-answer.ts'
import { evaluate, type EvaluatedField } from '../evaluate/evaluate.ts'
import type { Answers, Field, StoredFile, Template } from '../model/template.ts'
import { checkAnswer, checkLength } from './validators.ts'

/** A text of `messages.ts` with its parameters, at `city`, `directors` or `directors/<id>/passport`. */
export type FormError = { path: string } & Problem

export type ValidateOptions = {
  /** The files that this form may use, as stored; any other id counts as unknown. */
  files: FileLookup
  today: Day
  /** `draft` checks shape only and keeps what is incomplete; `submit` checks everything. */
  mode: 'draft' | 'submit'
  /** Check and return these sections only; the others still count for conditions. */
  sections?: readonly string[]
}

export type ValidateResult = { values: Answers; errors: FormError[] }

export function filesById(files: readonly StoredFile[]): FileLookup {
  return new Map(files.map((file) => [file.id, file]))
}

/**
 * For any input: what the form asks for, in its normal form, and what is wrong with it. Unknown keys, hidden
 * answers and values of the wrong shape are removed from `values`; computed values are calculated anew. Never
 * throws, and gives the same in the browser and on the server.
 */
export function validate(template: Template, answers: unknown, options: ValidateOptions): ValidateResult {
  const { today, mode, sections } = options
  const { fields, values } = evaluate(template, answers, options.files)
  const wanted = fields.filter((entry) => isWanted(entry.sectionKey, sections))
  const errors = errorsIn(wanted, (entry) => (mode === 'submit' ? faultOf(entry, today) : undefined))
  return { values: sections ? pick(template, values, sections) : values, errors }
}

/** What is wrong with the fields that are asked: their shape, or else what `fault` finds. */
export function errorsIn(
  fields: readonly EvaluatedField[],
  fault: (entry: EvaluatedField) => Problem | undefined,
): FormError[] {
  return fields.flatMap((entry) => {
    const wrong = entry.visible ? (entry.problem ?? fault(entry)) : undefined
    return wrong ? [{ path: entry.path, ...wrong }] : []
  })
}

function isWanted(sectionKey: string, sections: readonly string[] | undefined): boolean {
  return sections === undefined || sections.includes(sectionKey)
}

function pick(template: Template, values: Answers, sections: readonly string[]): Answers {
  const keys = template.sections
    .filter((section) => sections.includes(section.key))
    .flatMap((section) => section.fields.map((field) => field.key))
  return Object.fromEntries(keys.filter((key) => values[key] !== undefined).map((key) => [key, values[key]]))
}

const MISSING: Partial<Record<Field['type'], Problem['key']>> = {
  radio: 'missingChoice',
  select: 'missingChoice',
  multiselect: 'missingChoice',
  country: 'missingChoice',
  file: 'missingFile',
  checkbox: 'missingTick',
}

/** Whether a required answer is still missing; a required checkbox must be ticked. */
export function isMissing(entry: EvaluatedField): boolean {
  if (!entry.required) return false
  if (entry.field.type === 'group') return rowCount(entry) < entry.field.minRows
  return entry.value === undefined || (entry.field.type === 'checkbox' && entry.value !== true)
}

function rowCount(entry: EvaluatedField): number {
  return Array.isArray(entry.value) ? entry.value.length : 0
}

/** What is wrong with an answer of the right shape. */
export function faultOf(entry: EvaluatedField, today: Day): Problem | undefined {
  const { field, value } = entry
  if (isMissing(entry)) {
    if (field.type !== 'group') return problem(MISSING[field.type] ?? 'missingText')
    return field.minRows === 1 ? problem('tooFewRowsOne') : problem('tooFewRows', { min: field.minRows })
  }
  if (value === undefined || field.type === 'group' || field.type === 'info') return undefined
  const general = faultOfType(field, value)
  if (general) return general
  for (const validator of field.validators ?? []) {
    const wrong = checkAnswer(validator, value, { today, lookup: entry.lookup })
    if (wrong) return wrong
  }
  return undefined
}

const LONGEST: Partial<Record<Field['type'], number>> = { text: 200, textarea: 2000 }

/** Limits for every answer of a type, before the field's own validators (which then see short texts only). */
function faultOfType(field: Field, value: NonNullable<EvaluatedField['value']>): Problem | undefined {
  if (typeof value === 'string' && 'validators' in field) {
    const own = field.validators?.find((validator) => validator.name === 'length')
    return checkLength({ max: own?.max ?? LONGEST[field.type] }, value)
  }
  if (field.type !== 'number' || typeof value !== 'number') return undefined
  const decimals = field.decimals ?? 0
  if (Number(value.toFixed(decimals)) === value) return undefined
  return decimals === 0 ? problem('wholeNumber') : problem('tooManyDecimals', { max: decimals })
}

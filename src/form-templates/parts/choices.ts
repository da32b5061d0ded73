import type { LocalText } from '#platform/shared/local-text.ts'
import type { Condition, RowField } from '#forms/engine/model/template.ts'

export const YES_NO = [
  { value: 'yes', label: { en: 'Yes', zh: '是' } },
  { value: 'no', label: { en: 'No', zh: '否' } },
]

export function is(field: string, value: string): Condition {
  return { op: 'eq', field, value }
}

export function includesAny(field: string, values: readonly string[]): Condition {
  return { or: values.map((value) => ({ op: 'includes', field, value })) }
}

type Question = { label: LocalText; missing: LocalText; help?: LocalText }
type More = Pick<RowField, 'visibleWhen'> & { copyKey?: string; shareable?: boolean }

/** A question that must be answered with yes or no. */
export function yesNo(key: string, question: Question, more: More = {}): RowField {
  return { type: 'radio', key, ...question, required: true, options: YES_NO, ...more }
}

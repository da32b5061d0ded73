import type { LocalText } from '#platform/shared/local-text.ts'
import type { Condition, Option, RowField } from '#forms/engine/model/template.ts'
import { documentField } from './files.ts'

/*
 * The kinds of question that the lists of the authorities consist of, in few words each. Required unless said otherwise:
 * what an office can do without is rarely worth asking.
 */

export function text(en: string, zh: string): LocalText {
  return { en, zh }
}

export function option(value: string, en: string, zh: string, help?: LocalText): Option {
  return { value, label: { en, zh }, ...(help && { help }) }
}

type Kind<T extends RowField['type']> = Extract<RowField, { type: T }>
type More<T extends RowField['type']> = Partial<Omit<Kind<T>, 'type' | 'key' | 'label'>>

/** @param name the question's name inside a sentence: "Enter the {name}." */
export function askText(key: string, label: LocalText, name: LocalText, more: More<'text'> = {}): RowField {
  return { type: 'text', key, label, name, required: true, ...more }
}

/** Several lines in a person's own words. */
export function askDetails(
  key: string,
  label: LocalText,
  name: LocalText,
  more: More<'textarea'> = {},
): RowField {
  const validators = [{ name: 'length' as const, min: 10, max: 1000 }]
  return { type: 'textarea', key, label, name, required: true, validators, ...more }
}

/** @param missing what to say when nothing was chosen */
export function askOne(
  key: string,
  label: LocalText,
  missing: LocalText,
  options: readonly Option[],
  more: More<'radio'> = {},
): RowField {
  return { type: 'radio', key, label, missing, required: true, ...more, options: [...options] }
}

export function askFromList(
  key: string,
  label: LocalText,
  name: LocalText,
  options: readonly Option[],
  more: More<'select'> = {},
): RowField {
  return { type: 'select', key, label, name, required: true, width: 'half', ...more, options: [...options] }
}

export function askSeveral(
  key: string,
  label: LocalText,
  missing: LocalText,
  options: readonly Option[],
  more: More<'multiselect'> = {},
): RowField {
  return { type: 'multiselect', key, label, missing, required: true, ...more, options: [...options] }
}

export function askDay(key: string, label: LocalText, name: LocalText, more: More<'date'> = {}): RowField {
  const validators = [{ name: 'range' as const, min: '2000-01-01' }]
  return { type: 'date', key, label, name, required: true, width: 'half', validators, ...more }
}

export function askFile(key: string, label: LocalText, name: LocalText, more: More<'file'> = {}): RowField {
  return documentField({ key, label, name, required: true, ...more })
}

export function tick(
  key: string,
  label: LocalText,
  missing: LocalText,
  more: More<'checkbox'> = {},
): RowField {
  return { type: 'checkbox', key, label, missing, required: true, ...more }
}

export function notice(key: string, label: LocalText, words: LocalText, visibleWhen?: Condition): RowField {
  return { type: 'info', key, label, text: words, ...(visibleWhen && { visibleWhen }) }
}

/** Letters of the Latin alphabet only, from two to so many. */
export const latin = (max = 120) => [
  { name: 'pattern' as const, pattern: 'latin' as const },
  { name: 'length' as const, min: 2, max },
]

/** Exactly so many digits. */
export const digits = (count: number) => [
  { name: 'pattern' as const, pattern: 'digits' as const },
  { name: 'length' as const, min: count, max: count },
]

/** The same questions, but only while a condition holds. */
export function onlyWhen(condition: Condition, fields: readonly RowField[]): RowField[] {
  return fields.map((field) => ({
    ...field,
    visibleWhen: field.visibleWhen ? { and: [condition, field.visibleWhen] } : condition,
  }))
}

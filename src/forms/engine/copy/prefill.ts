import type { Day } from '#platform/shared/calendar.ts'
import { ownValue, sameAnswer } from '../model/answer-kinds.ts'
import { evaluate } from '../evaluate/evaluate.ts'
import type { Answers, Template } from '../model/template.ts'
import { faultOf } from '../validate/validate.ts'

/**
 * What the portal knows beforehand: `company.nameLatin` → a name; `order.` and the key of a question → what was chosen
 * in the order.
 */
export type Known = Readonly<Record<string, string>>

const FROM_ORDER = 'order.'

/** How often each section was saved. */
type Saves = Readonly<Record<string, number>>

/**
 * First answers from the order and the company's profile, in the sections that nobody has saved yet. Existing answers stay; what the
 * field cannot take is left out, such as characters where it asks for Latin letters, and so is what is not asked.
 */
export function prefill(
  template: Template,
  answers: Answers,
  known: Known,
  { saves = {}, today }: { saves?: Saves; today: Day },
): Answers {
  const offered = template.sections
    .filter((section) => (saves[section.key] ?? 0) === 0)
    .flatMap((section) => section.fields)
    .flatMap((field): [string, string][] => {
      const source = 'prefill' in field ? field.prefill : undefined
      const value =
        ownValue(known, `${FROM_ORDER}${field.key}`) ??
        (source === undefined ? undefined : ownValue(known, source))
      const isFree = typeof value === 'string' && value !== '' && answers[field.key] === undefined
      return isFree ? [[field.key, value]] : []
    })
  const { fields, values } = evaluate(template, { ...answers, ...Object.fromEntries(offered) })
  const wrong = new Set(fields.filter((entry) => faultOf(entry, today)).map((entry) => entry.path))
  const taken = offered.filter(([key]) => values[key] !== undefined && !wrong.has(key))
  return { ...answers, ...Object.fromEntries(taken.map(([key]) => [key, values[key]])) }
}

/** The answers without those that say what the profile says: nobody has typed or copied them. */
export function withoutPrefilled(
  template: Template,
  answers: Answers,
  known: Known,
  { today }: { today: Day },
): Answers {
  const offered = prefill(template, {}, known, { today })
  return Object.fromEntries(
    Object.entries(answers).filter(([key, answer]) => !sameAnswer(answer, offered[key])),
  )
}

/** Those of the keys whose answers differ between two sets. */
export function changedKeys(keys: readonly string[], before: Answers, after: Answers): string[] {
  return keys.filter((key) => !sameAnswer(before[key], after[key]))
}

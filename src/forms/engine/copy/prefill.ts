import { ownValue } from '../model/answer-kinds.ts'
import { evaluate } from '../evaluate/evaluate.ts'
import type { Answers, Template } from '../model/template.ts'

/** What the portal knows beforehand: `company.nameLatin` → a name. */
export type Known = Readonly<Record<string, string>>

/**
 * First answers from the company's profile. Existing answers stay; what the field cannot take is left out,
 * and so is what is not asked.
 */
export function prefill(template: Template, answers: Answers, known: Known): Answers {
  const offered = template.sections
    .flatMap((section) => section.fields)
    .flatMap((field): [string, string][] => {
      const source = 'prefill' in field ? field.prefill : undefined
      const value = source === undefined ? undefined : ownValue(known, source)
      const isFree = typeof value === 'string' && value !== '' && answers[field.key] === undefined
      return isFree ? [[field.key, value]] : []
    })
  const possible = evaluate(template, { ...answers, ...Object.fromEntries(offered) }).values
  const taken = offered.filter(([key]) => possible[key] !== undefined)
  return { ...answers, ...Object.fromEntries(taken.map(([key]) => [key, possible[key]])) }
}

import { isSensitive } from '../model/field-kinds.ts'
import { isQuestion } from '../evaluate/answers.ts'
import { sameAnswer } from '../model/answer-kinds.ts'
import { evaluate, type EvaluatedField } from '../evaluate/evaluate.ts'
import type { Answer, Template } from '../model/template.ts'

export type Difference = {
  path: string
  sectionKey: string
  kind: 'added' | 'removed' | 'changed'
  /** A sensitive answer is only named as changed; its values are left out. */
  sensitive: boolean
  before?: Answer
  after?: Answer
}

/**
 * What changed from one set of answers to another, question by question; rows are matched by their id, so
 * that moving one changes nothing. Calculated values follow from others and are not named.
 */
export function diff(template: Template, before: unknown, after: unknown): Difference[] {
  const old = questions(template, before)
  const now = questions(template, after)
  const removed = [...old.values()].filter((entry) => !now.has(entry.path))
  return [...now.values(), ...removed].flatMap((entry) => {
    const was = old.get(entry.path)?.value
    const is = now.get(entry.path)?.value
    return sameAnswer(was, is) ? [] : [difference(entry, was, is)]
  })
}

function questions(template: Template, answers: unknown): Map<string, EvaluatedField> {
  const entries = evaluate(template, answers).fields.filter((entry) => isQuestion(entry.field))
  return new Map(entries.map((entry) => [entry.path, entry]))
}

function difference(
  entry: EvaluatedField,
  before: Answer | undefined,
  after: Answer | undefined,
): Difference {
  const sensitive = isSensitive(entry.field)
  return {
    path: entry.path,
    sectionKey: entry.sectionKey,
    kind: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
    sensitive,
    ...(!sensitive && before !== undefined && { before }),
    ...(!sensitive && after !== undefined && { after }),
  }
}

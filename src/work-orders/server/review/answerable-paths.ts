import { isQuestion, visibleFields } from '#forms/engine/evaluate/answers.ts'
import type { Answers, Template } from '#forms/engine/model/template.ts'

/** Where the seller can change something: a note elsewhere could never be resolved, and would block the form for ever. */
export function answerablePaths(template: Template, answers: Answers): ReadonlySet<string> {
  const entries = visibleFields(template, answers)
  const questions = entries.filter((entry) => isQuestion(entry.field) || entry.field.type === 'group')
  const rows = entries.flatMap(({ row }) => (row ? [`${row.group}/${row.id}`] : []))
  return new Set([...questions.map((entry) => entry.path), ...rows])
}

import { visibleFields } from '../engine/evaluate/answers.ts'
import type { Answers, Template } from '../engine/model/template.ts'

/** The files that answers name, field by field. */
export function fileAnswers(template: Template, answers: Answers): { path: string; ids: string[] }[] {
  return visibleFields(template, answers)
    .filter((entry) => entry.field.type === 'file' && Array.isArray(entry.value))
    .map((entry) => ({ path: entry.path, ids: entry.value as string[] }))
}

export function fileIdsAt(template: Template, answers: Answers, path: string): string[] {
  return fileAnswers(template, answers)
    .filter((entry) => entry.path === path || entry.path.startsWith(`${path}/`))
    .flatMap((entry) => entry.ids)
}

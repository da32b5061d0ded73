import { visibleFields } from '../engine/evaluate/answers.ts'
import type { EvaluatedField } from '../engine/evaluate/evaluate.ts'
import { isSensitiveFile } from '../engine/model/sensitive-files.ts'
import type { Answers, Template } from '../engine/model/template.ts'

/** The files that answers name, field by field. */
export function fileAnswers(template: Template, answers: Answers): { path: string; ids: string[] }[] {
  return answeredFiles(template, answers).map(({ path, value }) => ({ path, ids: value as string[] }))
}

/** Those of them that show an identity or a bank account. */
export function sensitiveFileIds(template: Template, answers: Answers): string[] {
  return answeredFiles(template, answers)
    .filter(({ field }) => isSensitiveFile(field))
    .flatMap(({ value }) => value as string[])
}

export function answeredFiles(template: Template, answers: Answers): EvaluatedField[] {
  return visibleFields(template, answers).filter(
    (entry) => entry.field.type === 'file' && Array.isArray(entry.value),
  )
}

export function fileIdsAt(template: Template, answers: Answers, path: string): string[] {
  return fileAnswers(template, answers)
    .filter((entry) => entry.path === path || entry.path.startsWith(`${path}/`))
    .flatMap((entry) => entry.ids)
}

import { ownValue } from '../engine/model/answer-kinds.ts'
import { joinSensitive, maskText, splitSensitive } from '../engine/model/sensitive.ts'
import type { Answer, Answers, Template } from '../engine/model/template.ts'

/** Answers as staff see them at first: sensitive ones are masked, and their paths named. */
export function maskAnswers(
  template: Template,
  answers: Answers,
): { answers: Answers; maskedPaths: string[] } {
  const { plain, sensitive } = splitSensitive(template, answers)
  const masked = Object.entries(sensitive).map(([path, answer]): [string, Answer] => [
    path,
    maskText(String(answer)),
  ])
  return {
    answers: joinSensitive(template, plain, Object.fromEntries(masked)),
    maskedPaths: Object.keys(sensitive),
  }
}

/** One sensitive answer in clear; undefined when there is none at this path. */
export function sensitiveAnswer(template: Template, answers: Answers, path: string): string | undefined {
  const value = ownValue(splitSensitive(template, answers).sensitive, path)
  return value === undefined ? undefined : String(value)
}

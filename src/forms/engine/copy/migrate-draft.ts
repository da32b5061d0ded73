import { isRows, ownValue } from '../model/answer-kinds.ts'
import { isQuestion } from '../evaluate/answers.ts'
import { fieldAt } from '../model/field-at.ts'
import { answerable, sameKind, topFields } from '../model/field-kinds.ts'
import { evaluate } from '../evaluate/evaluate.ts'
import type { Answer, Answers, Field, GroupRow, Template } from '../model/template.ts'

export type MovedDraft = {
  answers: Answers
  /** Where an answer stood that the new version does not take: `city`, `directors/<id>/passport`. */
  dropped: string[]
}

/**
 * A draft that was begun on one version of a template, on another: by key, wherever the question stands now. An answer is
 * dropped when its question is gone, has become another kind of question, or is not asked any more.
 */
export function moveDraft(from: Template, to: Template, answers: unknown): MovedDraft {
  const old = evaluate(from, answers)
  const moved = moveFields(topFields(from), topFields(to), old.values)
  const { values, fields } = evaluate(to, moved)
  const kept = new Map(fields.map((entry) => [entry.path, entry]))
  const dropped = old.fields
    .filter((entry) => isQuestion(entry.field) && entry.value !== undefined)
    .filter((entry) => kept.get(entry.path)?.value === undefined)
  return { answers: values, dropped: dropped.map((entry) => entry.path) }
}

function moveFields(from: readonly Field[], to: readonly Field[], values: object): Answers {
  const entries = answerable(to).flatMap((field): [string, Answer][] => {
    const old = from.find((candidate) => candidate.key === field.key)
    const answer = ownValue(values, field.key) as Answer | undefined
    if (!old || answer === undefined || !sameKind(old, field)) return []
    if (field.type !== 'group' || old.type !== 'group') return [[field.key, answer]]
    return isRows(answer) ? [[field.key, answer.map((row) => moveRow(old.fields, field.fields, row))]] : []
  })
  return Object.fromEntries(entries)
}

function moveRow(from: readonly Field[], to: readonly Field[], row: GroupRow): GroupRow {
  const { _id } = row
  return { _id, ...(moveFields(from, to, row) as Record<string, Answer>) }
}

/** What the dropped questions were called, each once. */
export function droppedLabels(from: Template, dropped: readonly string[]): Field['label'][] {
  const labels = dropped.map((path) => fieldAt(from, path)?.field).filter((field) => field !== undefined)
  return [...new Set(labels)].map((field) => field.label)
}

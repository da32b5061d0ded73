import { isRows, ownValue } from '../model/answer-kinds.ts'
import { isQuestion } from '../evaluate/answers.ts'
import { fieldAt } from '../model/field-at.ts'
import { answerable, sameKind, topFields } from '../model/field-kinds.ts'
import { evaluate } from '../evaluate/evaluate.ts'
import type { Answer, Answers, Field, GroupRow, Template } from '../model/template.ts'

export type MigratedDraft = {
  answers: Answers
  /** Path of an answer that the new version does not take: `city`, `directors/<id>/passport`. */
  dropped: string[]
}

/**
 * Migrates a draft from one version of a template to another: by key, whichever section the question is in
 * now. An answer is dropped when its question is gone, has become another kind of question, or is no longer
 * asked.
 */
export function migrateDraft(from: Template, to: Template, answers: unknown): MigratedDraft {
  const old = evaluate(from, answers)
  const migrated = migrateFields(topFields(from), topFields(to), old.values)
  const { values, fields } = evaluate(to, migrated)
  const after = new Map(fields.map((entry) => [entry.path, entry]))
  const dropped = old.fields
    .filter((entry) => isQuestion(entry.field) && entry.value !== undefined)
    .filter((entry) => after.get(entry.path)?.value === undefined)
  return { answers: values, dropped: dropped.map((entry) => entry.path) }
}

function migrateFields(from: readonly Field[], to: readonly Field[], values: object): Answers {
  const entries = answerable(to).flatMap((field): [string, Answer][] => {
    const old = from.find((candidate) => candidate.key === field.key)
    const answer = ownValue(values, field.key) as Answer | undefined
    if (!old || answer === undefined || !sameKind(old, field)) return []
    if (field.type !== 'group' || old.type !== 'group') return [[field.key, answer]]
    return isRows(answer) ? [[field.key, answer.map((row) => migrateRow(old.fields, field.fields, row))]] : []
  })
  return Object.fromEntries(entries)
}

function migrateRow(from: readonly Field[], to: readonly Field[], row: GroupRow): GroupRow {
  const { _id } = row
  return { _id, ...(migrateFields(from, to, row) as Record<string, Answer>) }
}

/** The labels of the dropped questions, each once. */
export function droppedLabels(from: Template, dropped: readonly string[]): Field['label'][] {
  const labels = dropped.map((path) => fieldAt(from, path)?.field).filter((field) => field !== undefined)
  return [...new Set(labels)].map((field) => field.label)
}

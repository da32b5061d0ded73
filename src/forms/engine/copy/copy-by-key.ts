import { isRows, ownValue } from '../model/answer-kinds.ts'
import { answerable, counterpart, isSensitive, sameKind, topFields } from '../model/field-kinds.ts'
import { readAnswer, type FileLookup } from '../evaluate/read-answer.ts'
import { evaluate } from '../evaluate/evaluate.ts'
import type { Answer, Answers, Field, GroupField, GroupRow, RowField, Template } from '../model/template.ts'

/** Why an answer was not copied. */
type SkipReason =
  /** There is an answer already. */
  | 'answered'
  /** The earlier form has no answer to it. */
  | 'noAnswer'
  /** The earlier answer is not allowed here. */
  | 'notPossible'
  /** Not asked, given all the other answers. */
  | 'notAsked'
  /** The file no longer exists, or is not one of the company's. */
  | 'file'
  /** It was encrypted there and would not be here. */
  | 'sensitive'
  /** A tick confirms something about one form; another form needs its own. */
  | 'confirmAgain'

export type Copied = {
  /** All answers after copying. */
  answers: Answers
  /** Paths of the new form that have an answer now; a group counts as one. */
  copied: string[]
  /** Questions that both forms have and that were left as they are. */
  skipped: { key: string; reason: SkipReason }[]
}

export type CopySource = { template: Template; answers: unknown }

/**
 * Copies what an earlier form has answered: by `copyKey`, or by key where the type is the same. Existing
 * answers are not touched. A file is copied as a reference, and only if it is among `files`: the company's
 * own.
 */
export function copyByKey(
  from: CopySource,
  to: Template,
  existing: Answers,
  options: { files: FileLookup },
): Copied {
  const source = evaluate(from.template, from.answers).values
  const taken = new Map<string, Answer>()
  const skipped: Copied['skipped'] = []
  const questions = answerable(topFields(to))
  for (const field of questions) {
    const other = counterpart(field, answerable(topFields(from.template)))
    if (!other) continue
    const read = isAnswered(field, existing[field.key])
      ? skip('answered')
      : take(field, other, source[other.key], options.files)
    if ('reason' in read) skipped.push({ key: field.key, reason: read.reason })
    else taken.set(field.key, read.answer)
  }
  const answers = evaluate(to, { ...existing, ...Object.fromEntries(taken) }).values
  const copied = [...taken.keys()].filter((key) => answers[key] !== undefined)
  const unasked = [...taken.keys()].filter((key) => answers[key] === undefined)
  return {
    // Existing answers stay, even where the new answers hide them.
    answers: { ...existing, ...Object.fromEntries(copied.map((key) => [key, taken.get(key)])) },
    copied,
    skipped: [...skipped, ...unasked.map((key) => ({ key, reason: 'notAsked' as const }))],
  }
}

type Taken = { answer: Answer } | { reason: SkipReason }
const skip = (reason: SkipReason): Taken => ({ reason })

/** A group whose rows are all empty has not been answered. */
function isAnswered(field: Field, answer: Answer | undefined): boolean {
  if (field.type !== 'group' || !isRows(answer)) return answer !== undefined
  return answer.some((row) => Object.keys(row).some((key) => key !== '_id'))
}

function take(to: Field, from: Field, answer: Answer | undefined, files: FileLookup): Taken {
  if (answer === undefined) return skip('noAnswer')
  if (!sameKind(from, to)) return skip('notPossible')
  if (isSensitive(from) && !isSensitive(to)) return skip('sensitive')
  if (to.type === 'checkbox' && to.copyKey === undefined) return skip('confirmAgain')
  if (to.type === 'group')
    return from.type === 'group' ? takeRows(to, from, answer, files) : skip('notPossible')
  return takeOne(to, answer, files)
}

/**
 * Only what would be stored unchanged: a list that would lose an item, or a missing file, is left out
 * altogether.
 */
function takeOne(field: RowField, answer: Answer, files: FileLookup): Taken {
  const read = readAnswer(field, answer, files)
  if (read.value === undefined || read.problem) return skip(field.type === 'file' ? 'file' : 'notPossible')
  return { answer: read.value }
}

function takeRows(to: GroupField, from: GroupField, answer: Answer, files: FileLookup): Taken {
  if (!isRows(answer)) return skip('noAnswer')
  const rows = answer.slice(0, to.maxRows).map((row) => takeRow(to, from, row, files))
  const filled = rows.filter((row) => Object.keys(row).length > 1)
  return filled.length > 0 ? { answer: filled } : skip('noAnswer')
}

function takeRow(to: GroupField, from: GroupField, row: GroupRow, files: FileLookup): GroupRow {
  const entries = answerable(to.fields).flatMap((field): [string, Answer][] => {
    const other = counterpart(field, answerable(from.fields))
    const read = other && take(field, other, ownValue(row, other.key) as Answer | undefined, files)
    return read && 'answer' in read ? [[field.key, read.answer]] : []
  })
  const { _id } = row
  return { _id, ...Object.fromEntries(entries) }
}

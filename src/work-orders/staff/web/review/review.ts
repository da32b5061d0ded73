import type { FromWire } from '#documents/wire-names.ts'
import { isQuestion, visibleFields } from '#forms/engine/evaluate/answers.ts'
import type { EvaluatedField } from '#forms/engine/evaluate/evaluate.ts'
import type { SentInputOf, OutputOf } from '#platform/shared/call.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { ReturnReason } from '#work-orders/return-reason-codes.ts'
import { RETURN_REASONS } from '#work-orders/return-reasons.ts'
import type { staffWorkOrder } from '#work-orders/staff/contract.ts'
import type { returnNode } from '#work-orders/staff/steps-contract.ts'
import { NO_TEXT, textAsRead, textToSend, type Langs, type SellerText } from './seller-text.ts'

export type StaffWorkOrder = FromWire<OutputOf<typeof staffWorkOrder>>
export type StaffForm = StaffWorkOrder['forms'][number]
export type ReturnInput = SentInputOf<typeof returnNode>

export type Decision = 'accepted' | 'return'

/** Why one answer is returned, as far as the reviewer has filled it in. */
export type NoteDraft = { reasons: readonly ReturnReason[]; text: SellerText; example: boolean }

export const EMPTY_NOTE: NoteDraft = { reasons: [], text: NO_TEXT, example: true }

/** A review in progress: kept in memory until the form is accepted or returned. */
export type Review = {
  decisions: Readonly<Record<string, Decision>>
  notes: Readonly<Record<string, NoteDraft>>
}

/** The questions a reviewer decides, in the order of the form. */
export function questionsOf(form: Pick<StaffForm, 'template' | 'answers'>): EvaluatedField[] {
  return visibleFields(form.template, form.answers).filter((entry) => isQuestion(entry.field))
}

/**
 * The start of a review. The first time everything waits for a decision except optional answers left empty; later only
 * what was returned or has changed, because the rest was accepted and stayed locked.
 */
export function startReview(form: StaffForm): Review {
  const open = pathsToLookAtAgain(form)
  const accepted = questionsOf(form).filter((entry) =>
    open ? !open.some((one) => isWithin(entry.path, one)) : entry.value === undefined && !entry.required,
  )
  return { decisions: Object.fromEntries(accepted.map((entry) => [entry.path, 'accepted'])), notes: {} }
}

/** What was returned last, and what the seller has changed since; undefined at the first submission. */
function pathsToLookAtAgain({ submissions: [, before], changes, notes }: StaffForm): string[] | undefined {
  if (!before) return undefined
  return [...changes, ...notes.filter((note) => note.at >= before.at)].map((one) => one.path)
}

/** Whether a path equals the other, or is inside the row or list that the other names. */
export function isWithin(path: string, other: string): boolean {
  return path === other || path.startsWith(`${other}/`)
}

export function decide(review: Review, path: string, decision: Decision | undefined): Review {
  const { [path]: _, ...decisions } = review.decisions
  return { ...review, decisions: decision ? { ...decisions, [path]: decision } : decisions }
}

export function acceptAll(review: Review, paths: readonly string[]): Review {
  const open = paths.filter((path) => review.decisions[path] === undefined)
  return {
    ...review,
    decisions: { ...review.decisions, ...Object.fromEntries(open.map((path) => [path, 'accepted'])) },
  }
}

export function writeNote(review: Review, path: string, note: NoteDraft): Review {
  return { ...review, notes: { ...review.notes, [path]: note } }
}

export type ReviewCounts = { accepted: number; toReturn: number; open: number }

export function countReview(review: Review, paths: readonly string[]): ReviewCounts {
  const known = paths.map((path) => review.decisions[path])
  return {
    accepted: known.filter((decision) => decision === 'accepted').length,
    toReturn: pathsToReturn(review).length,
    open: known.filter((decision) => decision === undefined).length,
  }
}

/** Includes whole lists, which can be returned like a question. */
function pathsToReturn(review: Review): string[] {
  return Object.keys(review.decisions).filter((path) => review.decisions[path] === 'return')
}

/** The first marked answer without a reason. */
export function pathWithoutReason(review: Review): string | undefined {
  return pathsToReturn(review).find((path) => (review.notes[path] ?? EMPTY_NOTE).reasons.length === 0)
}

function reasonText(reasons: readonly ReturnReason[], lang: Lang): string {
  return reasons.map((reason) => RETURN_REASONS[reason].text[lang]).join(lang === 'zh' ? '' : ' ')
}

/** What the seller reads under the field: the reviewer's own text, else that of the reasons. */
export function noteAsRead(note: NoteDraft, langs: Langs): { text: string; foreign: boolean } {
  const written = textAsRead(note.text, langs)
  return written.text === '' ? { text: reasonText(note.reasons, langs.seller), foreign: false } : written
}

/** A note carries one reason; several are joined in the text of the first, in both languages. */
export function noteToSend(path: string, note: NoteDraft, langs: Langs): ReturnInput['notes'][number] {
  const [reasonCode = 'other', ...more] = note.reasons
  const own = textToSend(note.text, langs)
  const joined = { en: reasonText(note.reasons, 'en'), zh: reasonText(note.reasons, 'zh') }
  const text = own ?? (more.length > 0 ? joined : undefined)
  return { path, reasonCode, ...(text !== undefined && { text }), ...(note.example && { example: true }) }
}

/** @param hasExample whether the form shows an example picture beside this field */
export function notesToSend(
  review: Review,
  langs: Langs,
  hasExample: (path: string) => boolean,
): ReturnInput['notes'] {
  return pathsToReturn(review).map((path) => {
    const note = review.notes[path] ?? EMPTY_NOTE
    return noteToSend(path, { ...note, example: note.example && hasExample(path) }, langs)
  })
}

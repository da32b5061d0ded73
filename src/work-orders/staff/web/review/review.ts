import type { FromWire } from '#documents/wire-names.ts'
import { isQuestion, visibleFields } from '#forms/engine/evaluate/answers.ts'
import type { EvaluatedField } from '#forms/engine/evaluate/evaluate.ts'
import { isWithin } from '#forms/engine/review/verdicts.ts'
import type { SentInputOf, OutputOf } from '#platform/shared/call.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { RETURN_REASON_CODES, type ReturnReason } from '#work-orders/return-reason-codes.ts'
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

/** What is decided so far, and the notes as far as they are written. */
export type Review = {
  decisions: Readonly<Record<string, Decision>>
  notes: Readonly<Record<string, NoteDraft>>
}

/** What this window has decided and the server does not have yet. */
export type LocalVerdict = { decision: Decision | undefined; note: NoteDraft }
export type LocalVerdicts = Readonly<Record<string, LocalVerdict>>

/** The questions of a form, in its order. */
export function questionsOf(form: Pick<StaffForm, 'template' | 'answers'>): EvaluatedField[] {
  return visibleFields(form.template, form.answers).filter((entry) => isQuestion(entry.field))
}

const DECISIONS = { ACCEPTED: 'accepted', RETURNED: 'return' } as const

/** What the server keeps, with what this window has changed since. */
export function reviewFrom(
  verdicts: StaffForm['review']['verdicts'],
  local: LocalVerdicts,
  langs: Langs,
): Review {
  const decisions = new Map<string, Decision>()
  const notes = new Map<string, NoteDraft>()
  for (const { path, verdict, draft } of verdicts) {
    decisions.set(path, DECISIONS[verdict])
    if (draft) notes.set(path, noteFrom(draft, langs))
  }
  for (const [path, { decision, note }] of Object.entries(local)) {
    if (decision) decisions.set(path, decision)
    else decisions.delete(path)
    notes.set(path, note)
  }
  return { decisions: Object.fromEntries(decisions), notes: Object.fromEntries(notes) }
}

type KeptDraft = NonNullable<StaffForm['review']['verdicts'][number]['draft']>

/** A colleague may have written it in another language. */
function noteFrom({ reasons, text, example }: KeptDraft, { own, seller }: Langs): NoteDraft {
  const theirs = own === seller ? '' : text[seller]
  return {
    reasons: RETURN_REASON_CODES.filter((code) => reasons.includes(code)),
    text: { own: text[own] || (theirs === '' ? text[own === 'en' ? 'zh' : 'en'] : ''), theirs },
    example,
  }
}

/** As it is kept until it is sent. */
export function draftOf({ reasons, text, example }: NoteDraft, { own, seller }: Langs) {
  const texts = { en: '', zh: '', [own]: text.own, ...(own !== seller && { [seller]: text.theirs }) }
  return { reasons: [...reasons], text: { en: texts.en, zh: texts.zh }, example }
}

export type ReviewCounts = { accepted: number; toReturn: number; open: number }

/** @param toJudge the questions that need a verdict */
export function countReview(review: Review, toJudge: readonly string[]): ReviewCounts {
  return {
    accepted: toJudge.filter((path) => review.decisions[path] === 'accepted').length,
    toReturn: pathsToReturn(review).length,
    open: openPaths(review, toJudge).length,
  }
}

/** What nobody has decided; what is inside a list that goes back waits with it. */
export function openPaths(review: Review, toJudge: readonly string[]): string[] {
  const returned = pathsToReturn(review)
  return toJudge.filter(
    (path) => review.decisions[path] === undefined && !returned.some((other) => isWithin(path, other)),
  )
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

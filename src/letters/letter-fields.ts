import { addDays, addWorkingDays, isWeekend, type Day } from '#platform/shared/calendar.ts'
import type { LetterState } from './letter-moves.ts'

/** What staff say of a letter. */
export type LetterFields = {
  companyId: string | null
  workOrderId: string | null
  registrationId: string | null
  authority: string
  country: string | null
  dated: Day | null
  received: Day
  reference: string | null
  replyBy: Day | null
  summaryEn: string | null
  summaryZh: string | null
  visibleToSeller: boolean
}

export type LetterFault =
  | 'authority_missing'
  | 'dated_tomorrow'
  | 'received_tomorrow'
  | 'received_before_dated'
  | 'reply_before_dated'
  | 'no_company'
  | 'summary_missing'

/** Why a letter cannot be sorted so, with the field to look at. */
export function faultOf(
  fields: LetterFields,
  today: Day,
): { fault: LetterFault; field: keyof LetterFields } | undefined {
  const { authority, dated, received, replyBy, companyId, summaryEn, summaryZh, visibleToSeller } = fields
  if (authority === '') return { fault: 'authority_missing', field: 'authority' }
  if (dated !== null && dated > today) return { fault: 'dated_tomorrow', field: 'dated' }
  if (received > today) return { fault: 'received_tomorrow', field: 'received' }
  if (dated !== null && received < dated) return { fault: 'received_before_dated', field: 'received' }
  if (dated !== null && replyBy !== null && replyBy < dated)
    return { fault: 'reply_before_dated', field: 'replyBy' }
  if (!visibleToSeller) return undefined
  if (companyId === null) return { fault: 'no_company', field: 'companyId' }
  if (!summaryEn) return { fault: 'summary_missing', field: 'summaryEn' }
  return summaryZh ? undefined : { fault: 'summary_missing', field: 'summaryZh' }
}

export const LETTER_WARNINGS = ['REPLY_PASSED', 'OLD', 'NO_COMPANY'] as const
export type LetterWarning = (typeof LETTER_WARNINGS)[number]

/** What is odd, but may be so: a letter is often found too late. */
export function warningsOf(
  fields: Pick<LetterFields, 'dated' | 'received' | 'replyBy' | 'companyId'>,
  today: Day,
): LetterWarning[] {
  const { dated, received, replyBy, companyId } = fields
  const warnings: LetterWarning[] = []
  if (replyBy !== null && replyBy < today) warnings.push('REPLY_PASSED')
  if (dated !== null && Date.parse(received) - Date.parse(dated) > YEAR_MS) warnings.push('OLD')
  if (companyId === null) warnings.push('NO_COMPANY')
  return warnings
}

const YEAR_MS = 365 * 86_400_000

/**
 * By when the seller should send papers: a working day before the authority's own day, at once where that is near, and
 * in a week where there is none.
 */
export function sellerDay(replyBy: Day | null, today: Day): Day {
  if (replyBy === null) return addWorkingDays(today, 5)
  let day = addDays(replyBy, -1)
  while (isWeekend(day)) day = addDays(day, -1)
  return day < today ? today : day
}

/** Whether papers that come on a day come in time for the authority. A day that has passed binds nobody. */
export const isInTime = (dueAt: Day, replyBy: Day | null, today: Day): boolean =>
  replyBy === null || replyBy <= today || dueAt < replyBy

/** Why the authority cannot have given more time until a day. */
export function extensionFault(
  from: Day | null,
  to: Day,
  today: Day,
): 'no_day' | 'not_later' | 'new_day_passed' | undefined {
  if (from === null) return 'no_day'
  if (to <= from) return 'not_later'
  return to < today ? 'new_day_passed' : undefined
}

/** A reference as it is compared: authorities and people space and punctuate it differently. */
export const referenceKey = (reference: string): string =>
  reference.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Whether the authority's day has passed without an answer. */
export const isLetterLate = (
  { state, replyBy }: { state: LetterState; replyBy: Day | null },
  today: Day,
): boolean => (state === 'NEW' || state === 'SORTED') && replyBy !== null && replyBy < today

import type { Day } from '#platform/shared/calendar.ts'
import type { InspectionKind, InspectionState } from './inspection-kinds.ts'
import { lawDeadline } from './law-deadline.ts'

/** A paper that the authority was given, and on which day. */
export type HandedOver = { what: string; on: Day; byName: string }

export type InspectionDays = {
  kind: InspectionKind
  country: string
  servedOn: Day
  /** The day that the authority itself named. */
  answerBy: Day | null
  objectionOn: Day | null
}

/** What has to be done first: the authority's own day, or the last one for an objection that was not filed. */
export function dueDay({ kind, country, servedOn, answerBy, objectionOn }: InspectionDays): Day | null {
  const law = objectionOn === null ? lawDeadline(kind, country, servedOn)?.day : undefined
  const days = [answerBy, law].filter((day) => typeof day === 'string')
  return days.toSorted()[0] ?? null
}

/** Whether the day has passed on which something had to be done about it. */
export const isLate = (
  { state, dueDay }: { state: InspectionState; dueDay: Day | null },
  today: Day,
): boolean => state === 'OPEN' && dueDay !== null && dueDay < today

/** Why days cannot be so. */
export function inspectionFault(
  { servedOn, answerBy }: Pick<InspectionDays, 'servedOn' | 'answerBy'>,
  today: Day,
): 'served_in_future' | 'answer_before_service' | undefined {
  if (servedOn > today) return 'served_in_future'
  return answerBy !== null && answerBy < servedOn ? 'answer_before_service' : undefined
}

import type { Day } from '#platform/shared/calendar.ts'
import type { InspectionKind, InspectionState } from './inspection-kinds.ts'
import { lawDeadline } from './law-deadline.ts'

/** What was asked until everything of it was answered; and when the authority asked again after that. */
export type Answered = {
  askedEn: string
  askedZh: string
  answerBy: Day | null
  again?: { on: Day; at: string; byName: string; letterId?: string }
}

/** A paper that the authority was given, and on which day; with some of them all that was asked was answered. */
export type HandedOver = { what: string; on: Day; byName: string; answered?: Answered }

export type InspectionDays = {
  kind: InspectionKind
  country: string
  servedOn: Day
  /** The day that the authority itself named. */
  answerBy: Day | null
  objectionOn: Day | null
  handedOver: readonly HandedOver[]
}

/** With which paper all that was asked was answered last. */
const lastAnswer = (handedOver: readonly HandedOver[]): HandedOver | undefined =>
  handedOver.findLast(({ answered }) => answered !== undefined)

/** The day on which all that is asked was answered; null while something is open, or was when it was closed. */
export const answeredOn = ({
  state,
  handedOver,
}: {
  state: InspectionState
  handedOver: readonly HandedOver[]
}): Day | null => {
  const last = lastAnswer(handedOver)
  return state === 'OPEN' || last?.answered?.again ? null : (last?.on ?? null)
}

/** Since when what is asked now is known: what was asked of the seller before that was for something else. */
export function askedSince({
  createdAt,
  handedOver,
}: {
  createdAt: Date
  handedOver: readonly HandedOver[]
}): Date {
  const again = lastAnswer(handedOver)?.answered?.again
  return again ? new Date(again.at) : createdAt
}

/** The authority asks once more: the papers, the answer among them with what it was asked after it. */
export function askedAgain(
  handedOver: readonly HandedOver[],
  again: NonNullable<Answered['again']>,
): HandedOver[] {
  const last = lastAnswer(handedOver)
  return handedOver.map((paper) =>
    paper === last && paper.answered ? { ...paper, answered: { ...paper.answered, again } } : paper,
  )
}

/**
 * What has to be done first: the authority's own day, or the last one for an objection that was not filed. Who answered in
 * full let that one go, and so did who let it pass: nothing can be done by it any more, and the authority's day counts alone.
 */
export function dueDay(
  { kind, country, servedOn, answerBy, objectionOn, handedOver }: InspectionDays,
  today: Day,
): Day | null {
  const binds = objectionOn === null && lastAnswer(handedOver) === undefined
  const law = binds ? lawDeadline(kind, country, servedOn)?.day : undefined
  if (law === undefined || law < today) return answerBy
  return answerBy !== null && answerBy < law ? answerBy : law
}

/** Whether the day has passed on which something had to be done about it; what is answered in full waits for nobody here. */
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

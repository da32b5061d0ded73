import type { Day } from '#platform/shared/calendar.ts'
import type { Frequency } from '#vat/rates/facts.ts'
import { hasAnnualReturn } from '#vat/calendar/annual-returns.ts'
import { earlierPeriods } from '../../takeover/earlier-periods.ts'
import { pointOfPeriod, type EarlierPeriod } from '../../takeover/points.ts'
import { progressOf, type Progress } from '../../takeover/progress.ts'
import { calendarOf, rhythmOf } from './rhythm-of.ts'
import type { WholeTakeover } from './takeovers.queries.ts'

export type TakeoverState = { rhythm: Frequency; periods: EarlierPeriod[]; progress: Progress }

/** Which periods were not ours, and what of them is known today. */
export function stateOfTakeover(
  { takeover, registration, points, ours: bought, ourYear }: WholeTakeover,
  today: Day,
): TakeoverState {
  const dayOf = (name: string) => points.find(({ point }) => point === name)?.day ?? null
  const start = dayOf('START')
  // Filing that was bought later takes the place of what staff said.
  const ours = bought ?? dayOf('OURS')
  const { periodOffset: offset } = registration
  const rhythm = rhythmOf(registration, today)
  const hasYears = hasAnnualReturn(calendarOf(registration))
  // What ended before us asks for nothing later.
  const until = registration.endedOn !== null && registration.endedOn < today ? registration.endedOn : today
  const asked = earlierPeriods({ start, ours, rhythm, offset, today: until, hasYears, ourYear })
  const isAnswered = (period: EarlierPeriod) => points.some(({ point }) => point === pointOfPeriod(period))
  // What was complete before years were asked about stays complete.
  const isLeftOut = (period: EarlierPeriod) =>
    takeover.doneAt !== null && period.kind === 'ANNUAL' && !isAnswered(period)
  const periods = asked.filter((period) => !isLeftOut(period))
  const answers = points.map(({ point, answer, checkedAt }) => ({
    point,
    answer,
    isChecked: checkedAt !== null,
  }))
  return { rhythm, periods, progress: progressOf(answers, periods) }
}

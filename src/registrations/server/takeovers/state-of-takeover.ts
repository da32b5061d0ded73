import type { Day } from '#platform/shared/calendar.ts'
import type { Frequency } from '#vat/rates/facts.ts'
import { rhythmsOf } from '../../filing-rhythms.ts'
import { earlierPeriods } from '../../takeover/earlier-periods.ts'
import type { EarlierPeriod } from '../../takeover/points.ts'
import { progressOf, type Progress } from '../../takeover/progress.ts'
import type { WholeTakeover } from './takeovers.queries.ts'

export type TakeoverState = { rhythm: Frequency; periods: EarlierPeriod[]; progress: Progress }

/** Which periods were not ours, and what of them is known today. */
export function stateOfTakeover(
  { registration, points, ours: bought }: Pick<WholeTakeover, 'registration' | 'points' | 'ours'>,
  today: Day,
): TakeoverState {
  const dayOf = (name: string) => points.find(({ point }) => point === name)?.day ?? null
  const start = dayOf('START')
  // Filing that was bought later takes the place of what staff said.
  const ours = bought ?? dayOf('OURS')
  const { country, periodOffset: offset } = registration
  const rhythm = registration.rhythm ?? rhythmsOf(country, today)[0] ?? 'MONTHLY'
  // What ended before us asks for nothing later.
  const until = registration.endedOn !== null && registration.endedOn < today ? registration.endedOn : today
  const periods = earlierPeriods({ start, ours, rhythm, offset, today: until })
  const answers = points.map(({ point, answer, checkedAt }) => ({
    point,
    answer,
    isChecked: checkedAt !== null,
  }))
  return { rhythm, periods, progress: progressOf(answers, periods) }
}

import type { Day } from '#platform/shared/calendar.ts'
import { firstDaysOfOurs } from '../../takeover/first-of-ours.ts'
import { takeoverRefusals } from '../takeovers.errors.ts'
import { stateOfTakeover } from './state-of-takeover.ts'
import type { WholeTakeover } from './takeovers.queries.ts'

/** Where filing was bought, its first return decides; otherwise any period may be our first. @throws takeover.first_day_wrong */
export function requireFirstDay(whole: WholeTakeover, day: Day, today: Day): void {
  const { registration, points, ours } = whole
  const start = points.find(({ point }) => point === 'START')?.day ?? null
  const { rhythm } = stateOfTakeover(whole, today)
  const { periodOffset: offset } = registration
  const days = ours === null ? firstDaysOfOurs({ start, rhythm, offset, today }) : [ours]
  if (!days.includes(day)) {
    const { en, zh } = takeoverRefusals.first_day_wrong().spec
    throw takeoverRefusals.first_day_wrong({ fields: { firstDay: { en, zh }, day: { en, zh } } })
  }
}

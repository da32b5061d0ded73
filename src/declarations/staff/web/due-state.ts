import { daysBetween, type Day } from '#platform/shared/calendar.ts'
import type { FilingStatus } from '../../declaration.ts'

/** From here on the day is marked. */
const SOON_DAYS = 7

export type DueState = { days: number; look: 'LATE' | 'SOON' | 'LATER' | 'OVER' }

/** How near the due day is. What is with the authority, or through, is neither near nor late. */
export function dueState(status: FilingStatus, dueAt: Day, today: Day): DueState {
  const days = daysBetween(today, dueAt)
  if (status === 'FILED' || status === 'ACCEPTED') return { days, look: 'OVER' }
  if (days < 0) return { days, look: 'LATE' }
  return { days, look: days <= SOON_DAYS ? 'SOON' : 'LATER' }
}

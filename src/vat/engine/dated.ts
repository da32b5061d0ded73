import { addDays, type Day, isDay } from '#platform/shared/calendar.ts'

/** A fact that is true for a time only: `{ country: 'FR', from: '2025-04-01', to: '2026-03-31' }`, both days inclusive. */
type Period = { from?: unknown; to?: unknown }

/** A day that cannot be read bounds nothing. */
const dayOf = (value: unknown): Day | null => (isDay(value) ? value : null)

const isPeriod = (value: unknown): value is Period =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && ('from' in value || 'to' in value)

/** True for a fact without a period, and for one whose period contains the day. */
export function holdsAt(value: unknown, day: Day): boolean {
  if (!isPeriod(value)) return true
  const from = dayOf(value.from)
  const to = dayOf(value.to)
  return (from === null || from <= day) && (to === null || day <= to)
}

/** The first day of a fact that has one. */
export const beginningOf = (value: unknown): Day | null => (isPeriod(value) ? dayOf(value.from) : null)

/** The days on which a fact, or one of a list, begins to be true or is true no longer. */
export function turningDays(value: unknown): Day[] {
  if (Array.isArray(value)) return value.slice(0, MOST).flatMap(turningDays)
  if (!isPeriod(value)) return []
  const from = dayOf(value.from)
  const to = dayOf(value.to)
  return [...(from === null ? [] : [from]), ...(to === null ? [] : [addDays(to, 1)])]
}

/** More periods than any seller has. */
export const MOST = 100

/** The state that a fact names, whether it stands alone or with its period. */
export function countryIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'country' in value ? value.country : value
}

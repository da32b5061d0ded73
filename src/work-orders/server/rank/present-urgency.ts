import { agencyRests, type AgencyDay } from '#team/service-levels.ts'
import { workingTimeBetween, WORKING_DAY_MS } from '#team/working-time.ts'
import { dayOfUrgency } from '../../next-best.ts'
import type { Reading } from '../present-card.ts'
import type { WorkOrderRow } from '../work-orders.tables.ts'

type Ranked = Pick<WorkOrderRow, 'urgentAt' | 'urgentBecause' | 'levelEndsAt' | 'levelDays' | 'boughtAt'>

/** Why a work order stands where it does, in figures; null while it is not the agency's turn. */
export function presentUrgency(row: Ranked, days: readonly AgencyDay[], reading: Reading) {
  const { urgentAt: at, urgentBecause: because, levelEndsAt, levelDays, boughtAt } = row
  if (at === null || because === null || levelEndsAt === null || levelDays === null) return null
  return {
    because,
    day: dayOfUrgency({ at, because }, reading.timeZone),
    since: because === 'AGE' ? boughtAt.toISOString() : null,
    level: {
      endsAt: levelEndsAt.toISOString(),
      days: levelDays,
      usedPercent: usedPercent({ levelEndsAt, levelDays }, days, reading),
    },
  }
}

/** Of the service level, in working time; beyond 100 once it is over. */
function usedPercent(
  { levelEndsAt, levelDays }: { levelEndsAt: Date; levelDays: number },
  days: readonly AgencyDay[],
  { now, timeZone, country }: Reading,
): number {
  const calendar = { timeZone, rests: agencyRests(country, days) }
  const left =
    now < levelEndsAt
      ? workingTimeBetween(now, levelEndsAt, calendar)
      : -workingTimeBetween(levelEndsAt, now, calendar)
  return Math.round(100 * (1 - left / (levelDays * WORKING_DAY_MS)))
}

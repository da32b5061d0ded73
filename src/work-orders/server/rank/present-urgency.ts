import { restsOfClerk, type Times } from '#team/calendars.ts'
import { workingTimeBetween, WORKING_DAY_MS } from '#team/working-time.ts'
import { dayOfUrgency, type Reason, type UrgentBecause } from '../../next-best.ts'
import { todayOf, type Reading } from '../present-card.ts'
import type { WorkOrderRow } from '../work-orders.tables.ts'

type Ranked = Pick<
  WorkOrderRow,
  'urgentAt' | 'urgentBecause' | 'letterIsCheck' | 'levelEndsAt' | 'levelDays' | 'boughtAt' | 'assigneeId'
>

/** A check is ranked as a letter is, and is called by its name. */
const OF_CHECK: Partial<Record<UrgentBecause, Reason>> = { LETTER: 'CHECK', LETTER_UNDATED: 'CHECK_UNDATED' }

/** Why a work order stands where it does, in figures; null while the agency has nothing to do for it. */
export function presentUrgency(row: Ranked, times: Times, reading: Reading) {
  const { urgentAt: at, urgentBecause: because, levelEndsAt, levelDays, boughtAt, assigneeId } = row
  if (at === null || because === null) return null
  const day = dayOfUrgency({ at, because }, reading.timeZone)
  return {
    because: (row.letterIsCheck && OF_CHECK[because]) || because,
    day,
    late: day !== null && day < todayOf(reading),
    since: because === 'AGE' ? boughtAt.toISOString() : null,
    level:
      levelEndsAt === null || levelDays === null
        ? null
        : {
            endsAt: levelEndsAt.toISOString(),
            days: levelDays,
            usedPercent: usedPercent({ levelEndsAt, levelDays, assigneeId }, times, reading),
          },
  }
}

/** Of the service level, in working time; beyond 100 once it is over. */
function usedPercent(
  { levelEndsAt, levelDays, assigneeId }: { levelEndsAt: Date; levelDays: number; assigneeId: string | null },
  times: Times,
  { now, timeZone, country }: Reading,
): number {
  const calendar = { timeZone, rests: restsOfClerk(assigneeId, country, times) }
  const left =
    now < levelEndsAt
      ? workingTimeBetween(now, levelEndsAt, calendar)
      : -workingTimeBetween(levelEndsAt, now, calendar)
  return Math.round(100 * (1 - left / (levelDays * WORKING_DAY_MS)))
}

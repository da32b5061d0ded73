import { addDays, type Day } from '#platform/shared/calendar.ts'
import { DATA_CLASSES } from '../../data-classes.ts'
import { DAYS_KEPT } from '../../data-classes/periods.ts'
import type { DataClass } from '../../data-classes/data-class.ts'
import { keptRecords, keptUntil, yearsKept } from '../../retention.ts'

/** The last day on which a class is kept of a company that was closed on a day; none if it does not go by that. */
function lastDayOf(
  { kept }: Pick<DataClass, 'kept'>,
  { closedOn, hasBought }: { closedOn: Day; hasBought: boolean },
): Day | undefined {
  if (kept.until === 'COMPANY_CLOSED') return addDays(closedOn, DAYS_KEPT.closedCompany)
  if (kept.until === 'LAW') return keptUntil(closedOn, yearsKept(kept.law))
  if (kept.until === 'LAST_OF_COMPANY')
    return keptUntil(closedOn, Math.max(...keptRecords(hasBought).map(({ years }) => years)))
  return undefined
}

const isLast = ({ kept }: DataClass) => kept.until === 'LAST_OF_COMPANY'

/**
 * The classes whose time is over, in the order of their last days, and what goes last at the end: what is kept for long may
 * be named by what is kept for a short time, not the other way round.
 */
export function dueClasses(company: { closedOn: Day; hasBought: boolean }, today: Day): readonly DataClass[] {
  return DATA_CLASSES.map((dataClass) => ({ dataClass, day: lastDayOf(dataClass, company) ?? '9999' }))
    .filter(({ day }) => day < today)
    .toSorted(
      (a, b) => a.day.localeCompare(b.day) || Number(isLast(a.dataClass)) - Number(isLast(b.dataClass)),
    )
    .map(({ dataClass }) => dataClass)
}

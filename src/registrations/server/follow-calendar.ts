import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dueDayOf, lastDueOf } from '../plan-periods.ts'
import { lockRunningTerm, runningTerms, setDueDays } from './filing-terms.repository.ts'

const BATCH = 200

/**
 * Brings the due days of running terms in line with the calendar: a release may know a rule better, or a new one. @returns
 * how many terms changed
 */
export async function followCalendar(deps: Pick<ServerDeps, 'db'>): Promise<number> {
  let changed = 0
  for (let after = ''; ;) {
    const ids = await runningTerms(deps.db, after, BATCH)
    for (const id of ids) if (await followOne(deps, id)) changed++
    const last = ids.at(-1)
    if (last === undefined || ids.length < BATCH) return changed
    after = last
  }
}

/** @returns whether a due day was another */
function followOne(deps: Pick<ServerDeps, 'db'>, id: string): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const found = await lockRunningTerm(tx, id)
    if (!found) return false
    const periods = found.periods.map((period) => ({
      ...period,
      dueOn: period.state === 'OPEN' ? dueDayOf(found.term.calendar, period) : period.dueOn,
    }))
    const changed = periods.filter(({ dueOn }, index) => dueOn !== found.periods[index]?.dueOn)
    if (changed.length === 0) return false
    await setDueDays(tx, { termId: id, lastDueOn: lastDueOf(periods), periods: changed })
    return true
  })
}

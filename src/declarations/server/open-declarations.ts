import { dayOf } from '#platform/shared/calendar.ts'
import { declarationOfPeriod } from './declaration-of-period.ts'
import { insertOpened, type OpenDeps } from './insert-opened.ts'
import { periodsWithoutDeclaration } from './periods-over.queries.ts'

const BATCH = 200

/** Opens the declaration of every period that is over, of one company or all. One that fails does not hold up the others. @returns how many */
export async function openDeclarations(deps: OpenDeps, companyId?: string): Promise<number> {
  const today = dayOf(deps.clock.now(), deps.config.agency.timeZone)
  let opened = 0
  for (let after = ''; ;) {
    const periods = await periodsWithoutDeclaration(deps.db, { today, companyId, after, limit: BATCH })
    for (const period of periods) {
      const done = await insertOpened(deps, (made) => declarationOfPeriod(period, made)).catch(
        (error: Error) =>
          deps.log.warn({ period: period.id, err: error.message }, 'declaration could not be opened'),
      )
      if (done === true) opened++
    }
    const last = periods.at(-1)
    if (!last || periods.length < BATCH) return opened
    after = last.id
  }
}

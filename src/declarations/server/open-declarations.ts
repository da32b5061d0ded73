import { notify } from '#messages/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import { nextNumber } from '#platform/server/number-series.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { newId } from '#platform/shared/ids.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { declarationOfPeriod } from './declaration-of-period.ts'
import { aboutDeclaration, declarationsMessages } from './declarations.messages.ts'
import { insertDeclaration } from './declarations.repository.ts'
import { requestCalculation } from './recalculate.ts'
import { writeStep } from './move-declaration.ts'
import { periodsWithoutDeclaration, type PeriodOver } from './periods-over.queries.ts'

const BATCH = 200

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config' | 'log' | 'jobs'>

/** Opens the declaration of every period that is over. One that fails does not hold up the others. @returns how many */
export async function openDeclarations(deps: Deps): Promise<number> {
  const today = dayOf(deps.clock.now(), deps.config.agency.timeZone)
  let opened = 0
  for (let after = ''; ;) {
    const periods = await periodsWithoutDeclaration(deps.db, { today, after, limit: BATCH })
    for (const period of periods) {
      const done = await openOne(deps, period).catch((error: Error) =>
        deps.log.warn({ period: period.id, err: error.message }, 'declaration could not be opened'),
      )
      if (done === true) opened++
    }
    const last = periods.at(-1)
    if (!last || periods.length < BATCH) return opened
    after = last.id
  }
}

/** @returns whether it was this call that opened it */
function openOne(deps: Deps, period: PeriodOver): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const year = dayOf(at, deps.config.agency.timeZone).slice(0, 4)
    // Whoever opens one at the same moment waits for the number, then finds this one; their number is never used.
    const number = await nextNumber(tx, 'DC', Number(year))
    const row = declarationOfPeriod(period, { id: newId('dcl'), number, at })
    if (!(await insertDeclaration(tx, row))) return false
    await writeStep(tx, row, { companyId: row.companyId, id: row.id, action: 'create', by: PORTAL, at })
    const { companyId, id } = row
    const params = aboutDeclaration(row)
    await notify(tx, deps, { companyId, kind: declarationsMessages.opened, params, once: `${id}:opened` })
    await requestCalculation(tx, deps, { companyId, from: row.fromDay })
    crashPoint(deps, 'declaration.open:before-commit')
    return true
  })
}

import { notify } from '#messages/server/public.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import { nextNumber } from '#platform/server/number-series.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { newId } from '#platform/shared/ids.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { aboutDeclaration, declarationsMessages } from './declarations.messages.ts'
import { insertDeclaration } from './declarations.repository.ts'
import type { DeclarationRow } from './declarations.tables.ts'
import { writeStep } from './move-declaration.ts'
import { requestCalculation } from './recalculate.ts'

export type OpenDeps = Pick<ServerDeps, 'db' | 'clock' | 'config' | 'log' | 'jobs'>

/** Opens a declaration with a number of its own, tells the company, and asks for its figures. @returns whether it is new */
export function insertOpened(
  deps: OpenDeps,
  make: (made: { id: string; number: string; at: Date }) => DeclarationRow,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const year = dayOf(at, deps.config.agency.timeZone).slice(0, 4)
    // Whoever opens one at the same moment waits for the number, then finds this one; their number is never used.
    const number = await nextNumber(tx, 'DC', Number(year))
    const row = make({ id: newId('dcl'), number, at })
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

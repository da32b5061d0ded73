import type { ServerDeps } from '#platform/server/server-deps.ts'
import { type Day, dayOf } from '#platform/shared/calendar.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import { taxRefusals } from './tax.errors.ts'

type Deps = Pick<ServerDeps, 'clock' | 'config'>

/** The day on which a declaration was filed; one whose moment nobody kept may have been filed when its period ended. */
export const filedOn = ({ config }: Pick<Deps, 'config'>, { filedAt, toDay }: DeclarationRow): Day =>
  filedAt === null ? toDay : dayOf(filedAt, config.agency.timeZone)

/** Somebody may pay on the day on which the period ends, before anybody files. @throws declarationTax.day_wrong */
export function requirePayDay(deps: Deps, { toDay }: DeclarationRow, on: Day): void {
  const today = dayOf(deps.clock.now(), deps.config.agency.timeZone)
  if (on < toDay || on > today) throw taxRefusals.day_wrong()
}

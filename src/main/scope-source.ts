import { countriesSignedBy } from '#declarations/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { ScopeSource } from '#staff/server/public.ts'
import { teamsByName } from '#team/server/public.ts'

/** What else decides about what a member of staff sees: their teams, or the countries for which they sign off. */
export function scopeSource({ db, clock, config }: Pick<ServerDeps, 'db' | 'clock' | 'config'>): ScopeSource {
  return async ({ staffId, role, scope }) => {
    if (role === 'partner') {
      const today = dayOf(clock.now(), config.agency.timeZone)
      return { teams: [], signed: await countriesSignedBy(db, staffId, today) }
    }
    if (scope !== 'teams') return { teams: [], signed: [] }
    const teams = await teamsByName(db)
    const own = teams.filter(({ memberIds }) => memberIds.includes(staffId))
    return { teams: own.map(({ countries }) => countries), signed: [] }
  }
}

import type { ServerDeps } from '#platform/server/server-deps.ts'
import { addDays, dayOf } from '#platform/shared/calendar.ts'
import { monthsFrom } from '../months-from.ts'
import { keysOf, type StoredRate } from './exchange-rates.queries.ts'

export const presentRate = ({ storedAt, ...rate }: StoredRate) => ({
  ...rate,
  storedAt: storedAt.toISOString(),
})

const TWO_YEARS_DAYS = 730

/** How complete each source is. */
export async function describeSources(deps: Pick<ServerDeps, 'db' | 'clock'>) {
  const asOf = dayOf(deps.clock.now(), 'Europe/Berlin')
  const ended = monthsFrom(addDays(asOf, -TWO_YEARS_DAYS).slice(0, 7), asOf.slice(0, 7)).slice(0, -1)
  const sources = []
  for (const source of ['DE_BMF', 'PL_NBP', 'GB_HMRC'] as const) {
    const keys = [...(await keysOf(deps.db, source))].toSorted()
    const months = new Set(keys.map((key) => key.slice(0, 7)))
    sources.push({
      source,
      isEntered: source === 'DE_BMF',
      first: keys[0] ?? null,
      last: keys.at(-1) ?? null,
      missing: ended.filter((month) => !months.has(month)),
      asOf,
    })
  }
  return sources
}

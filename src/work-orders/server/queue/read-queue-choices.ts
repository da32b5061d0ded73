import { readCatalogue } from '#catalogue/server/public.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { pickText, type Lang, type LocalText } from '#platform/shared/local-text.ts'
import { colleaguesOn, teamsByName } from '#team/server/public.ts'
import type { FormDeps } from '../form/node-form.ts'
import { listTags } from '../team/tags.queries.ts'
import { countriesInQueue, servicesInQueue, stepsInQueue } from './queue-choices.queries.ts'

type Named = { value: string; name: LocalText }

/** What the queue can be narrowed to: only values that some work order has; `withSold` what is on sale beside them. */
export async function readQueueChoices(
  { db, clock, config }: Pick<FormDeps, 'db' | 'clock' | 'config'>,
  staff: StaffPrincipal,
  { lang, withSold = false }: { lang: Lang; withSold: boolean | undefined },
) {
  const today = dayOf(clock.now(), config.agency.timeZone)
  const [services, countries, steps, colleagues, tags, teams, sold] = await Promise.all([
    servicesInQueue(db, staff.scope),
    countriesInQueue(db, staff.scope),
    stepsInQueue(db, staff.scope),
    colleaguesOn(db, today),
    listTags(db),
    teamsByName(db),
    withSold && staff.scope === 'all' ? soldNow({ db, clock, config }) : NOTHING,
  ])
  const isPartner = staff.role === 'partner'
  const named = (bought: readonly Named[], more: readonly Named[]) =>
    [...new Map([...more, ...bought].map((row) => [row.value, row])).values()]
      .flatMap(({ value, name }) => (name ? [{ value, name: pickText(name, lang) }] : []))
      .toSorted((a, b) => a.name.localeCompare(b.name, lang))
  return {
    services: named(services, sold.services),
    countries: [...new Set([...countries, ...sold.countries])].toSorted(),
    steps: named(steps, sold.steps),
    // Whom and what the agency's own team works with.
    colleagues: (isPartner ? [] : colleagues).map(({ id, name, awayUntil }) => ({ id, name, awayUntil })),
    teams: (isPartner ? [] : teams).map(({ id, name }) => ({ value: id, name })),
    tags: (isPartner ? [] : tags).map(({ id, name }) => ({ value: id, name })),
  }
}

type Sold = { services: Named[]; countries: string[]; steps: Named[] }
const NOTHING: Sold = { services: [], countries: [], steps: [] }

/** A rule or a level is made before the first of its service is bought. */
async function soldNow(deps: Pick<FormDeps, 'db' | 'clock' | 'config'>): Promise<Sold> {
  const { products } = await readCatalogue(deps)
  const agencys = products.flatMap(({ process }) => process.filter(({ owner }) => owner === 'agency'))
  return {
    services: products.map(({ code, name }) => ({ value: code, name })),
    countries: products.map(({ country }) => country),
    steps: agencys.map(({ key, name }) => ({ value: key, name })),
  }
}

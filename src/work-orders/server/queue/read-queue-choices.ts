import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import { colleaguesOn, teamsByName } from '#team/server/public.ts'
import type { FormDeps } from '../form/node-form.ts'
import { listTags } from '../team/tags.queries.ts'
import { countriesInQueue, servicesInQueue, stepsInQueue } from './queue-choices.queries.ts'

/** What the queue can be narrowed to: only values that some work order has. */
export async function readQueueChoices(
  { db, clock, config }: Pick<FormDeps, 'db' | 'clock' | 'config'>,
  staff: StaffPrincipal,
  lang: Lang,
) {
  const today = dayOf(clock.now(), config.agency.timeZone)
  const [services, countries, steps, colleagues, tags, teams] = await Promise.all([
    servicesInQueue(db, staff.scope),
    countriesInQueue(db, staff.scope),
    stepsInQueue(db, staff.scope),
    colleaguesOn(db, today),
    listTags(db),
    teamsByName(db),
  ])
  const isPartner = staff.role === 'partner'
  const named = (rows: typeof services) =>
    rows
      .flatMap(({ value, name }) => (name ? [{ value, name: pickText(name, lang) }] : []))
      .toSorted((a, b) => a.name.localeCompare(b.name, lang))
  return {
    services: named(services),
    countries,
    steps: named(steps),
    // Whom and what the agency's own team works with.
    colleagues: (isPartner ? [] : colleagues).map(({ id, name, awayUntil }) => ({ id, name, awayUntil })),
    teams: (isPartner ? [] : teams).map(({ id, name }) => ({ value: id, name })),
    tags: (isPartner ? [] : tags).map(({ id, name }) => ({ value: id, name })),
  }
}

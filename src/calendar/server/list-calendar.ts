import { declarationOfMatter, declarationsEnding, type DeclaredReturn } from '#declarations/server/public.ts'
import { renewalPrices } from '#orders/server/public.ts'
import { mattersDueBy } from '#pending-matters/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { addDays, dayOf, type Day } from '#platform/shared/calendar.ts'
import type { Lang, LocalText } from '#platform/shared/local-text.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { findServices, returnsDue, type ReturnDue } from '#registrations/server/public.ts'
import type { ShopsConfig } from '#shops/server/public.ts'
import type { listCalendar as listCalendarCall } from '../contract.ts'
import { inOneCurrency } from './count-money.ts'
import { entryOfMatter } from './entries-of-matters.ts'
import { endsBetween } from './ends.queries.ts'
import { entryOfEnd } from './entries-of-ends.ts'
import { entriesOfReturn } from './entry-of-return.ts'
import type { Entry, Reading } from './entry-drafts.ts'

export type CalendarDeps = ServerDeps<ShopsConfig>
export type Asked = { companyId: string; from: Day; to: Day; lang: Lang }

export async function listCalendar(
  deps: CalendarDeps,
  asked: Asked,
): Promise<OutputOf<typeof listCalendarCall>> {
  const { from, to, lang } = asked
  const reading = readingOf(deps, lang)
  const found = await entriesBetween(deps, asked, reading)
  const { currency, entries } = await inOneCurrency(deps.db, deps.clock.now(), found)
  return { from, to, today: reading.today, currency, entries }
}

export function readingOf({ config, clock }: CalendarDeps, lang: Lang): Reading {
  const { timeZone } = config.agency
  return { lang, today: dayOf(clock.now(), timeZone), timeZone }
}

/** Everything of a company between two days, united from what the modules own, the earliest first. */
export async function entriesBetween(deps: CalendarDeps, asked: Asked, reading: Reading): Promise<Entry[]> {
  const { db } = deps
  const { companyId, from, to, lang } = asked
  const [matters, { returns, declarations }, ends] = await Promise.all([
    mattersDueBy(deps, { companyId, dueBy: to }, { lang, now: deps.clock.now() }),
    returnsBetween(db, asked, reading.today),
    endsBetween(db, companyId, asked),
  ])
  // A reader in the east is a day ahead of the agency.
  const waiting = matters
    .flatMap((matter) => entryOfMatter(matter, reading))
    .filter(({ day, overdue }) => day >= from || (overdue && from <= addDays(reading.today, 1)))
  const toDo = new Map(waiting.map(({ id, day }) => [declarationOfMatter(id), day]))
  const coming = [
    ...returns.flatMap((row) => {
      const declaration = declarationOf(row, declarations)
      // What the seller has to do for a period is listed once, as that; what is to be confirmed earlier than it is due, twice.
      const day = declaration && toDo.get(declaration.id)
      if (day && !(declaration.status === 'AWAITING_CONFIRMATION' && day < row.dueOn)) return []
      return entriesOfReturn(row, declaration, reading).filter(({ day, overdue }) => overdue || day >= from)
    }),
    ...ends.map((row) => entryOfEnd(row, reading)),
  ]
  return withRenewalPrices(deps, asked, inOrder(withoutRepeats(waiting, coming)))
}

/** As far back as a return is looked for that is not filed. */
const LATE_DAYS = 366

/** Returns that are due between two days, or late, and the declarations of their periods by `keyOf`. */
async function returnsBetween(db: Executor, { companyId, from, to }: Asked, today: Day) {
  // What was not filed by its day stays in sight as long as the page shows today.
  const since =
    from <= addDays(today, 1) && from > addDays(today, -LATE_DAYS) ? addDays(today, -LATE_DAYS) : from
  const returns = await returnsDue(db, companyId, { from: since, to, today })
  const ends = returns.map(({ toDay }) => toDay).toSorted()
  const [first, last] = [ends[0], ends.at(-1)]
  const declared = first && last ? await declarationsEnding(db, companyId, { from: first, to: last }) : []
  // Of several for a period the first counts.
  const byPeriod = declared.toReversed().map((row) => [keyOf(row, row.kind === 'ANNUAL'), row] as const)
  return { returns, declarations: new Map(byPeriod) }
}

const TODAYS_PRICE: LocalText = { en: 'Today’s price, before VAT', zh: '按今日价格，未含增值税' }

/** What a renewal would cost is an estimate: the price of today for what was chosen before. */
async function withRenewalPrices(
  deps: CalendarDeps,
  { companyId, lang }: Asked,
  entries: readonly Entry[],
): Promise<Entry[]> {
  const ids = entries.filter(({ kind, money }) => kind === 'RENEWAL' && !money).map(({ id }) => id)
  if (ids.length === 0) return [...entries]
  const prices = await renewalPrices(deps, await findServices(deps.db, companyId, ids))
  return entries.map((entry) => {
    const price = prices.get(entry.id)
    if (!price || entry.money) return entry
    return { ...entry, money: { ...price, part: 'FEE', certain: false, basis: TODAYS_PRICE[lang] } }
  })
}

/**
 * What is already a to-do, such as a renewal, is listed once: as the to-do, which says what to do. Of a registration
 * with filing, the end of the filing comes first.
 */
function withoutRepeats(waiting: readonly Entry[], coming: readonly Entry[]): Entry[] {
  const known = new Map<string, Entry>()
  for (const entry of [...waiting, ...coming]) if (!known.has(entry.id)) known.set(entry.id, entry)
  return [...known.values()]
}

const inOrder = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => (a.day === b.day ? (a.id < b.id ? -1 : 1) : a.day < b.day ? -1 : 1))

type Period = Pick<ReturnDue, 'registrationId' | 'fromDay' | 'toDay'>

const keyOf = ({ registrationId, fromDay, toDay }: Period, isAnnual: boolean): string =>
  `${registrationId} ${fromDay} ${toDay} ${isAnnual}`

const declarationOf = (row: ReturnDue, declared: ReadonlyMap<string, DeclaredReturn>) =>
  row.kind === 'REPORT' ? undefined : declared.get(keyOf(row, row.kind === 'ANNUAL'))

import { nameFor } from '#platform/shared/original-name.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import { hasTerms, readTerms } from '#platform/shared/search-terms.ts'
import type { findForTakeover, FoundNumber } from '../../staff/takeover-contract.ts'
import { firstDaysOfOurs } from '../../takeover/first-of-ours.ts'
import { rhythmOf } from './rhythm-of.ts'
import { findCompanies, numbersOfCompanies, type NumberRow } from './find-numbers.queries.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config'>

/** The companies that staff may mean, with the numbers that another agency may have filed for. */
export async function findNumbers(
  deps: Deps,
  { typed, scope, lang }: { typed: string; scope: StaffScope; lang: Lang },
): Promise<OutputOf<typeof findForTakeover>> {
  const terms = readTerms(typed)
  const found = hasTerms(terms) ? await findCompanies(deps.db, terms, scope) : []
  if (found.length === 0) return { companies: [] }
  const today = dayOf(deps.clock.now(), deps.config.agency.timeZone)
  const rows = await numbersOfCompanies(
    deps.db,
    found.map(({ id }) => id),
    scope,
  )
  return {
    companies: found.map(({ name, nameOriginal, ...company }) => ({
      ...company,
      name: nameFor({ name, nameOriginal }, lang),
      numbers: rows
        .filter(({ companyId }) => companyId === company.id)
        .map((row) => present(row, { lang, today })),
    })),
  }
}

function present(row: NumberRow, { lang, today }: { lang: Lang; today: Day }): FoundNumber {
  const {
    id,
    country,
    registrationNumber: number,
    productName,
    validFrom: start,
    ours,
    periodOffset: offset,
  } = row
  const rhythm = rhythmOf(row, today)
  return {
    registrationId: id,
    country,
    number,
    product: pickText(productName, lang),
    state: row.isBegun ? 'BEGUN' : row.endedOn === null ? 'FREE' : 'ENDED',
    ours,
    firstDays: ours === null ? firstDaysOfOurs({ start, rhythm, offset, today }) : [],
  }
}

import type { z } from 'zod'
import { writeAudit } from '#platform/server/audit.ts'
import { isUniqueViolation } from '#platform/server/database.ts'
import { expectSame } from '#platform/server/http/once.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { normaliseCategory } from '../rates/categories.ts'
import type { RateRow } from '../rates/facts.ts'
import { type Overridden, overriddenBy, partBefore } from '../rates/overridden.ts'
import { rateTable } from '../rates/rate-table.ts'
import { type TaxArea, taxAreaOf } from '../rates/tax-country.ts'
import type { addRate } from '../staff/contract.ts'
import { clearAddedRates } from './added-rates.ts'
import { presentRate } from './list-rates.ts'
import { beforeData, NOT_A_CATEGORY, ratesRefusals } from './rates.errors.ts'
import { type AddedRate, readAddedRates, rowOf } from './rates.queries.ts'
import { insertAddedRate, lockAddedRate } from './rates.repository.ts'

type Input = z.output<(typeof addRate)['input']>
/** @property id that of its request */
type NewRate = Input & { id: string }
export type ByStaff = { staff: StaffPrincipal; address: string }

/**
 * Adds a rate and returns the rates that it overrides. A change of the past is refused unless the input confirms it. One that
 * is there already is the same request's.
 */
export async function addOneRate(deps: ServerDeps, input: NewRate, by: ByStaff) {
  const at = deps.clock.now()
  const { area, row } = readRate(input)
  const rate = await deps.db
    .transaction(async (tx) => {
      const before = await lockAddedRate(tx, input.id)
      if (before) {
        const { from: validFrom, until: validUntil, ...said } = row
        expectSame(before, { ...said, validFrom, validUntil })
        return before
      }
      const overrides = overriddenBy(area, row, (await readAddedRates(tx)).map(rowOf))
      const today = dayOf(at, deps.config.agency.timeZone)
      if (!input.changesPast) refusePast(partBefore(overrides, today))
      const rate: AddedRate = {
        id: input.id,
        country: row.country,
        category: row.category,
        basisPoints: row.basisPoints,
        validFrom: row.from,
        validUntil: row.until,
        source: row.source,
        confidence: row.confidence,
        overrides,
        addedAt: at,
        addedBy: by.staff.staffId,
        withdrawnAt: null,
        withdrawnBy: null,
      }
      await insertAddedRate(tx, rate)
      await writeAudit(tx, {
        at,
        actorKind: 'staff',
        actorId: by.staff.staffId,
        action: 'tax.rate.add',
        record: rate.id,
        address: by.address,
        detail: { ...row, overrides, changesPast: input.changesPast },
      })
      return rate
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'added_tax_rates_one_from_a_day') ? ratesRefusals.rate_exists() : error
    })
  clearAddedRates(deps.db)
  return presentRate(rate)
}

/** @throws rate_input_wrong naming the field */
function readRate(input: Input): { area: TaxArea; row: RateRow } {
  const area = taxAreaOf(input.country)
  if ('refused' in area) throw wrong('country', area.refused)
  const category = normaliseCategory(input.category)
  if (!/^[a-z][a-z-]*$/.test(category)) throw wrong('category', NOT_A_CATEGORY)
  const { begins } = rateTable(area, [])
  if (input.from < begins) throw wrong('from', beforeData(begins))
  const { basisPoints, from, source, confidence } = input
  const row = {
    country: area.code,
    category,
    basisPoints,
    from,
    until: input.until ?? null,
    source,
    confidence,
  }
  return { area, row }
}

const wrong = (field: string, text: LocalText) =>
  ratesRefusals.rate_input_wrong({ fields: { [field]: text } })

/** @throws rate_changes_the_past naming what would change */
export function refusePast(past: readonly Overridden[]): void {
  if (past.length === 0) return
  const what = past
    .map(
      ({ category, basisPoints, from, until }) =>
        `${category} ${basisPoints / 100}% (${from} – ${until ?? ''})`,
    )
    .join(', ')
  throw ratesRefusals.rate_changes_the_past({ params: { what }, data: { overrides: past } })
}

import { findUser } from '#accounts/server/public.ts'
import { lastInTrail } from '#platform/server/audit.queries.ts'
import type { Executor } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { numbersChanged } from '#registrations/server/public.ts'
import { lastRateChange } from '#vat/server/public.ts'
import { type CausedChange, changedSkus, type FactChange, type Facts } from '../fact-changes.ts'
import { isIoss } from './company-facts.ts'
import {
  type Author,
  authorsOfDistance,
  authorsOfEstablishment,
  authorsOfPrices,
} from './who-changed.queries.ts'

type Asked = {
  companyId: string
  before: Facts
  now: Facts
  /** When the facts before were seen first: whoever said something earlier has not changed them. */
  since: Date
}

/** The changes with those who made them, as far as that is kept. */
export async function withAuthors(
  { db, config }: Pick<ServerDeps, 'db' | 'config'>,
  changes: readonly FactChange[],
  asked: Asked,
): Promise<CausedChange[]> {
  const told: CausedChange[] = []
  for (const change of changes) {
    const authors = await authorsOf(db, change, asked)
    const said = authors.map(({ kind, name, at }) => ({
      kind,
      name,
      at: at.toISOString(),
      day: dayOf(at, config.agency.timeZone),
    }))
    told.push(said.length === 0 ? change : { ...change, said })
  }
  return told
}

async function authorsOf(db: Executor, change: FactChange, asked: Asked): Promise<Author[]> {
  const { companyId, before, now, since } = asked
  if (change.fact === 'SEAT') return authorOfCompany(db, asked)
  if (change.fact === 'COST_PRICES') {
    const skus = changedSkus(before.costPrices, now.costPrices)
    return authorsOfPrices(db, { companyId, skus, since })
  }
  if (change.fact === 'DISTANCE_SALES' || change.fact === 'OPTED')
    return authorsOfDistance(db, { companyId, since })
  if (change.fact === 'ESTABLISHED')
    return authorsOfEstablishment(db, { companyId, since, country: change.country })
  if (change.fact === 'RATES') {
    const at = await lastRateChange(db, { countries: change.countries, since })
    return at === null ? [] : [{ kind: 'staff', name: '', at }]
  }
  const changed = (await numbersChanged(db, companyId, since)).filter((one) =>
    change.fact === 'NUMBER'
      ? one.kind !== 'OSS_CONFIRMATION' && one.country === change.country
      : one.kind === 'OSS_CONFIRMATION' && isIoss(one) === (change.fact === 'IOSS'),
  )
  if (changed.length > 0) return changed.slice(0, 1).map(({ by }) => by)
  // The number of its own state the company enters itself.
  return change.fact === 'NUMBER' && change.country === now.established ? authorOfCompany(db, asked) : []
}

async function authorOfCompany(db: Executor, { companyId, since }: Asked): Promise<Author[]> {
  const line = await lastInTrail(db, { record: companyId, action: 'company.update', since })
  if (!line) return []
  const name = line.actorKind === 'seller' ? ((await findUser(db, line.actorId))?.name ?? '') : ''
  return [{ kind: line.actorKind, name, at: line.at }]
}

import { addDays, dayOf, type Day } from '#platform/shared/calendar.ts'
import { LONDON } from '../../london.ts'
import { matchStatement } from '../tax/match-statement.ts'
import { PORTAL_TAX } from '../tax/tax-staff.ts'
import { britishTaxesOwed } from '../tax/tax.queries.ts'
import { creditsOf } from './hmrc-account.ts'
import type { HmrcDeps } from './hmrc-deps.ts'
import { findGrant } from './grants.repository.ts'
import { headersOfPortal } from './vendor.ts'

/** HMRC answers for at most a year. */
const MOST_DAYS = 365

/**
 * Asks HMRC what it has credited for every British return whose tax is open, and credits what is exact. One client whom
 * HMRC refuses does not keep the others waiting; they are asked again the next day.
 */
export async function matchHmrcPayments(deps: HmrcDeps): Promise<void> {
  if (!deps.hmrc || (await findGrant(deps.db))?.status !== 'GRANTED') return
  const to = dayOf(deps.clock.now(), LONDON)
  for (const { companyId, registrationId, since } of await britishTaxesOwed(deps.db)) {
    const of = { companyId, registrationId }
    try {
      await matchOne(deps, { ...of, from: later(since, addDays(to, -MOST_DAYS)), to })
    } catch (error) {
      deps.log.warn({ ...of, err: String(error) }, 'HMRC could not be asked what it has credited')
    }
  }
}

const later = (one: Day, other: Day): Day => (one > other ? one : other)

type Of = { companyId: string; registrationId: string; from: Day; to: Day }

async function matchOne(deps: HmrcDeps, { companyId, registrationId, from, to }: Of): Promise<void> {
  const headers = headersOfPortal(deps)
  const { payments } = await creditsOf(deps, { companyId, registrationId, from, to, headers })
  // HMRC names neither payer nor reference; without a day nobody can say which return a payment followed.
  const lines = payments.flatMap(({ amount, receivedOn }) =>
    receivedOn === null || amount <= 0 ? [] : [{ on: receivedOn, amount, reference: '', payer: '' }],
  )
  if (lines.length === 0) return
  const statement = { companyId, country: 'GB', registrationId, from: 'HMRC', lines } as const
  await matchStatement(deps, PORTAL_TAX, statement)
}

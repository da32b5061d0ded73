import type { OutputOf } from '#platform/shared/call.ts'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import type { hmrcAccount } from '../../staff/hmrc-contract.ts'
import { LONDON } from '../../london.ts'
import { britishNumber } from './british-number.ts'
import { clientAtHmrc } from './client-at-hmrc.ts'
import type { HmrcDeps } from './hmrc-deps.ts'
import { isUnanswered } from './hmrc.ts'
import { refusalOf } from './refusal-of.ts'

type Of = {
  companyId: string
  registrationId: string
  from: Day
  to: Day
  headers: Readonly<Record<string, string>>
}

/**
 * What HMRC has credited, and what it says is owed: the authority's own word on whether tax was paid.
 * @throws hmrc.no_number, hmrc.not_set_up, hmrc.not_connected, and what HMRC refuses
 */
export async function creditsOf(deps: HmrcDeps, of: Of): Promise<OutputOf<typeof hmrcAccount>> {
  const { vrn } = await britishNumber(deps.db, of)
  const client = clientAtHmrc(deps, { vrn, headers: of.headers })
  // HMRC refuses days to come.
  const today = dayOf(deps.clock.now(), LONDON)
  const between = { from: of.from, to: of.to < today ? of.to : today }
  const liabilities = await client.liabilities(between)
  if (isUnanswered(liabilities)) throw refusalOf(liabilities)
  const payments = await client.payments(between)
  if (isUnanswered(payments)) throw refusalOf(payments)
  return { liabilities, payments }
}

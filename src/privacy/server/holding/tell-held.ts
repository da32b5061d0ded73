import type { Transaction } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { lastDayOf } from '../../legal-hold.ts'
import { openErasures } from '../erasing/erasures.repository.ts'
import { requestHeldMail } from '../erasing/request-held-mail.ts'
import type { PrivacyDeps } from '../privacy-deps.ts'
import { holdsOfErasure } from './held-back.ts'

/** Erasure → until when it is held: null without a day; an erasure that no hold keeps is not among them. */
type HoldDays = ReadonlyMap<string, Day | null>

export async function openHoldDays(tx: Transaction, { box }: Pick<PrivacyDeps, 'box'>): Promise<HoldDays> {
  const days = new Map<string, Day | null>()
  for (const row of await openErasures(tx)) {
    const holds = await holdsOfErasure({ db: tx, box }, row)
    if (holds.length > 0) days.set(row.id, lastDayOf(holds))
  }
  return days
}

/**
 * Whoever asked to be erased is told that a hold keeps their data from now on, or longer than they were told; a further
 * hold that changes nothing for them is no news.
 */
export async function tellHeld(
  tx: Transaction,
  deps: Pick<PrivacyDeps, 'box' | 'jobs'>,
  before: HoldDays,
): Promise<void> {
  for (const [id, day] of await openHoldDays(tx, deps))
    if (!before.has(id) || before.get(id) !== day) await requestHeldMail(tx, deps, id)
}

import type { Transaction } from '#platform/server/database.ts'
import { type ChangedBy, changedBy, DATED } from './keep-registration.ts'
import { lockRegistration, updateRegistration, type RegistrationRow } from './registrations.repository.ts'

type Known = Parameters<typeof lockRegistration>[1]
export type CorrectedFacts = Pick<
  RegistrationRow,
  'registrationNumber' | 'taxNumber' | 'validFrom' | 'validTo' | 'certificateFileId'
>

/**
 * Corrects the registration that a work order created, or that has the number which turned out to be wrong. A fact may
 * also be taken away. Nothing happens where the work left no registration.
 * @returns false where its last day was moved by a renewal and is to be corrected
 */
export async function correctRegistration(
  tx: Transaction,
  { known, before, after }: { known: Known; before: CorrectedFacts; after: CorrectedFacts },
  { at, by }: { at: Date; by: ChangedBy },
): Promise<boolean> {
  const row = await lockRegistration(tx, known)
  if (!row) return true
  if (before.validTo !== after.validTo && row.validTo !== before.validTo) return false
  const changes: Partial<RegistrationRow> = Object.fromEntries(
    Object.entries(after).filter(([fact, value]) => before[fact as keyof CorrectedFacts] !== value),
  )
  if (Object.keys(changes).some((key) => DATED.has(key))) Object.assign(changes, changedBy(by, at))
  await updateRegistration(tx, row.id, changes)
  return true
}

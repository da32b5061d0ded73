import type { Transaction } from '#platform/server/database.ts'
import { newId } from '#platform/shared/ids.ts'
import {
  insertRegistration,
  lockRegistration,
  updateRegistration,
  type RegistrationRow,
} from './registrations.repository.ts'

/** What work has obtained, or a number that the seller brought along. */
export type Obtained = Omit<
  RegistrationRow,
  'id' | 'createdAt' | 'rhythm' | 'periodOffset' | 'endedOn' | 'endReason'
>

/** The facts that later work may add or correct. */
const EXTENDED = [
  'kind',
  'registrationNumber',
  'taxNumber',
  'validFrom',
  'validTo',
  'certificateFileId',
] as const

/**
 * Creates the registration, or extends the one that the same work created or that has the same number. Idempotent.
 * @returns it, locked until the transaction ends
 */
export async function keepRegistration(
  tx: Transaction,
  obtained: Obtained,
  at: Date,
): Promise<RegistrationRow> {
  const known = await lockRegistration(tx, obtained)
  if (!known) {
    const row: RegistrationRow = {
      ...obtained,
      id: newId('reg'),
      endedOn: null,
      endReason: null,
      rhythm: null,
      periodOffset: 0,
      createdAt: at,
    }
    await insertRegistration(tx, row)
    return row
  }
  const changes: Partial<RegistrationRow> = Object.fromEntries(
    EXTENDED.filter((key) => obtained[key] !== null && obtained[key] !== known[key]).map((key) => [
      key,
      obtained[key],
    ]),
  )
  await updateRegistration(tx, known.id, changes)
  return { ...known, ...changes }
}

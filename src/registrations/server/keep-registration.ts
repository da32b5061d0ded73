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
  | 'id'
  | 'createdAt'
  | 'rhythm'
  | 'periodOffset'
  | 'endedOn'
  | 'endReason'
  | 'changedAt'
  | 'changedByKind'
  | 'changedByName'
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

/** Of these, what determines how sales are taxed. */
export const DATED: ReadonlySet<string> = new Set(['kind', 'registrationNumber', 'validFrom', 'validTo'])

/** Somebody who says what a registration is. */
export type ChangedBy = { kind: string; name: string }

export const changedBy = ({ kind, name }: ChangedBy, at: Date) => ({
  changedAt: at,
  changedByKind: kind,
  changedByName: name,
})

/**
 * Creates the registration, or extends the one that the same work created or that has the same number. Idempotent.
 * @returns it, locked until the transaction ends
 */
export async function keepRegistration(
  tx: Transaction,
  obtained: Obtained,
  { at, by }: { at: Date; by: ChangedBy },
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
      ...changedBy(by, at),
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
  if (Object.keys(changes).some((key) => DATED.has(key))) Object.assign(changes, changedBy(by, at))
  await updateRegistration(tx, known.id, changes)
  return { ...known, ...changes }
}

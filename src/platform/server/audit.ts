import { sealPersonal } from './person-keys.ts'
import { partDetails } from './personal-details.ts'
import type { Transaction } from './database.ts'
import { limitDetails } from './limit-details.ts'
import { auditTrail } from './platform.tables.ts'
import { beforeCommit, insertWithCommit } from './with-commit.repository.ts'

export type AuditEntry = {
  at: Date
  actorKind: string
  actorId: string
  action: string
  record: string
  companyId?: string
  /** The address somebody acted from. Kept under the key of a person, as what is `personal`. */
  address?: string
  /**
   * Ids, states, amounts: it can never be taken out. Reasons, notes and the like go to what is personal by themselves.
   * What is longer than a line may be is left out, and the line says so.
   */
  detail?: Record<string, unknown>
  /** Names, addresses, texts that somebody typed: gone once the person's key is destroyed. */
  personal?: Record<string, unknown>
  /** Whose key that is. Unless given, that of who acts. */
  person?: string
}

const collected = new WeakMap<Transaction, AuditEntry[]>()

/**
 * Adds one line to the audit trail, with the commit. Nobody waits for anybody: a job seals what was committed into the
 * chain afterwards (`audit/server/seal-trail.ts`).
 */
export async function writeAudit(tx: Transaction, entry: AuditEntry): Promise<void> {
  const entries = collected.get(tx)
  if (entries) return void entries.push(entry)
  const own = [entry]
  collected.set(tx, own)
  beforeCommit(tx, () => addLines(tx, own))
}

async function addLines(tx: Transaction, entries: readonly AuditEntry[]): Promise<void> {
  const lines = entries.map((entry) => ({ ...entry, ...partDetails(entry) }))
  const personal = await sealPersonal(
    tx,
    lines.map(({ forgettable, ...line }) => ({ ...line, personal: forgettable })),
  )
  insertWithCommit(
    tx,
    auditTrail,
    lines.map(({ at, actorKind, actorId, action, record, companyId, kept }, index) => ({
      at,
      actorKind,
      actorId,
      action,
      record,
      companyId: companyId ?? null,
      detail: limitDetails(kept),
      personId: personal[index]?.personId ?? null,
      personal: personal[index]?.sealed ?? null,
    })),
  )
}

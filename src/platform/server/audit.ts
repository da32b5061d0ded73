import { createHash } from 'node:crypto'
import { desc, sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'
import { auditTrail } from './platform.tables.ts'

export type AuditEntry = {
  at: Date
  actorKind: string
  actorId: string
  action: string
  record: string
  companyId?: string
  address?: string
  detail?: Record<string, unknown>
}

const CHAIN_LOCK = 7_201_001

/** Appends one line to the audit trail. Writers queue up (advisory lock) so that the chain of hashes has no fork. */
export async function writeAudit(tx: Transaction, entry: AuditEntry): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`)
  const [last] = await tx
    .select({ sequence: auditTrail.sequence, hash: auditTrail.hash })
    .from(auditTrail)
    .orderBy(desc(auditTrail.sequence))
    .limit(1)
  const previousHash = last?.hash ?? ''
  const row = { detail: {}, ...entry, sequence: (last?.sequence ?? 0) + 1, previousHash }
  await tx.insert(auditTrail).values({ ...row, hash: hashOf(row) })
}

function hashOf(row: AuditEntry & { sequence: number; previousHash: string }): string {
  const sealed = [row.previousHash, row.sequence, row.at.toISOString(), row.actorKind, row.actorId, row.action, row.record]
  return createHash('sha256').update(JSON.stringify(sealed)).digest('hex')
}

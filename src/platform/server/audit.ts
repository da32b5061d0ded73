import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'
import { auditTrail } from './platform.tables.ts'
import { together } from './together.ts'
import { insertRows, rowsWhere } from './whole-rows.ts'

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

/** Appends one line to the audit trail. Writers queue (advisory lock) so that the chain of hashes has no fork. */
export async function writeAudit(tx: Transaction, entry: AuditEntry): Promise<void> {
  // Sent together, and the line is read only once the lock is held.
  const [, [last]] = await together([lockChain(tx), lastLine(tx)])
  const previousHash = last?.hash ?? ''
  const row = {
    ...entry,
    companyId: entry.companyId ?? null,
    address: entry.address ?? null,
    detail: JSON.parse(JSON.stringify(entry.detail ?? {})) as Record<string, unknown>,
    sequence: (last?.sequence ?? 0) + 1,
    previousHash,
  }
  await insertRows(tx, auditTrail, [{ ...row, hash: auditSeal(row) }])
}

async function lockChain(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`)
}

const lastLine = rowsWhere(auditTrail, sql`true order by ${auditTrail.sequence} desc limit 1`, [
  'sequence',
  'hash',
])

type SealedLine = Omit<typeof auditTrail.$inferSelect, 'hash'>

/** The hash of a line's content and of the line before: changing a line breaks the chain. */
export function auditSeal(line: SealedLine): string {
  const { previousHash, sequence, at, actorKind, actorId, action, record, companyId, address, detail } = line
  const fields = [
    previousHash,
    sequence,
    at.toISOString(),
    actorKind,
    actorId,
    action,
    record,
    companyId,
    address,
  ]
  return createHash('sha256')
    .update(JSON.stringify([...fields, inOrder(detail)]))
    .digest('hex')
}

/** The database has its own order for the keys of a JSON object. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, inOrder(inner)])
}

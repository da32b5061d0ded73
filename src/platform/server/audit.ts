import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'
import { auditTrail } from './platform.tables.ts'
import { together } from './together.ts'
import { beforeCommit, insertWithCommit } from './with-commit.repository.ts'
import { fixedQuery, rowsWhere } from './whole-rows.ts'

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

const collected = new WeakMap<Transaction, AuditEntry[]>()

/**
 * Appends one line to the audit trail. Writers queue (advisory lock) so that the chain of hashes has no fork; they hold
 * each other up only while they commit.
 */
export async function writeAudit(tx: Transaction, entry: AuditEntry): Promise<void> {
  const entries = collected.get(tx)
  if (entries) return void entries.push(entry)
  const own = [entry]
  collected.set(tx, own)
  beforeCommit(tx, () => appendLines(tx, own))
}

async function appendLines(tx: Transaction, entries: readonly AuditEntry[]): Promise<void> {
  // Sent together, and the line is read only once the lock is held.
  const [, [last]] = await together([lockChain(tx), lastLine(tx)])
  let previousHash = last?.hash ?? ''
  let sequence = last?.sequence ?? 0
  const rows = entries.map((entry) => {
    sequence += 1
    const row = {
      ...entry,
      companyId: entry.companyId ?? null,
      address: entry.address ?? null,
      detail: JSON.parse(JSON.stringify(entry.detail ?? {})) as Record<string, unknown>,
      sequence,
      previousHash,
    }
    previousHash = auditSeal(row)
    return { ...row, hash: previousHash }
  })
  insertWithCommit(tx, auditTrail, rows)
}

const lockChain = fixedQuery(sql`select pg_advisory_xact_lock(${sql.raw(String(CHAIN_LOCK))})`)

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

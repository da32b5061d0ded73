import type { EvidencePack } from '../../evidence-contract.ts'
import type { PackStatus } from '../../evidence/pack-states.ts'
import type { PackRow } from '../evidence-packs.tables.ts'

/** Whether the purge has come by or not: nothing is handed out after the last instant. */
export const statusAt = ({ status, expiresAt }: PackRow, now: Date): PackStatus =>
  status === 'READY' && expiresAt !== null && expiresAt <= now ? 'EXPIRED' : status

export const presentPack = (row: PackRow, now: Date): EvidencePack => ({
  id: row.id,
  status: statusAt(row, now),
  requestedAt: row.requestedAt.toISOString(),
  done: row.done,
  total: row.total,
  size: row.size,
  sha256: row.sha256,
  readyAt: row.readyAt?.toISOString() ?? null,
  expiresAt: row.expiresAt?.toISOString() ?? null,
})

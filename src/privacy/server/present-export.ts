import type { CompanyExport } from '../contract.ts'
import type { ExportStatus } from '../export-states.ts'
import type { ExportRecord } from './privacy.tables.ts'

/** Whether the purge has come by or not: nothing is handed out after the last instant. */
export const statusAt = ({ status, expiresAt }: ExportRecord, now: Date): ExportStatus =>
  status === 'READY' && expiresAt !== null && expiresAt <= now ? 'EXPIRED' : status

export const presentExport = (row: ExportRecord, now: Date): CompanyExport => ({
  id: row.id,
  status: statusAt(row, now),
  requestedAt: row.requestedAt.toISOString(),
  done: row.done,
  total: row.total,
  size: row.size,
  readyAt: row.readyAt?.toISOString() ?? null,
  expiresAt: row.expiresAt?.toISOString() ?? null,
})

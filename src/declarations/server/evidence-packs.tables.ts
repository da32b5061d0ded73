import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { companyId, instant } from '#platform/server/columns.ts'
import type { PackStatus } from '../evidence/pack-states.ts'

/**
 * Archives of everything that stands behind a filed declaration. The bytes are in the file store, under an id that
 * changes with every attempt; the seller and staff have the same one.
 */
export const evidencePacks = pgTable(
  'evidence_packs',
  {
    companyId: companyId(),
    id: text('id').notNull(),
    declarationId: text('declaration_id').notNull(),
    status: text('status').$type<PackStatus>().notNull(),
    requestedByKind: text('requested_by_kind').$type<'seller' | 'staff'>().notNull(),
    requestedById: text('requested_by_id').notNull(),
    requestedAt: instant('requested_at').notNull(),
    /** Rows and documents in the pack, and how many there will be. */
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    failures: integer('failures').notNull().default(0),
    /** Null before the first attempt, and once the bytes are gone. */
    fileId: text('file_id'),
    /** These are null until it is ready. */
    keyId: text('key_id'),
    size: bigint('size', { mode: 'number' }),
    sha256: text('sha256'),
    readyAt: instant('ready_at'),
    expiresAt: instant('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('evidence_packs_open')
      .on(table.companyId, table.declarationId)
      .where(sql`status in ('WAITING', 'RUNNING')`),
    index('evidence_packs_newest').on(table.companyId, table.declarationId, table.requestedAt),
    index('evidence_packs_day').on(table.companyId, table.requestedAt),
    // Across all companies, for the purge.
    index('evidence_packs_over').on(table.status, table.expiresAt),
  ],
)
export type PackRow = typeof evidencePacks.$inferSelect

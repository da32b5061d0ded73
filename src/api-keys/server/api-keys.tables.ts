import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { companies, users } from '#accounts/server/accounts.tables.ts'
import { companyId, createdAt, instant } from '#platform/server/columns.ts'
import type { Scope } from '../scopes.ts'

/** Keys of a company's own programs. Of a key itself only its hash is here. */
export const apiKeys = pgTable(
  'api_keys',
  {
    companyId: companyId().references(() => companies.id),
    id: text('id').notNull(),
    name: text('name').notNull(),
    begins: text('begins').notNull(),
    keyHash: text('key_hash').notNull(),
    scopes: jsonb('scopes').$type<readonly Scope[]>().notNull(),
    /** In whose name its calls are made: it stops where they are no owner of the company any more. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    /** To some minutes. */
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
    /** Its end was told to the owners. */
    announcedAt: instant('announced_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    // A caller sends nothing but the key.
    uniqueIndex('api_keys_hash').on(table.keyHash),
    // Across all companies, for the daily job.
    index('api_keys_ends')
      .on(table.expiresAt)
      .where(sql`revoked_at is null and announced_at is null`),
  ],
)
export type ApiKeyRow = typeof apiKeys.$inferSelect

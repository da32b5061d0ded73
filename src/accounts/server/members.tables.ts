import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { companyId, createdAt, instant, lang } from '#platform/server/columns.ts'
import type { MemberRole } from '#platform/shared/principal.ts'
import { companies, users } from './accounts.tables.ts'

/** Who is asked by mail to join a company. The secret of the link is in `mail_tokens`, as a hash. */
export const companyInvitations = pgTable(
  'company_invitations',
  {
    companyId: companyId().references(() => companies.id),
    id: text('id').notNull(),
    /** trimmed and in lower case */
    email: text('email').notNull(),
    role: text('role').$type<MemberRole>().notNull(),
    mayConfirm: boolean('may_confirm').notNull(),
    lang: lang(),
    invitedBy: text('invited_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    acceptedBy: text('accepted_by').references(() => users.id),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('company_invitations_open')
      .on(table.companyId, table.email)
      .where(sql`accepted_at is null and revoked_at is null`),
    // The link in the mail names the invitation alone.
    index('company_invitations_id').on(table.id),
  ],
)

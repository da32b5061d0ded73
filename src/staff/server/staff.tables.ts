import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, lang, sessionColumns } from '#platform/server/columns.ts'
import type { StaffRole } from '#platform/shared/call.ts'
import type { ScopeKind } from '../scope.ts'

/** The people of the agency. They sign in separately from sellers, always with a second factor. */
export const staffMembers = pgTable('staff_members', {
  id: id(),
  /** trimmed and in lower case */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  role: text('role').$type<StaffRole>().notNull(),
  /** how much of the work they see, as it was chosen; what counts is `scopeOf` */
  scope: text('scope').$type<ScopeKind>().notNull().default('all'),
  /** of a partner firm: its countries, besides those for which it signs off */
  countries: jsonb('countries').$type<string[]>().notNull().default([]),
  lang: lang(),
  passwordHash: text('password_hash').notNull(),
  /** given by somebody else, who knows it: until it is changed, the account opens nothing else */
  mustChangePassword: boolean('must_change_password').notNull().default(false),
  /** until when such a password signs in at all; null where its owner chose it */
  passwordUntil: instant('password_until'),
  /** sealed by the secret box: base32 secret of the authenticator app (RFC 6238) */
  totpSecretSealed: text('totp_secret_sealed').notNull(),
  /** time step of the last accepted code; only later ones are accepted */
  totpLastStep: integer('totp_last_step').notNull(),
  createdAt: createdAt(),
  /** set when the person left: access ends, the name stays in the history */
  disabledAt: instant('disabled_at'),
})

export const staffSessions = pgTable(
  'staff_sessions',
  {
    ...sessionColumns(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staffMembers.id),
    /** when the person last proved, within this session, who they are */
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [
    index('staff_sessions_staff').on(table.staffId),
    index('staff_sessions_expiry').on(table.expiresAt),
    index('staff_sessions_former')
      .on(table.formerTokenHash)
      .where(sql`former_token_hash is not null`),
  ],
)

import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '#platform/server/columns.ts'
import { users } from './accounts.tables.ts'

/** The public halves of passkeys; the private ones never leave the devices. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** base64url, as the browser names it */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key, base64url */
    publicKey: text('public_key').notNull(),
    /** how often the device says that it was used; a copy would fall behind */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId, table.createdAt)],
)

export type PasskeyPurpose = 'add' | 'sign_in' | 'confirm'

/** What a device was asked to sign; each is used once, for what it was made for. Only hashes are stored. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    purpose: text('purpose').$type<PasskeyPurpose>().notNull(),
    /** the session that asked; none when signing in */
    sessionId: text('session_id'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
)

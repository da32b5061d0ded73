import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '#platform/server/columns.ts'
import type { SignInMethod, SignInResult } from '../sign-in-methods.ts'
import { users } from './accounts.tables.ts'

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id)

/** The authenticator app of a person; until a code of it was given it is not asked for. */
export const authenticators = pgTable('authenticators', {
  userId: userId().primaryKey(),
  /** sealed by the secret box: base32 secret of the app (RFC 6238) */
  secretSealed: text('secret_sealed').notNull(),
  /** time step of the last accepted code; only later ones are accepted */
  lastStep: integer('last_step').notNull(),
  createdAt: createdAt(),
  enabledAt: instant('enabled_at'),
})

/** For whoever lost the app: each works once. Only hashes are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: userId(),
    codeHash: text('code_hash').notNull(),
    createdAt: createdAt(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** Who tried to sign in to an account, and from where; kept for half a year. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: id(),
    userId: userId(),
    at: instant('at').notNull(),
    result: text('result').$type<SignInResult>().notNull(),
    method: text('method').$type<SignInMethod>(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    sessionId: text('session_id'),
    /** not seen with this account before; the person was told by mail */
    isNewDevice: boolean('is_new_device').notNull(),
    /** when the person said whether it was them, and what */
    answeredAt: instant('answered_at'),
    wasMe: boolean('was_me'),
  },
  (table) => [index('sign_ins_user').on(table.userId, table.at), index('sign_ins_at').on(table.at)],
)

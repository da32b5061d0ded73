import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { companyId, createdAt, id, instant, lang } from '#platform/server/columns.ts'

/** Invitations to fill in some sections of the form of one node. */
export const invites = pgTable(
  'invites',
  {
    id: id(),
    companyId: companyId(),
    nodeId: text('node_id').notNull(),
    sections: jsonb('sections').$type<string[]>().notNull(),
    /** For looking up the invite by its code. */
    codeHash: text('code_hash').notNull(),
    /** For showing the link again. */
    sealedCode: text('sealed_code').notNull(),
    pinHash: text('pin_hash'),
    /** Wrong PINs in total. */
    pinTries: integer('pin_tries').notNull(),
    email: text('email'),
    lang: lang(),
    createdAt: createdAt(),
    createdById: text('created_by_id').notNull(),
    createdByName: text('created_by_name').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** When the invited person submitted. */
    usedAt: instant('used_at'),
    /** Given by the invited person; empty until then. */
    personName: text('person_name').notNull(),
    openedAt: instant('opened_at'),
    savedAt: instant('saved_at'),
    /** When the mail was sent. */
    mailed: boolean('mailed').notNull(),
  },
  (table) => [
    uniqueIndex('invites_code').on(table.codeHash),
    index('invites_node').on(table.companyId, table.nodeId, table.createdAt),
  ],
)
export type InviteRow = typeof invites.$inferSelect
export type NewInvite = typeof invites.$inferInsert

/** Codes given in exchange for the right PIN, which open the invite for some hours. */
export const inviteUnlocks = pgTable(
  'invite_unlocks',
  {
    codeHash: text('code_hash').primaryKey(),
    inviteId: text('invite_id')
      .notNull()
      .references(() => invites.id),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('invite_unlocks_invite').on(table.inviteId)],
)

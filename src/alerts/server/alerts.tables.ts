import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/server/columns.ts'

/** Addresses that refused our mail for good, none of them written out. Forgotten after 90 days, and with the person. */
export const refusedMail = pgTable('refused_mail', {
  /** `addressMarks` of the secret box, under the key that was current then */
  mark: text('mark').primaryKey(),
  /** enough to find it among the accounts: `a…n@example.com` */
  shown: text('shown').notNull(),
  /** what the server said first (RFC 5321, 4.2) */
  reply: integer('reply').notNull(),
  refusedAt: instant('refused_at').notNull(),
  /** whether the administrators were told */
  told: boolean('told').notNull().default(false),
})

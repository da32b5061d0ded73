import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companyId, day, instant } from '#platform/server/columns.ts'

/** What was ticked off after a registration ended. */
export const endingTicks = pgTable(
  'ending_ticks',
  {
    companyId: companyId(),
    registrationId: text('registration_id').notNull(),
    /** `STOCK`, `SHOP:<id>`, `NUMBER:<id>`, `GUARANTEE`. */
    point: text('point').notNull(),
    /** The day on which it was done. */
    doneOn: day('done_on').notNull(),
    fileId: text('file_id'),
    note: text('note'),
    givenByKind: text('given_by_kind').$type<'seller' | 'staff'>().notNull(),
    givenByName: text('given_by_name').notNull(),
    givenAt: instant('given_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.registrationId, table.point] })],
)
export type EndingTickRow = typeof endingTicks.$inferSelect

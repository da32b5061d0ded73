import { date, index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '#platform/server/columns.ts'
import { staffMembers } from '#staff/server/staff.tables.ts'

const day = (name: string) => date(name, { mode: 'string' }).notNull()

/** When somebody of the staff is away, the first and the last day included, and who stands in. */
export const staffAbsences = pgTable(
  'staff_absences',
  {
    id: id(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staffMembers.id),
    from: day('from_day'),
    until: day('until_day'),
    standInId: text('stand_in_id').references(() => staffMembers.id),
    savedAt: instant('saved_at').notNull(),
    savedByName: text('saved_by_name').notNull(),
  },
  (table) => [index('staff_absences_until').on(table.until)],
)
export type AbsenceRow = typeof staffAbsences.$inferSelect

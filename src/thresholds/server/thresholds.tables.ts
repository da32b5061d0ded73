import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companyId, instant, localText } from '#platform/server/columns.ts'
import type { ThresholdKind } from '../threshold.ts'

/** Limits that a company has crossed and has to do something about; gone once it has, or once they are not. */
export const crossedThresholds = pgTable(
  'crossed_thresholds',
  {
    companyId: companyId(),
    kind: text('kind').$type<ThresholdKind>().notNull(),
    /** The state whose limit it is; `EU` for those of the Union. */
    country: text('country').notNull(),
    /** What it is called in a list of to-dos. */
    name: localText('name').notNull(),
    /** The month in which it was crossed. */
    since: text('since').notNull(),
    serviceCode: text('service_code').notNull(),
    notedAt: instant('noted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.kind, table.country] })],
)

import { and, eq, ne } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { inspections } from './inspections.tables.ts'

/** Checks by authorities that are not over: one that is answered may be asked again. */
export const countOpenInspections = (executor: Executor, companyId: string): Promise<number> =>
  executor.$count(inspections, and(eq(inspections.companyId, companyId), ne(inspections.state, 'CLOSED')))

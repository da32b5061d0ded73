import { and, eq } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { type MappingRow, reportMappings } from './reports.tables.ts'

export async function findMapping(
  executor: Executor,
  { companyId, id }: { companyId: string; id: string },
): Promise<MappingRow | undefined> {
  const [row] = await executor
    .select()
    .from(reportMappings)
    .where(and(eq(reportMappings.companyId, companyId), eq(reportMappings.id, id)))
  return row
}

/** What somebody said of a file with the same columns. */
export async function findMappingFor(
  executor: Executor,
  companyId: string,
  headerHash: string,
): Promise<MappingRow | undefined> {
  const [row] = await executor
    .select()
    .from(reportMappings)
    .where(and(eq(reportMappings.companyId, companyId), eq(reportMappings.headerHash, headerHash)))
  return row
}

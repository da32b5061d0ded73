import { and, desc, eq, inArray, isNotNull, notLike, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import { HASH_LENGTH, RETIRED } from './header-hash.ts'
import { type MappingRow, reportImports, reportMappings } from './reports.tables.ts'

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

const MOST_LISTED = 200

/** Those by which the next files are read, the latest first. */
export function currentMappings(executor: Executor, companyId: string): Promise<MappingRow[]> {
  return executor
    .select()
    .from(reportMappings)
    .where(and(eq(reportMappings.companyId, companyId), notLike(reportMappings.headerHash, `${RETIRED}%`)))
    .orderBy(desc(reportMappings.changedAt), desc(reportMappings.id))
    .limit(MOST_LISTED)
}

/** By mapping: how many files name it, and the newest of them. */
export async function filesByMapping(executor: Executor, companyId: string) {
  const { mappingId, id, fileName, createdAt } = reportImports
  const files = sql<number>`count(*) over (partition by ${mappingId})::int`
  const newest = await executor
    .selectDistinctOn([mappingId], { mappingId, lastFile: fileName, files })
    .from(reportImports)
    .where(and(eq(reportImports.companyId, companyId), isNotNull(mappingId)))
    .orderBy(mappingId, desc(createdAt), desc(id))
  return new Map(newest.map(({ mappingId: of, ...used }) => [of, used]))
}

/** What was last said of files with the same columns, be it taken back since: somebody says it anew, and begins with it. */
export async function findSaidBefore(
  executor: Executor,
  companyId: string,
  hashes: readonly string[],
): Promise<MappingRow | undefined> {
  const ofColumns = sql<string>`right(${reportMappings.headerHash}, ${HASH_LENGTH})`
  const rows = await executor
    .select()
    .from(reportMappings)
    .where(and(eq(reportMappings.companyId, companyId), inArray(ofColumns, [...hashes])))
    .orderBy(desc(reportMappings.changedAt))
  const at = ({ headerHash }: MappingRow) => hashes.indexOf(headerHash.slice(-HASH_LENGTH))
  return rows.toSorted((a, b) => at(a) - at(b))[0]
}

/** What somebody said of files with the same columns: of the same shop, or of no shop. */
export async function findMappingFor(
  executor: Executor,
  companyId: string,
  hashes: readonly string[],
): Promise<MappingRow | undefined> {
  const rows = await executor
    .select()
    .from(reportMappings)
    .where(and(eq(reportMappings.companyId, companyId), inArray(reportMappings.headerHash, [...hashes])))
  return rows.toSorted((a, b) => hashes.indexOf(a.headerHash) - hashes.indexOf(b.headerHash))[0]
}

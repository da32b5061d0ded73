import { and, eq, notLike, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import type { Mapping } from '../formats/mapping.ts'
import { RETIRED } from './header-hash.ts'
import { reportMappings } from './reports.tables.ts'

type NewMapping = {
  companyId: string
  id: string
  name: string
  mapping: Mapping
  headerHash: string
  at: Date
}

/** Keeps a mapping; one for the same columns is replaced. @returns its id */
export async function keepMapping(
  tx: Transaction,
  { companyId, id, name, mapping, headerHash, at }: NewMapping,
): Promise<string> {
  const [row] = await tx
    .insert(reportMappings)
    .values({ companyId, id, name, mapping, headerHash, createdAt: at, changedAt: at })
    .onConflictDoUpdate({
      target: [reportMappings.companyId, reportMappings.headerHash],
      set: { name, mapping, changedAt: at },
    })
    .returning({ id: reportMappings.id })
  return row?.id ?? id
}

/**
 * Its columns are known no longer, but for a file with the same ones it is where to begin; it stays for the files that were
 * read by it. @returns false where it is unknown, or retired
 */
export async function retireMapping(
  tx: Transaction,
  { companyId, id, at }: { companyId: string; id: string; at: Date },
): Promise<boolean> {
  const { headerHash } = reportMappings
  const retired = await tx
    .update(reportMappings)
    .set({
      headerHash: sql`${RETIRED}::text || ${reportMappings.id} || ':' || ${reportMappings.headerHash}`,
      changedAt: at,
    })
    .where(
      and(
        eq(reportMappings.companyId, companyId),
        eq(reportMappings.id, id),
        notLike(headerHash, `${RETIRED}%`),
      ),
    )
    .returning({ id: reportMappings.id })
  return retired.length > 0
}

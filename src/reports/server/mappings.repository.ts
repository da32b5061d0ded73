import type { Transaction } from '#platform/server/database.ts'
import type { Mapping } from '../formats/mapping.ts'
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

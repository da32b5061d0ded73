import { writeAudit } from '#platform/server/audit.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import type { listMappings as listCall } from '../mapping-contract.ts'
import { retireMapping } from './mappings.repository.ts'
import { currentMappings, filesByMapping } from './mappings.queries.ts'
import type { ReportsDeps } from './reports-deps.ts'
import { reportsRefusals } from './reports.errors.ts'

export async function listMappings(
  { db }: Pick<ReportsDeps, 'db'>,
  companyId: string,
): Promise<OutputOf<typeof listCall>> {
  const rows = await currentMappings(db, companyId)
  const used = await filesByMapping(db, companyId)
  const records = rows.map(({ id, name, mapping, changedAt }) => {
    const { files, lastFile } = used.get(id) ?? { files: 0, lastFile: null }
    return { id, name, mapping, changedAt: changedAt.toISOString(), files, lastFile }
  })
  return { records }
}

/** Files that are being read by it are read to their end. @throws reports.mapping_not_found */
export function removeMapping(
  { db, clock }: Pick<ReportsDeps, 'db' | 'clock'>,
  { seller, address }: { seller: SellerPrincipal; address: string },
  mappingId: string,
): Promise<{ removed: true }> {
  const { companyId, userId } = seller
  const at = clock.now()
  return db.transaction(async (tx) => {
    if (!(await retireMapping(tx, { companyId, id: mappingId, at })))
      throw reportsRefusals.mapping_not_found()
    await writeAudit(tx, {
      at,
      actorKind: 'seller',
      actorId: userId,
      action: 'reports.mapping_removed',
      record: mappingId,
      companyId,
      address,
    })
    return { removed: true }
  })
}

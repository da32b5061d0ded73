import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { newId } from '#platform/shared/ids.ts'
import { type Mapping, missingIn } from '../formats/mapping.ts'
import { readHeader } from '../read-report.ts'
import { addImportJob } from './finish-upload.ts'
import { hashesFor } from './header-hash.ts'
import { changeImport, findImport, lockImport, partsOf } from './imports.repository.ts'
import { keepMapping } from './mappings.repository.ts'
import type { ReportsDeps } from './reports-deps.ts'
import { reportsRefusals } from './reports.errors.ts'
import type { ImportRow } from './reports.tables.ts'
import { openReport } from './sealed-report.ts'

type Said = { importId: string; name: string; mapping: Mapping }

/** Keeps how files with these columns are read, and has the one that waits for it imported. */
export async function saveMapping(
  deps: ReportsDeps,
  { companyId }: Pick<SellerPrincipal, 'companyId'>,
  { importId, name, mapping }: Said,
): Promise<ImportRow> {
  const id = { companyId, id: importId }
  const row = await findImport(deps.db, id)
  if (!row) throw reportsRefusals.import_not_found()
  if (row.status !== 'MAPPING') throw reportsRefusals.not_mapping()
  const header = await readHeader(openReport(deps.files, await partsOf(deps.db, id)))
  const missing = missingIn(mapping, header)
  if (missing.length > 0) throw reportsRefusals.mapping_incomplete({ data: { missing } })
  const at = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    if ((await lockImport(tx, id))?.status !== 'MAPPING') throw reportsRefusals.not_mapping()
    const [hash] = hashesFor(header, row.shopId)
    const mappingId = await keepMapping(tx, {
      companyId,
      id: newId('map'),
      name,
      mapping,
      headerHash: hash,
      at,
    })
    await changeImport(tx, id, ['MAPPING'], { status: 'WAITING', mappingId, changedAt: at })
    await addImportJob(deps, tx, id)
    return (await findImport(tx, id)) ?? row
  })
}

import { lockCompany } from '#accounts/server/public.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { newId } from '#platform/shared/ids.ts'
import { findShop } from '#shops/server/public.ts'
import { CHUNK_BYTES, LARGEST_TABLE, LARGEST_WORKBOOK } from '../chunks.ts'
import { NO_SUMS } from '../import-states.ts'
import { countOpen } from './imports.queries.ts'
import { findImport, insertImport } from './imports.repository.ts'
import type { ReportsDeps } from './reports-deps.ts'
import { reportsRefusals } from './reports.errors.ts'
import type { ImportRow } from './reports.tables.ts'

const MOST_OPEN = 20
const BEGUN_AN_HOUR = 200
const MB = 1024 * 1024

type Announced = { fileName: string; size: number; shopId?: string | undefined }

/** Begins an upload; its chunks are taken from now on. */
export async function beginImport(
  deps: ReportsDeps,
  { companyId, userId }: SellerPrincipal,
  { fileName, size, shopId }: Announced,
): Promise<ImportRow & { chunkSize: number }> {
  await deps.limits.count({ key: `import:${companyId}`, limit: BEGUN_AN_HOUR, windowMinutes: 60 })
  const name = plainName(fileName)
  const most = /\.xlsx$/i.test(name) ? LARGEST_WORKBOOK : LARGEST_TABLE
  if (size > most)
    throw reportsRefusals.file_too_large({
      params: { table: LARGEST_TABLE / MB, workbook: LARGEST_WORKBOOK / MB },
    })
  const id = newId('imp')
  const at = deps.clock.now()
  const row = await deps.db.transaction(async (tx) => {
    await lockCompany(tx, companyId)
    if (shopId !== undefined && !(await findShop(tx, companyId, shopId)))
      throw reportsRefusals.shop_not_found()
    if ((await countOpen(tx, companyId)) >= MOST_OPEN)
      throw reportsRefusals.too_many_uploads({ params: { most: MOST_OPEN } })
    await insertImport(tx, {
      companyId,
      id,
      status: 'UPLOADING',
      fileName: name,
      size,
      shopId: shopId ?? null,
      sums: NO_SUMS,
      createdById: userId,
      createdAt: at,
      changedAt: at,
    })
    return findImport(tx, { companyId, id })
  })
  if (!row) throw new Error('an import is gone')
  return { ...row, chunkSize: CHUNK_BYTES }
}

/** Without the folder that some browsers send along, and without signs that nobody sees. */
function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  return last.toWellFormed().replaceAll(/\p{C}/gu, '').trim().slice(-200) || 'report'
}

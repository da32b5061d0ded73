import { getStoredFiles } from '#documents/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import { allowed } from '#platform/shared/state-machine.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import type { shopNumbers } from '../contract.ts'
import { NUMBER_MOVES } from '../number-uploads.ts'
import { listShopNumbers } from './shop-numbers.queries.ts'

/** The numbers of a company in its shops, with what may be done to each. */
export async function readShopNumbers(
  executor: Executor,
  companyId: string,
): Promise<OutputOf<typeof shopNumbers>> {
  const rows = await listShopNumbers(executor, companyId)
  const screenshots = rows.flatMap(({ upload }) => upload?.screenshotId ?? [])
  const files = await getStoredFiles(executor, companyId, screenshots)
  return rows.map(({ upload, status, ...row }) => {
    const told = status === 'TO_DO' ? null : upload
    const file = files.find(({ id }) => id === told?.screenshotId)
    return {
      ...row,
      status,
      day: told?.day ?? null,
      reason: told?.reason ?? null,
      screenshot: file ? { uploadId: file.id, name: file.name } : null,
      actions: allowed(NUMBER_MOVES, status, 'seller'),
    }
  })
}

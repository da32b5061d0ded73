import { getStoredFiles, readAsStaff, type StaffReader } from '#documents/server/public.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import type { InputOf, OutputOf } from '#platform/shared/call.ts'
import type { FileAnswer } from '#platform/server/http/call-context.ts'
import type { staffShopNotices } from '../staff/contract.ts'
import { countedFrom, presentNotice } from './present-notice.ts'
import { findNotice, pageOfNotices } from './shop-notices.queries.ts'
import type { ShopsDeps } from './shops-deps.ts'
import { shopRefusals } from './shops.errors.ts'

/** The notices of all companies, each with its screenshot. */
export async function readAllNotices(
  deps: ShopsDeps,
  filter: InputOf<typeof staffShopNotices> & { scope: StaffScope },
): Promise<OutputOf<typeof staffShopNotices>> {
  const { rows, total } = await pageOfNotices(deps.db, filter)
  const counted = countedFrom(deps)
  const records = rows.map(({ company, file, ...row }) => ({
    ...presentNotice(row, counted),
    companyId: row.notice.companyId,
    company,
    screenshot: file,
  }))
  return { records, total, page: filter.page, pageSize: filter.pageSize }
}

/** The screenshot of a notice. @throws shop.notice_not_found, and as `readAsStaff` */
export async function openScreenshot(
  deps: ShopsDeps,
  reader: StaffReader,
  { companyId, id }: { companyId: string; id: string },
): Promise<FileAnswer> {
  const fileId = (await findNotice(deps.db, companyId, id))?.screenshotId
  const [file] = fileId ? await getStoredFiles(deps.db, companyId, [fileId]) : []
  if (!file) throw shopRefusals.notice_not_found()
  return readAsStaff(deps, file, reader, { of: { companyId }, about: { notice: id } })
}

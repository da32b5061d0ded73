import {
  getStoredFiles,
  readAsStaff,
  type ReadingConfig,
  type StaffReader,
} from '#documents/server/public.ts'
import type { FileAnswer } from '#platform/server/http/call-context.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { endingRefusals } from './endings.errors.ts'
import { findEnded, ticksOf, type Key } from './endings.queries.ts'

/** The document of a point, for staff. @throws ending.not_found, and as `readAsStaff` */
export async function openEndingFile(
  deps: ServerDeps<ReadingConfig>,
  reader: StaffReader,
  { fileId, ...key }: Key & { fileId: string },
): Promise<FileAnswer> {
  const isOfPoint = (await ticksOf(deps.db, key)).some((tick) => tick.fileId === fileId)
  const [file] = isOfPoint ? await getStoredFiles(deps.db, key.companyId, [fileId]) : []
  if (!file) throw endingRefusals.not_found()
  const { companyId, registrationId } = key
  const country = (await findEnded(deps.db, key))?.country ?? null
  return readAsStaff(deps, file, reader, { of: { companyId, country }, about: { registrationId } })
}

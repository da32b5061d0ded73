import { getStoredFiles, openFile, recordReading } from '#documents/server/public.ts'
import type { FileAnswer } from '#platform/server/http/call-context.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { endingRefusals } from './endings.errors.ts'
import { ticksOf, type Key } from './endings.queries.ts'

/** The document of a point, for staff. @throws ending.not_found, documents.not_scanned, documents.damaged */
export async function openEndingFile(
  deps: Pick<ServerDeps, 'db' | 'clock' | 'config' | 'files' | 'log'>,
  reader: { staffId: string; address: string },
  { fileId, ...key }: Key & { fileId: string },
): Promise<FileAnswer> {
  const isOfPoint = (await ticksOf(deps.db, key)).some((tick) => tick.fileId === fileId)
  const [file] = isOfPoint ? await getStoredFiles(deps.db, key.companyId, [fileId]) : []
  if (!file) throw endingRefusals.not_found()
  const by = { kind: 'staff', id: reader.staffId, address: reader.address } as const
  await recordReading(deps, file, by, { registrationId: key.registrationId })
  return openFile(deps, file)
}

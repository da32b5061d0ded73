import { isFileLost } from '#platform/server/file-seal.ts'
import type { FileAnswer } from '#platform/server/http/call-context.ts'
import { recordedFile } from '#platform/server/http/recorded-file.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { documentRefusals } from './documents.errors.ts'
import { getStoredFiles } from './documents.queries.ts'
import { listReading, recordOnceADay, type Reader } from './reading.ts'
import type { StoredFileRow } from './documents.tables.ts'

/** The bytes of a stored file, decrypted as they are streamed. The caller has checked access. */
export async function openFile(
  deps: Pick<ServerDeps, 'files' | 'log'>,
  file: StoredFileRow,
): Promise<FileAnswer> {
  if (file.scan !== 'clean') throw documentRefusals.not_scanned()
  const stream = await deps.files.get(file.id, file).catch((error: unknown) => {
    if (!isFileLost(error)) throw error
    deps.log.error({ fileId: file.id, err: error.message }, 'stored file damaged or missing')
    throw documentRefusals.damaged()
  })
  return { stream, name: file.name, type: file.type, size: file.size }
}

/**
 * A file for somebody of the company that owns it. What shows an identity or a bank account is not for those who may
 * only look, as the numbers typed from it are not; what each person opens or tries to is recorded once a day.
 */
export async function openOwnFile(
  deps: Pick<ServerDeps, 'db' | 'files' | 'log' | 'clock'>,
  request: { companyId: string; fileId: string; reader: Reader; mayOpenSensitive: boolean },
): Promise<FileAnswer> {
  const { reader } = request
  const [file] = await getStoredFiles(deps.db, request.companyId, [request.fileId])
  if (!file) throw documentRefusals.not_found()
  if (file.sensitive && !request.mayOpenSensitive) {
    await recordOnceADay(deps, 'document.refused', file, reader)
    throw documentRefusals.writers_only()
  }
  return recordedFile(await openFile(deps, file), async () => {
    if (file.sensitive) await recordOnceADay(deps, 'document.read', file, reader)
    await listReading(deps.db, file, reader, deps.clock.now())
  })
}

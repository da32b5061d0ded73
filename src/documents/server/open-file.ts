import { FileDamaged } from '#platform/server/file-seal.ts'
import type { FileAnswer } from '#platform/server/http/call-context.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { documentRefusals } from './documents.errors.ts'
import { getStoredFiles } from './documents.queries.ts'
import type { StoredFileRow } from './documents.tables.ts'

/** The bytes of a stored file, decrypted as they are streamed. The caller has checked access. */
export async function openFile(
  deps: Pick<ServerDeps, 'files' | 'log'>,
  file: StoredFileRow,
): Promise<FileAnswer> {
  if (file.scan !== 'clean') throw documentRefusals.not_scanned()
  const stream = await deps.files.get(file.id, file).catch((error: unknown) => {
    if (!isLost(error)) throw error
    deps.log.error({ fileId: file.id, err: error.message }, 'stored file damaged or missing')
    throw documentRefusals.damaged()
  })
  return { stream, name: file.name, type: file.type, size: file.size }
}

const isLost = (error: unknown): error is Error =>
  error instanceof FileDamaged || (error instanceof Error && 'code' in error && error.code === 'ENOENT')

/** A file for a member of the company that owns it. */
export async function openOwnFile(
  deps: Pick<ServerDeps, 'db' | 'files' | 'log'>,
  request: { companyId: string; fileId: string },
): Promise<FileAnswer> {
  const [file] = await getStoredFiles(deps.db, request.companyId, [request.fileId])
  if (!file) throw documentRefusals.not_found()
  return openFile(deps, file)
}

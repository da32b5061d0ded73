import type { FileAnswer } from '#platform/server/http/call-context.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { documentRefusals } from './documents.errors.ts'
import { getStoredFiles } from './documents.queries.ts'
import type { StoredFileRow } from './documents.tables.ts'

/** The bytes of a stored file, decrypted as they are streamed. The caller has checked access. */
export async function openFile(deps: Pick<ServerDeps, 'files'>, file: StoredFileRow): Promise<FileAnswer> {
  if (file.scan !== 'clean') throw documentRefusals.not_scanned()
  return { stream: await deps.files.get(file.id, file), name: file.name, type: file.type, size: file.size }
}

/** A file for a member of the company that owns it. */
export async function openOwnFile(
  deps: Pick<ServerDeps, 'db' | 'files'>,
  request: { companyId: string; fileId: string },
): Promise<FileAnswer> {
  const [file] = await getStoredFiles(deps.db, request.companyId, [request.fileId])
  if (!file) throw documentRefusals.not_found()
  return openFile(deps, file)
}

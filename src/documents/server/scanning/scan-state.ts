import type { ServerDeps } from '#platform/server/server-deps.ts'
import { documentRefusals } from '../documents.errors.ts'
import { getStoredFiles } from '../documents.queries.ts'

/** @throws documents.not_found */
export async function scanState({ db }: Pick<ServerDeps, 'db'>, companyId: string, fileId: string) {
  const [file] = await getStoredFiles(db, companyId, [fileId])
  if (!file) throw documentRefusals.not_found()
  return { scan: file.scan }
}

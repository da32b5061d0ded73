import { unknownOutcomeIn } from './database-errors.ts'
import type { ServerDeps } from './server-deps.ts'

/**
 * Removes a file whose row was not written, for `error`. Where nobody knows whether it was, the file stays: a row that names
 * bytes that are gone is worse than bytes that no row names, which the sweep takes.
 */
export async function discardFile(
  { files }: Pick<ServerDeps, 'files'>,
  fileId: string,
  error: unknown,
): Promise<void> {
  if (!unknownOutcomeIn(error)) await files.remove(fileId)
}

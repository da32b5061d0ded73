import type { Transaction } from '#platform/server/database.ts'
import { bindFiles } from './bind-files.ts'
import { documentRefusals } from './documents.errors.ts'
import { moveStoredFile } from './documents.repository.ts'
import type { DocumentFacts } from './vault.repository.ts'

/**
 * Hands a file to another holder: whoever had it has it no longer, with all that was said of it there.
 * @throws documents.not_found where it is not theirs to give
 */
export async function giveFile(
  tx: Transaction,
  gift: {
    fileId: string
    from: string
    to: string
    /** The record of the new holder that uses it. */
    binding: { record: string; place: string; about: Omit<DocumentFacts, 'fileId'> } | undefined
    at: Date
  },
): Promise<void> {
  const { fileId, from, to, binding, at } = gift
  if (!(await moveStoredFile(tx, { fileId, from, to }))) throw documentRefusals.not_found()
  if (!binding) return
  const { record, place, about } = binding
  await bindFiles(tx, { companyId: to, record, files: [{ place, fileId }], about, at })
}

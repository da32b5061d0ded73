import type { Transaction } from '#platform/server/database.ts'
import { keepFacts } from './document-facts.ts'
import { documentRefusals } from './documents.errors.ts'
import { holdFilesForStaff, holdStoredFiles } from './documents.queries.ts'
import { insertBindings, setInternal } from './documents.repository.ts'
import type { DocumentFacts } from './vault.repository.ts'

/**
 * Binds files to the record that uses them. A replaced file stays bound: what was once submitted stays readable.
 * `about` says what they are, where nothing else has said it. Staff bind files that the company does not see yet: they
 * show them by that, or keep them.
 * @throws documents.not_found for somebody else's file, documents.not_scanned for one that was not scanned
 */
export async function bindFiles(
  tx: Transaction,
  binding: {
    companyId: string
    record: string
    files: readonly { place: string; fileId: string }[]
    about?: Omit<DocumentFacts, 'fileId'>
    at: Date
    asStaff?: 'show' | 'keep'
  },
): Promise<void> {
  if (binding.files.length === 0) return
  const ids = binding.files.map((file) => file.fileId)
  const owned = await (binding.asStaff ? holdFilesForStaff : holdStoredFiles)(tx, binding.companyId, ids)
  for (const { fileId } of binding.files) {
    const file = owned.find((candidate) => candidate.id === fileId)
    if (!file) throw documentRefusals.not_found()
    if (file.scan !== 'clean') throw documentRefusals.not_scanned()
  }
  const { companyId, record, about, at } = binding
  if (binding.asStaff === 'show') await setInternal(tx, companyId, { ids, internal: false })
  await insertBindings(
    tx,
    binding.files.map(({ place, fileId }) => ({ companyId, record, place, fileId, boundAt: at })),
  )
  if (about)
    await keepFacts(
      tx,
      companyId,
      binding.files.map(({ fileId }) => ({ ...about, fileId })),
    )
}

import { buffer } from 'node:stream/consumers'
import { getStoredFiles, openFile } from '#documents/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { findLetter } from './letters.queries.ts'
import { keepLetterText } from './letters.repository.ts'
import { holderOf } from './move-letter.ts'
import { UNREADABLE } from './pdf/pdf-text.ts'
import { readPdf } from './pdf/read-pdf.ts'

/** The job that reads one letter. Jobs of this name run one after the other: a stack of post is no reason to hurry. */
export const READ_LETTER = 'letters.read'

export const isPdf = (type: string): boolean => type === 'application/pdf'

/** Reads what a PDF says itself. What cannot be read is sorted by hand. */
export async function readLetterText(
  deps: Pick<ServerDeps, 'db' | 'files' | 'log'>,
  letterId: string,
): Promise<void> {
  const letter = (await findLetter(deps.db, letterId))?.letter
  if (!letter || !isPdf(letter.fileType)) return
  const [file] = await getStoredFiles(deps.db, holderOf(letter), [letter.fileId])
  // Tried again by the queue until it has been looked into.
  if (file?.scan === 'pending') throw new Error('the letter waits to be scanned')
  const bytes = file && (await bytesOf(deps, file).catch(() => undefined))
  const { state, pages, text } = bytes ? await readPdf(bytes) : UNREADABLE
  const ownText = text.length === 0 ? null : text
  await deps.db.transaction((tx) => keepLetterText(tx, letterId, { textState: state, pages, ownText }))
}

async function bytesOf(
  deps: Pick<ServerDeps, 'files' | 'log'>,
  file: Parameters<typeof openFile>[1],
): Promise<Uint8Array> {
  const { stream } = await openFile(deps, file)
  return buffer(stream)
}

import type { FileStore } from './files.ts'
import { zipWriter, type ZipWriter } from './zip-writer.ts'

/** The largest that the format of the table and the disk are expected to take. */
const MOST_BYTES = 200 * 1024 ** 3
const PROGRESS_EVERY_MS = 500

/** Stores a ZIP while it is written. @throws what `write` failed with, rather than what the store made of it */
export async function storeZip(
  files: Pick<FileStore, 'put'>,
  { fileId, at }: { fileId: string; at: Date },
  write: (zip: ZipWriter) => Promise<void>,
): ReturnType<FileStore['put']> {
  const zip = zipWriter(at)
  const stored = files.put(fileId, zip.output, { maxBytes: MOST_BYTES })
  const written = write(zip)
  const [put, wrote] = await Promise.allSettled([
    stored,
    written.catch((error: unknown) => {
      zip.output.destroy(error instanceof Error ? error : new Error('not written'))
      throw error
    }),
  ])
  if (wrote.status === 'rejected') throw wrote.reason
  if (put.status === 'rejected') throw put.reason
  return put.value
}

export type Progress = (done: number, total: number) => Promise<void>

/** Written now and then, for the page. @param keep whether the attempt still counts, having kept how far it is */
export function progressNowAndThen(keep: (done: number, total: number) => Promise<boolean>): Progress {
  let last = 0
  return async (done, total) => {
    const now = performance.now()
    if (now - last < PROGRESS_EVERY_MS) return
    last = now
    if (!(await keep(done, total))) throw new Error('the attempt was called off, or another took over')
  }
}

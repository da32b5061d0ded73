import { createHash } from 'node:crypto'
import type { YearsCast } from './cast.ts'

type Begun = { id: string; chunkSize: number }

/** Uploads a report chunk by chunk and says that it is complete; it is imported with what follows. */
export async function uploadReport(cast: YearsCast, file: { name: string; bytes: Buffer }): Promise<void> {
  const { id } = await uploadPart(cast, file, Number.POSITIVE_INFINITY)
  await cast.seller.post(`${cast.base}/salesReport/finish`, { importId: id })
}

/** Uploads its first chunks and no more: somebody may go on with it on any device. */
async function uploadPart(
  { seller, base }: YearsCast,
  { name, bytes }: { name: string; bytes: Buffer },
  chunks: number,
): Promise<Begun> {
  const begun = await seller.post<Begun>(`${base}/salesReport/begin`, { fileName: name, size: bytes.length })
  const end = Math.min(bytes.length, chunks * begun.chunkSize)
  for (let offset = 0; offset < end; offset += begun.chunkSize) {
    const chunk = bytes.subarray(offset, offset + begun.chunkSize)
    const sha256 = createHash('sha256').update(chunk).digest('hex')
    const fields = { importId: begun.id, offset: String(offset), sha256 }
    await seller.upload(`${base}/salesReport/chunk`, { name, bytes: chunk }, fields)
  }
  return begun
}

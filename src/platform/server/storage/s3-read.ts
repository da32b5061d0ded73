import type { Readable } from 'node:stream'
import { FileDamaged } from '../file-seal.ts'
import { EntryMissing, type EntrySource } from './entry-store.ts'
import type { S3 } from './s3-client.ts'
import { isMissing, statusOf } from './s3-faults.ts'
import { StorageFault } from './storage-fault.ts'

/** A line that breaks off again and again without a byte in between is given up. */
const TRIES = 4

/** Opens an object. It is read as one stream, which is taken up again where it broke off. @throws EntryMissing */
export async function openObject(s3: S3, key: string, name: string): Promise<EntrySource> {
  const reader = createReader(s3, key, name)
  const size = await reader.begin(0)
  return { size, read: reader.read, close: async () => reader.drop() }
}

function createReader(s3: S3, key: string, name: string) {
  let body: Readable | undefined
  let pieces: AsyncIterator<Buffer> | undefined
  let held: Buffer[] = []
  let heldBytes = 0
  let position = 0
  let etag: string | undefined

  const drop = (): void => {
    body?.on('error', () => {})
    body?.destroy()
    body = undefined
    pieces = undefined
    held = []
    heldBytes = 0
  }
  /** @returns how many bytes there are from `start` on */
  const begin = async (start: number): Promise<number> => {
    drop()
    const found = await getFrom(s3, { key, name, start, etag })
    etag = found.ETag
    body = found.Body as Readable
    pieces = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>
    position = start
    return found.ContentLength ?? 0
  }
  const fill = async (length: number): Promise<void> => {
    while (heldBytes < length) {
      const { value, done } = (await pieces?.next()) ?? { value: undefined, done: true }
      if (done || !value) throw new FileDamaged('the stored file is truncated')
      held.push(value)
      heldBytes += value.length
    }
  }
  const take = (length: number): Buffer => {
    const all = Buffer.concat(held)
    held = [all.subarray(length)]
    heldBytes = all.length - length
    position += length
    return all.subarray(0, length)
  }
  const read = async (start: number, length: number): Promise<Buffer> => {
    if (length === 0) return Buffer.alloc(0)
    for (let tries = 1; ; tries++) {
      try {
        if (!pieces || start !== position) await begin(start)
        await fill(length)
        return take(length)
      } catch (error) {
        drop()
        if (isFinal(error)) throw error
        if (tries === TRIES) throw brokeOff(s3, error)
      }
    }
  }
  return { begin, read, drop }
}

const isFinal = (error: unknown): boolean =>
  error instanceof EntryMissing || error instanceof StorageFault || error instanceof FileDamaged

const brokeOff = (s3: S3, cause: unknown): StorageFault =>
  new StorageFault(`an answer of the bucket ${s3.place.bucket} breaks off again and again`, {
    temporary: true,
    cause,
  })

async function getFrom(s3: S3, from: { key: string; name: string; start: number; etag: string | undefined }) {
  const { key: Key, name, start, etag } = from
  return s3.read((client, { GetObjectCommand }) =>
    client
      .send(
        new GetObjectCommand({
          Bucket: s3.place.bucket,
          Key,
          ...(start > 0 && { Range: `bytes=${start}-` }),
          ...(etag !== undefined && { IfMatch: etag }),
        }),
      )
      .catch((error: unknown) => {
        if (isMissing(error)) throw new EntryMissing(name)
        if (statusOf(error) === 412) throw new FileDamaged('the stored file was changed while it was read')
        if (statusOf(error) === 416) throw new FileDamaged('the stored file is truncated')
        throw error
      }),
  )
}

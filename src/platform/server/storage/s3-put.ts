import type { S3 } from './s3-client.ts'
import { statusOf } from './s3-faults.ts'
import { StorageFault } from './storage-fault.ts'

/** A part is held in memory until the service has it, so that it can be sent again. S3 takes 10,000 of them. */
const PART_BYTES = 8 * 1024 * 1024
const LARGE_PART_BYTES = 32 * 1024 * 1024
const SMALL_PARTS = 1_000
const partBytes = (number: number): number => (number <= SMALL_PARTS ? PART_BYTES : LARGE_PART_BYTES)

type Part = { number: number; bytes: Buffer; isLast: boolean }

/**
 * Stores a stream as one object, in parts if it is large. When this ends the service has all of it, and has said so
 * when asked; when it fails nothing is left. @returns its size
 */
export async function putObject(s3: S3, key: string, source: AsyncIterable<Buffer>): Promise<number> {
  const parts = inParts(source)
  const first = (await parts.next()).value as Part
  const size = first.isLast ? await putWhole(s3, key, first.bytes) : await putInParts(s3, key, first, parts)
  await proveStored(s3, key, size)
  return size
}

async function putWhole(s3: S3, Key: string, Body: Buffer): Promise<number> {
  await s3.write((client, { PutObjectCommand }) =>
    client.send(new PutObjectCommand({ Bucket: s3.place.bucket, Key, Body, ContentLength: Body.length })),
  )
  return Body.length
}

async function putInParts(s3: S3, Key: string, first: Part, rest: AsyncGenerator<Part>): Promise<number> {
  const object = { Bucket: s3.place.bucket, Key }
  const { UploadId } = await s3.write((client, { CreateMultipartUploadCommand }) =>
    client.send(new CreateMultipartUploadCommand({ ...object, ChecksumAlgorithm: 'CRC32' })),
  )
  const upload = { ...object, UploadId }
  let size = 0
  const Parts: { PartNumber: number; ETag: string | undefined; ChecksumCRC32: string | undefined }[] = []
  const send = async ({ number: PartNumber, bytes: Body }: Part): Promise<void> => {
    const { ETag, ChecksumCRC32 } = await s3.write((client, { UploadPartCommand }) =>
      client.send(new UploadPartCommand({ ...upload, PartNumber, Body, ChecksumAlgorithm: 'CRC32' })),
    )
    Parts.push({ PartNumber, ETag, ChecksumCRC32 })
    size += Body.length
  }
  try {
    await send(first)
    for await (const part of rest) await send(part)
    await s3
      .write((client, { CompleteMultipartUploadCommand }) =>
        client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } })),
      )
      .catch(unlessCompleted)
    return size
  } catch (error) {
    await abortUpload(s3, Key, UploadId)
    throw error
  }
}

/** The answer was lost, and the second try finds no upload any more: whether it is stored is asked in any case. */
function unlessCompleted(error: unknown): void {
  const cause = error instanceof StorageFault ? error.cause : undefined
  if (statusOf(cause ?? {}) !== 404) throw error
}

/** What cannot be aborted now is found and aborted by the sweep. */
export async function abortUpload(s3: S3, Key: string, UploadId: string | undefined): Promise<void> {
  await s3
    .write((client, { AbortMultipartUploadCommand }) =>
      client.send(new AbortMultipartUploadCommand({ Bucket: s3.place.bucket, Key, UploadId })),
    )
    .catch(() => {})
}

/** @throws StorageFault, having removed what is there, unless the service has an object of that size */
async function proveStored(s3: S3, Key: string, size: number): Promise<void> {
  const object = { Bucket: s3.place.bucket, Key }
  const found = await s3.readIfThere((client, { HeadObjectCommand }) =>
    client.send(new HeadObjectCommand(object)),
  )
  if (found?.ContentLength === size) return
  await s3
    .write((client, { DeleteObjectCommand }) => client.send(new DeleteObjectCommand(object)))
    .catch(() => {})
  throw new StorageFault(
    `the bucket ${s3.place.bucket} said that it stored ${size} bytes, and has ${found?.ContentLength ?? 'nothing'}`,
    { temporary: true },
  )
}

/** A part is handed out once it is known whether another one follows; an empty source is one empty part. */
async function* inParts(source: AsyncIterable<Buffer>): AsyncGenerator<Part> {
  let number = 1
  let pieces: Buffer[] = []
  let held = 0
  for await (const piece of source) {
    pieces.push(piece)
    held += piece.length
    while (held > partBytes(number)) {
      const all = Buffer.concat(pieces)
      const end = partBytes(number)
      yield { number, bytes: all.subarray(0, end), isLast: false }
      number += 1
      pieces = [all.subarray(end)]
      held = all.length - end
    }
  }
  yield { number, bytes: Buffer.concat(pieces), isLast: true }
}

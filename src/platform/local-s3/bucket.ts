import { createHash, randomBytes } from 'node:crypto'
import { checksumOf } from './payload.ts'
import { S3Error } from './s3-error.ts'

export type StoredObject = { bytes: Buffer; etag: string; at: Date }
type Part = { bytes: Buffer; etag: string; checksum: string }
export type HalfUpload = { key: string; at: Date; parts: Map<number, Part> }
type NamedPart = { number: number; etag: string; checksum: string | undefined }

const IN_PARTS = /-\d+$/
const LEAST_PART = 5 * 1024 * 1024
const md5 = (bytes: Buffer): Buffer => createHash('md5').update(bytes).digest()

/** The objects of one bucket, in memory. */
export type Bucket = ReturnType<typeof createBucket>

export function createBucket(now: () => Date) {
  const objects = new Map<string, StoredObject>()
  const uploads = new Map<string, HalfUpload>()
  const replaced: string[] = []
  const put = (key: string, bytes: Buffer, etag = md5(bytes).toString('hex')): StoredObject => {
    if (IN_PARTS.test(objects.get(key)?.etag ?? '')) replaced.push(key)
    const object = { bytes, etag, at: now() }
    objects.set(key, object)
    return object
  }
  const uploadOf = (key: string, id: string): HalfUpload => {
    const upload = uploads.get(id)
    if (upload?.key !== key) throw new S3Error('NoSuchUpload', 404)
    return upload
  }
  return {
    objects,
    uploads,
    /** The keys of objects in parts that another object took the place of: Swift keeps those parts for good. */
    replaced,
    put,
    begin(key: string): string {
      const id = randomBytes(16).toString('base64url')
      uploads.set(id, { key, at: now(), parts: new Map() })
      return id
    },
    putPart(key: string, id: string, number: number, bytes: Buffer): Part {
      if (!(number >= 1 && number <= 10_000)) throw new S3Error('InvalidArgument', 400)
      const part = { bytes, etag: md5(bytes).toString('hex'), checksum: checksumOf(bytes) }
      uploadOf(key, id).parts.set(number, part)
      return part
    },
    complete(key: string, id: string, named: readonly NamedPart[]): StoredObject {
      const parts = partsOf(uploadOf(key, id), named)
      const etag = md5(Buffer.concat(parts.map((part) => Buffer.from(part.etag, 'hex')))).toString('hex')
      uploads.delete(id)
      return put(key, Buffer.concat(parts.map(({ bytes }) => bytes)), `${etag}-${parts.length}`)
    },
    abort(key: string, id: string): void {
      uploadOf(key, id)
      uploads.delete(id)
    },
  }
}

function partsOf(upload: HalfUpload, named: readonly NamedPart[]): Part[] {
  if (named.length === 0) throw new S3Error('MalformedXML', 400)
  return named.map(({ number, etag, checksum }, index) => {
    const part = upload.parts.get(number)
    if (part?.etag !== etag || (checksum !== undefined && part.checksum !== checksum))
      throw new S3Error('InvalidPart', 400)
    if (index > 0 && number <= (named[index - 1]?.number ?? 0)) throw new S3Error('InvalidPartOrder', 400)
    if (index < named.length - 1 && part.bytes.length < LEAST_PART) throw new S3Error('EntityTooSmall', 400)
    return part
  })
}

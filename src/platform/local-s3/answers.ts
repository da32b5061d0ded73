import type { Bucket } from './bucket.ts'
import { S3Error, xmlDocument } from './s3-error.ts'

export type Asked = {
  method: string
  key: string
  query: URLSearchParams
  headers: Record<string, string | undefined>
}
/** How a service answers. */
export type Manner = {
  /** How many keys a listing has at most. */
  pageSize: number
  /** Swift neither says nor takes those of parts. */
  knowsChecksums: boolean
}
export type S3Answer = { status: number; headers?: Record<string, string>; body?: Buffer | string }

const quoted = (etag: string): string => `"${etag}"`
const document = (name: string, content: Parameters<typeof xmlDocument>[1]): S3Answer => ({
  status: 200,
  headers: { 'content-type': 'application/xml' },
  body: xmlDocument(name, content),
})

/** What a bucket answers to a request that has been proven. @throws S3Error */
export function answer(bucket: Bucket, asked: Asked, body: Buffer, how: Manner): S3Answer {
  const { method, key, query } = asked
  const { pageSize, knowsChecksums } = how
  if (key === '') return answerOfBucket(bucket, asked, pageSize)
  const uploadId = query.get('uploadId')
  if (method === 'POST') return answerToPost(bucket, asked, body, { uploadId, knowsChecksums })
  if (method === 'PUT') {
    if (uploadId === null) return { status: 200, headers: { etag: quoted(bucket.put(key, body).etag) } }
    const part = bucket.putPart(key, uploadId, Number(query.get('partNumber')), body)
    const checksum = knowsChecksums && { 'x-amz-checksum-crc32': part.checksum }
    return { status: 200, headers: { etag: quoted(part.etag), ...checksum } }
  }
  if (method === 'DELETE') {
    if (uploadId === null) bucket.objects.delete(key)
    else bucket.abort(key, uploadId)
    return { status: 204 }
  }
  if (method === 'GET' || method === 'HEAD') return readObject(bucket, asked)
  throw new S3Error('MethodNotAllowed', 405)
}

function answerToPost(
  bucket: Bucket,
  { key, query }: Asked,
  body: Buffer,
  { uploadId, knowsChecksums }: { uploadId: string | null; knowsChecksums: boolean },
): S3Answer {
  if (query.has('uploads'))
    return document('InitiateMultipartUploadResult', { Key: key, UploadId: bucket.begin(key) })
  if (uploadId === null) throw new S3Error('MethodNotAllowed', 405)
  const parts = [...body.toString().matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => {
    const value = (name: string) => new RegExp(`<${name}>(.*?)</${name}>`).exec(part)?.[1]
    const etag = (value('ETag') ?? '').replace(/&quot;|&#34;|"/g, '')
    return { number: Number(value('PartNumber')), etag, checksum: value('ChecksumCRC32') }
  })
  if (!knowsChecksums && parts.some(({ checksum }) => checksum !== undefined))
    throw new S3Error('MalformedXML', 400)
  const { etag } = bucket.complete(key, uploadId, parts)
  return document('CompleteMultipartUploadResult', { Key: key, ETag: quoted(etag) })
}

function readObject(bucket: Bucket, { method, key, headers }: Asked): S3Answer {
  const object = bucket.objects.get(key)
  if (!object) throw new S3Error('NoSuchKey', 404)
  if (headers['if-match'] !== undefined && headers['if-match'] !== quoted(object.etag))
    throw new S3Error('PreconditionFailed', 412)
  const { length } = object.bytes
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers['range'] ?? '') ?? []
  const start = Number(from ?? 0)
  if (from !== undefined && start >= length) throw new S3Error('InvalidRange', 416)
  const end = Math.min(length, to ? Number(to) + 1 : length)
  return {
    status: from === undefined ? 200 : 206,
    headers: {
      etag: quoted(object.etag),
      'last-modified': object.at.toUTCString(),
      'content-length': String(end - start),
      ...(from !== undefined && { 'content-range': `bytes ${start}-${end - 1}/${length}` }),
    },
    ...(method === 'GET' && { body: object.bytes.subarray(start, end) }),
  }
}

function answerOfBucket(bucket: Bucket, { method, query }: Asked, pageSize: number): S3Answer {
  if (method === 'HEAD') return { status: 200 }
  if (method !== 'GET') throw new S3Error('MethodNotAllowed', 405)
  return query.has('uploads') ? listUploads(bucket, query, pageSize) : listObjects(bucket, query, pageSize)
}

function listObjects(bucket: Bucket, query: URLSearchParams, pageSize: number): S3Answer {
  const after = query.get('continuation-token') ?? query.get('start-after') ?? ''
  const most = Math.min(pageSize, Number(query.get('max-keys') ?? pageSize))
  const keys = [...bucket.objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .toSorted()
  const page = keys.slice(0, most)
  const isTruncated = keys.length > page.length
  return document('ListBucketResult', {
    KeyCount: page.length,
    IsTruncated: isTruncated,
    ...(isTruncated && { NextContinuationToken: page.at(-1) ?? '' }),
    Contents: page.map((key) => {
      const object = bucket.objects.get(key)
      return {
        Key: key,
        Size: object?.bytes.length ?? 0,
        ETag: quoted(object?.etag ?? ''),
        LastModified: (object?.at ?? new Date(0)).toISOString(),
      }
    }),
  })
}

function listUploads(bucket: Bucket, query: URLSearchParams, pageSize: number): S3Answer {
  const after = [query.get('key-marker') ?? '', query.get('upload-id-marker') ?? ''].join('\n')
  const all = [...bucket.uploads]
    .map(([id, { key, at }]) => ({ id, key, at, mark: `${key}\n${id}` }))
    .filter(({ key, mark }) => key.startsWith(query.get('prefix') ?? '') && mark > after)
    .toSorted((one, other) => (one.mark < other.mark ? -1 : 1))
  const page = all.slice(0, pageSize)
  const last = page.at(-1)
  return document('ListMultipartUploadsResult', {
    IsTruncated: all.length > page.length,
    ...(last && { NextKeyMarker: last.key, NextUploadIdMarker: last.id }),
    Upload: page.map(({ id, key, at }) => ({ Key: key, UploadId: id, Initiated: at.toISOString() })),
  })
}

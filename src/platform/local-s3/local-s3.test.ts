import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, expect, test } from 'vitest'
import { startLocalS3 } from './local-s3.ts'
import { checksumOf } from './payload.ts'

const s3 = await startLocalS3()
afterAll(() => s3.close())
const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = s3.place

function clientWith(changed: { secretAccessKey?: string; region?: string; systemClockOffset?: number } = {}) {
  const client = new S3Client({
    endpoint,
    region: changed.region ?? region,
    forcePathStyle: true,
    maxAttempts: 1,
    credentials: { accessKeyId, secretAccessKey: changed.secretAccessKey ?? secretAccessKey },
    ...(changed.systemClockOffset !== undefined && { systemClockOffset: changed.systemClockOffset }),
  })
  afterAll(() => client.destroy())
  return client
}
const client = clientWith()

test('a stream comes in pieces with a checksum behind them, and is read back', async () => {
  const bytes = randomBytes(300_000)
  const Body = Readable.from([bytes.subarray(0, 100_000), bytes.subarray(100_000)], { objectMode: false })
  await client.send(new PutObjectCommand({ Bucket, Key: 'a/stream ü', Body, ContentLength: bytes.length }))
  const sent = s3.requests.at(-1)?.headers
  expect(sent?.['content-encoding']).toContain('aws-chunked')
  expect(sent?.['x-amz-trailer']).toBe('x-amz-checksum-crc32')
  const { Body: read } = await client.send(new GetObjectCommand({ Bucket, Key: 'a/stream ü' }))
  expect((await buffer(read as Readable)).equals(bytes)).toBe(true)
})

/** Sends what a client signs, changed on its way. */
function changing(change: (request: { headers: Record<string, string>; body: unknown }) => void): S3Client {
  const changed = clientWith()
  changed.middlewareStack.add(
    (next) => (args) => {
      change(args.request as { headers: Record<string, string>; body: unknown })
      return next(args)
    },
    { step: 'finalizeRequest', priority: 'low', name: 'changing' },
  )
  return changed
}

const put = (by: S3Client) =>
  by.send(new PutObjectCommand({ Bucket, Key: 'refused', Body: Buffer.from('some bytes') }))

test.each([
  ['another secret', clientWith({ secretAccessKey: 'wrong' }), 'SignatureDoesNotMatch'],
  ['another region', clientWith({ region: 'us-west-2' }), 'AuthorizationHeaderMalformed'],
  [
    'a changed body',
    changing((request) => (request.body = Buffer.from('SOME bytes'))),
    'XAmzContentSHA256Mismatch',
  ],
  ['a changed header', changing(({ headers }) => (headers['x-amz-acl'] = 'public-read')), 'AccessDenied'],
  [
    'a header that was signed otherwise',
    changing(({ headers }) => (headers['x-amz-checksum-crc32'] = checksumOf(Buffer.from('x')))),
    'SignatureDoesNotMatch',
  ],
  ['no signature', changing(({ headers }) => delete headers['authorization']), 'AccessDenied'],
])('%s is refused and stores nothing', async (_case, by, code) => {
  await expect(put(by)).rejects.toMatchObject({ name: code })
  expect(s3.objects.has('refused')).toBe(false)
})

test('a clock that is wrong by an hour is refused', async () => {
  const early = await startLocalS3({ now: () => new Date(Date.now() - 3_600_000) })
  const other = new S3Client({
    ...early.place,
    forcePathStyle: true,
    maxAttempts: 1,
    credentials: early.place,
  })
  await expect(put(other)).rejects.toMatchObject({ name: 'RequestTimeTooSkewed' })
  other.destroy()
  await early.close()
})

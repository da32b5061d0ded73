import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startLocalS3 } from '../../local-s3/local-s3.ts'
import { S3Error } from '../../local-s3/s3-error.ts'
import { createFileStore, type FileStore } from '../files.ts'
import { createSecretBox } from '../secret-box.ts'
import { createS3 } from './s3-client.ts'
import { createS3Entries } from './s3-entries.ts'
import { tryBucket } from './s3-objects.ts'
import { StorageFault } from './storage-fault.ts'

const local = await startLocalS3({ pageSize: 3 })
const patient = { connectMs: 5_000, readMs: 10_000, writeMs: 20_000, attempts: 3 }
/** For a service that is silent: whoever waits for it waits so long. */
const quick = { connectMs: 1_000, readMs: 1_000, writeMs: 1_000, attempts: 3 }
const s3 = createS3(local.place, patient)
const entries = createS3Entries(s3)
const box = createSecretBox([randomBytes(32).toString('base64')])
const store = createFileStore({ entries, box })
const hasty = createS3(local.place, quick)
const impatient = createFileStore({ entries: createS3Entries(hasty), box })
afterAll(async () => {
  await s3.close()
  await hasty.close()
  await local.close()
})
beforeEach(() => {
  local.fail(undefined)
  local.objects.clear()
  local.uploads.clear()
  local.requests.length = 0
})

const MIB = 1024 * 1024
const inPieces = (bytes: Buffer): Readable =>
  Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += 60_000) yield bytes.subarray(at, at + 60_000)
    })(),
  )
const put = (id: string, bytes: Buffer) => store.put(id, inPieces(bytes), { maxBytes: 64 * MIB })
const methods = () =>
  local.requests.map(({ method, query }) => `${method} ${[...query.keys()].join()}`.trim())

describe('a file in a bucket', () => {
  test.each([0, 1, 100_000, 8 * MIB - 1000, 20 * MIB + 7])(
    'of %i bytes comes back as it was',
    async (size) => {
      const bytes = randomBytes(size)
      const stored = await put('f_1', bytes)
      expect((await buffer(await store.get('f_1', stored))).equals(bytes)).toBe(true)
      expect(local.uploads.size).toBe(0)
    },
  )

  test('is sealed before it leaves, and has no name that a person knows', async () => {
    await put('f_passport', Buffer.from('passport P1234567 '.repeat(1000)))
    const [[key, object] = []] = [...local.objects]
    expect(key).toMatch(/^files\/[0-9a-f]{64}$/)
    expect(object?.bytes.includes('P1234567')).toBe(false)
  })

  test('is sent in parts when it is large', async () => {
    await put('f_large', randomBytes(20 * MIB))
    expect(methods().filter((each) => each.startsWith('PUT'))).toHaveLength(3)
  })

  test('is never sent in pieces with a checksum behind them, which OpenStack Swift refuses', async () => {
    local.fail(({ headers }) =>
      headers['content-encoding']?.includes('aws-chunked') ? new S3Error('NotImplemented', 501) : undefined,
    )
    for (const size of [0, 1_000, 9 * MIB]) await put(`f_${size}`, randomBytes(size))
    expect(local.objects.size).toBe(3)
  })

  test('comes back from a service that knows no checksums of parts, as OpenStack Swift', async () => {
    const swift = await startLocalS3({ knowsChecksums: false })
    const other = createS3(swift.place, patient)
    const files = createFileStore({ entries: createS3Entries(other), box })
    const bytes = randomBytes(20 * MIB + 7)
    const stored = await files.put('f_swift', inPieces(bytes), { maxBytes: 64 * MIB })
    expect((await buffer(await files.get('f_swift', stored))).equals(bytes)).toBe(true)
    await other.close()
    await swift.close()
  })

  test('is gone when removed, and one that is not there is missing', async () => {
    const stored = await put('f_gone', Buffer.from('x'))
    expect(await store.has('f_gone')).toBe(true)
    await store.remove('f_gone')
    await store.remove('f_gone')
    expect(await store.has('f_gone')).toBe(false)
    await expect(store.get('f_gone', stored)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  test('is listed over several pages, with uploads that were left half-done', async () => {
    for (let n = 0; n < 7; n++) await put(`f_${n}`, Buffer.from('x'))
    const { uploadId } = await halfUpload('a'.repeat(64))
    const names = []
    for await (const { name, isPart } of store.entries()) names.push(isPart ? 'part' : name)
    expect(names.toSorted()).toEqual(
      [...Array.from({ length: 7 }, (_, n) => store.entryOf(`f_${n}`)), 'part'].toSorted(),
    )
    await store.removeEntry(`${'a'.repeat(64)}.${uploadId}.part`)
    expect(local.uploads.size).toBe(0)
  })

  test('changed in the bucket is refused before its first byte', async () => {
    const stored = await put('f_changed', randomBytes(200_000))
    const [object] = local.objects.values()
    if (object) object.bytes[150_000] = (object.bytes[150_000] ?? 0) ^ 1
    await expect(store.get('f_changed', stored)).rejects.toThrow('changed')
  })
})

async function halfUpload(entry: string): Promise<{ uploadId: string }> {
  const { UploadId = '' } = await s3.write((client, { CreateMultipartUploadCommand }) =>
    client.send(new CreateMultipartUploadCommand({ Bucket: local.place.bucket, Key: `files/${entry}` })),
  )
  return { uploadId: UploadId }
}

type Failure = Parameters<typeof local.fail>[0]
/** Each request fails so the first `times` times. */
function failing(method: string, how: Failure, times = 1): void {
  let left = times
  local.fail((asked) => (asked.method === method && left-- > 0 ? how?.(asked) : undefined))
}
const slowDown = () => new S3Error('SlowDown', 503)

describe('what goes wrong once is tried again, and the file is whole', () => {
  const bytes = randomBytes(8 * MIB + 1)
  // In one piece, and in parts.
  const few = randomBytes(1_000)
  const cases = [
    ['PUT', few],
    ['POST', bytes],
    ['HEAD', few],
  ] as const
  /** @returns for which methods it did */
  async function comesBack(files: FileStore, failure: Failure): Promise<string[]> {
    const whole: string[] = []
    for (const [method, sent] of cases) {
      failing(method, failure)
      const stored = await files.put(`f_${method}`, inPieces(sent), { maxBytes: 64 * MIB })
      failing('GET', failure)
      if ((await buffer(await files.get(`f_${method}`, stored))).equals(sent)) whole.push(method)
    }
    return whole
  }
  test.each([
    ['refuses', () => slowDown()],
    ['breaks', () => new S3Error('InternalError', 500)],
    ['drops the connection', () => 'drop' as const],
    ['stores, and its answer is lost', () => 'lostAnswer' as const],
  ])('when the service %s', async (_how, failure) => {
    expect(await comesBack(store, failure)).toEqual(['PUT', 'POST', 'HEAD'])
  })

  test('when the service hangs', async () => {
    expect(await comesBack(impatient, () => 'silence')).toEqual(['PUT', 'POST', 'HEAD'])
  })

  test('when the completion of its parts was done and only its answer lost', async () => {
    let seen = 0
    local.fail(({ method, query }) =>
      method === 'POST' && query.has('uploadId') && seen++ === 0 ? 'lostAnswer' : undefined,
    )
    const stored = await put('f_completed', bytes)
    expect((await buffer(await store.get('f_completed', stored))).equals(bytes)).toBe(true)
  })

  test('when half an object comes, three times', async () => {
    const stored = await put('f_half', bytes)
    failing('GET', () => 'half', 3)
    expect((await buffer(await store.get('f_half', stored))).equals(bytes)).toBe(true)
    expect(local.requests.filter(({ headers }) => headers['range'] !== undefined).length).toBeGreaterThan(1)
  })
})

describe('what goes on going wrong is said, and leaves nothing', () => {
  const bytes = randomBytes(8 * MIB + 1)
  test.each([
    ['PUT', slowDown],
    ['PUT', () => 'silence' as const],
    ['PUT', () => 'drop' as const],
    ['HEAD', slowDown],
  ])('at %s', async (method, failure) => {
    failing(method, failure, 100)
    const sent = impatient.put('f_failed', inPieces(bytes), { maxBytes: 64 * MIB })
    await expect(sent).rejects.toMatchObject({ temporary: true })
    expect(local.uploads.size).toBe(0)
  })

  test('a service that says it stored, and has something else', async () => {
    local.fail(({ method }) => {
      const object = local.objects.get(`files/${store.entryOf('f_short')}`)
      if (method === 'HEAD' && object) object.bytes = object.bytes.subarray(0, 10)
      return undefined
    })
    await expect(put('f_short', randomBytes(1000))).rejects.toThrow('said that it stored')
    expect(local.objects.size).toBe(0)
  })

  test('a source that breaks off', async () => {
    const source = Readable.from(
      (function* () {
        yield randomBytes(10 * MIB)
        throw new Error('connection lost')
      })(),
    )
    await expect(store.put('f_lost', source, { maxBytes: 64 * MIB })).rejects.toThrow('connection lost')
    expect([local.objects.size, local.uploads.size]).toEqual([0, 0])
  })
})

describe('a wrong setting is named', () => {
  const place = local.place
  test.each([
    [
      'region',
      { region: 'us-west-2' },
      /lies in the region eu-central-1, and GREENLANE_S3_REGION is us-west-2/,
    ],
    ['bucket', { bucket: 'other' }, /no bucket other/],
    ['key', { accessKeyId: 'other' }, /GREENLANE_S3_ACCESS_KEY_ID is not known/],
    ['secret', { secretAccessKey: 'other' }, /GREENLANE_S3_SECRET_ACCESS_KEY does not belong/],
  ])('%s', async (_name, changed, words) => {
    const wrong = createS3({ ...place, ...changed }, quick)
    await expect(tryBucket(wrong, 'probe')).rejects.toThrow(words)
    await expect(tryBucket(wrong, 'probe')).rejects.toMatchObject({ temporary: false })
    await wrong.close()
  })

  test('a key that may not list', async () => {
    failing('GET', () => new S3Error('AccessDenied', 403), 9)
    await expect(tryBucket(s3, 'probe')).rejects.toThrow(/may not do this/)
  })

  test('nothing is wrong, and nothing is left', async () => {
    await tryBucket(s3, 'probe')
    expect(local.objects.size).toBe(0)
  })

  test('a service that is not there is no wrong setting', async () => {
    const away = createS3({ ...place, endpoint: 'http://127.0.0.1:1' }, quick)
    const fault = await tryBucket(away, 'probe').catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(StorageFault)
    expect(fault).toMatchObject({ temporary: true })
    await away.close()
  })
})

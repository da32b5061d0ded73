import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { downloadDocument, uploadDocument } from '../contract.ts'
import { samplePicture } from '../testing/pictures.ts'
import { LARGEST_FILE } from '../file-rules.ts'

const app = await testApp({ listen: true })
const { seller, sellerOther, viewer, agent } = app.people

const pdf = (text = 'paper') => Buffer.from(`%PDF-1.4\n${text}\n%%EOF\n`)
const upload = (name: string, bytes: Buffer, as = seller) =>
  app.upload(uploadDocument, { name, bytes }, { as })
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD', '-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
/** The same photo as other phones mark it. */
const heif = Buffer.from(samplePicture('heic'))
heif.write('mif1', 8, 'latin1')
const storedCount = async () => {
  const { rows } = await app.database.pool.query<{ count: string }>('select count(*) from stored_files')
  return Number(rows[0]?.count)
}

describe('an upload', () => {
  it('is downloaded byte for byte, never inline, and encrypted at rest', async () => {
    const bytes = pdf('Betriebsstätte 深圳')
    const { body } = await upload('营业执照.PDF', bytes)
    expect(body.data).toMatchObject({ name: '营业执照.pdf', size: bytes.length, type: 'application/pdf' })
    const uploadId = body.data?.uploadId ?? ''
    const file = await app.get(downloadDocument, { uploadId }, { as: viewer })
    expect(file.raw.equals(bytes)).toBe(true)
    expect(file.headers['content-disposition']).toBe(
      `attachment; filename="____.pdf"; filename*=UTF-8''${encodeURIComponent('营业执照.pdf')}`,
    )
    expect(file.headers['content-security-policy']).toContain('sandbox')
    expect(file.headers['x-content-type-options']).toBe('nosniff')
  })

  it.each([
    ['passport.pdf', Buffer.from(`MZ${'\0'.repeat(100)}`), 'documents.wrong_type'],
    ['page.pdf', Buffer.from('<html><script>alert(1)</script></html>'), 'documents.wrong_type'],
    ['picture.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>'), 'documents.wrong_type'],
    ['nothing.pdf', Buffer.alloc(0), 'documents.empty'],
    ['virus.pdf', pdf(eicar), 'documents.infected'],
    ['half.jpg', samplePicture('jpeg').subarray(0, 200), 'documents.broken_picture'],
    ['IMG_0001.HEIC', samplePicture('heic'), 'documents.heic'],
    ['renamed.jpg', heif, 'documents.heic'],
  ])('%s is refused and leaves nothing', async (name, bytes, error) => {
    const before = await storedCount()
    const { body } = await upload(name, bytes)
    expect(body.error).toBe(error)
    expect(body.message).not.toBe('')
    expect(await storedCount()).toBe(before)
  })

  it('a photo of a phone that was taken in the past can still be opened', async () => {
    const bytes = samplePicture('jpeg')
    const uploadId = (await upload('IMG_0001.jpg', bytes)).body.data?.uploadId ?? ''
    await app.database.pool.query(
      "update stored_files set type = 'image/heic', name = 'IMG_0001.heic' where id = $1",
      [uploadId],
    )
    const file = await app.get(downloadDocument, { uploadId }, { as: viewer })
    expect(file.headers['content-disposition']).toContain('IMG_0001.heic')
    expect(file.raw.equals(bytes)).toBe(true)
  })

  it('accepts 25 MB and refuses 26, in both languages', async () => {
    const largest = Buffer.concat([pdf(), Buffer.alloc(LARGEST_FILE - pdf().length, 'x')])
    expect((await upload('large.pdf', largest)).body.data?.size).toBe(LARGEST_FILE)
    const before = await storedCount()
    const tooLarge = Buffer.concat([pdf(), Buffer.alloc(26 * 1024 * 1024, 'x')])
    const refused = await app.upload(
      uploadDocument,
      { name: 'l.pdf', bytes: tooLarge },
      { as: seller, lang: 'zh' },
    )
    expect(refused).toMatchObject({ status: 413, body: { code: 400, error: 'documents.too_large' } })
    expect(refused.body.message).toContain('25 MB')
    expect(await storedCount()).toBe(before)
  })

  it('of 26 MB is refused readably over a real socket', async () => {
    const answer = await sendOverSocket(Buffer.concat([pdf(), Buffer.alloc(26 * 1024 * 1024, 'x')]))
    expect(answer).toMatchObject({ code: 400, error: 'documents.too_large' })
    expect(await sendOverSocket(Buffer.from(`MZ${'x'.repeat(5_000_000)}`))).toMatchObject({
      error: 'documents.wrong_type',
    })
  })

  it('requires a file, a session and a role that may write', async () => {
    expect((await app.post(uploadDocument, {}, { as: seller })).body.code).toBe(400)
    expect((await app.upload(uploadDocument, { name: 'a.pdf', bytes: pdf() })).body.code).toBe(1)
    expect((await upload('a.pdf', pdf(), viewer)).body.error).toBe('wire.not_allowed')
    expect((await upload('a.pdf', pdf(), agent)).body.code).toBe(1)
  })
})

describe('a download', () => {
  it('of another company’s file looks as if the file did not exist', async () => {
    const { body } = await upload('mine.pdf', pdf())
    const foreign = await app.get(
      downloadDocument,
      { uploadId: body.data?.uploadId ?? '' },
      { as: sellerOther },
    )
    const nonexistent = await app.get(
      downloadDocument,
      { uploadId: 'file_00000000000000000000000000' },
      { as: sellerOther },
    )
    expect(foreign.status).toBe(404)
    expect(foreign.body).toEqual(nonexistent.body)
    expect((await app.get(downloadDocument, { uploadId: body.data?.uploadId ?? '' })).body.code).toBe(1)
    expect(
      (await app.get(downloadDocument, { uploadId: '../../etc/passwd' }, { as: seller })).body.code,
    ).toBe(400)
  })

  it('of an unscanned file is refused', async () => {
    const { body } = await upload('mine.pdf', pdf())
    const uploadId = body.data?.uploadId ?? ''
    await app.database.pool.query("update stored_files set scan = 'pending' where id = $1", [uploadId])
    expect((await app.get(downloadDocument, { uploadId }, { as: seller })).body.error).toBe(
      'documents.not_scanned',
    )
  })
})

const pathOf = (fileId: string) => {
  const name = createHash('sha256').update(fileId).digest('hex')
  return join(app.config.dataDir, 'files', name.slice(0, 2), name)
}
const stored = async () => (await upload('large.pdf', pdf('x'.repeat(400_000)))).body.data?.uploadId ?? ''

describe('a stored file that is not what was stored', () => {
  it.each<[string, (path: string) => Promise<void>]>([
    ['changed in its last byte', (path) => flip(path, -1)],
    ['changed in its middle', (path) => flip(path, 200_000)],
    ['cut off', async (path) => writeFile(path, (await readFile(path)).subarray(0, 200_000))],
    ["another one's bytes", async (path) => writeFile(path, await readFile(pathOf(await stored())))],
    ['gone', (path) => rm(path)],
  ])('(%s) is refused with the envelope, and none of it is sent', async (_what, tamper) => {
    const uploadId = await stored()
    await tamper(pathOf(uploadId))
    const answer = await app.get(downloadDocument, { uploadId }, { as: seller, lang: 'zh' })
    expect(answer).toMatchObject({ status: 422, body: { code: 499, error: 'documents.damaged' } })
    expect(answer.body.message).toContain('重新上传')
  })
})

async function flip(path: string, place: number): Promise<void> {
  const bytes = await readFile(path)
  const at = (bytes.length + place) % bytes.length
  bytes[at] = (bytes[at] ?? 0) ^ 1
  await writeFile(path, bytes)
}

function sendOverSocket(bytes: Buffer): Promise<unknown> {
  const boundary = 'x-greenlane'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return new Promise((resolve, reject) => {
    const sent = request(
      `${app.baseUrl}/server/portal/file/upload`,
      {
        method: 'POST',
        headers: {
          token: seller.token,
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'content-length': body.length,
        },
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => resolve(JSON.parse(Buffer.concat(parts).toString())))
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { authenticateSeller } from '#accounts/server/public.ts'
import { createFileScanner } from './scanning/create-scanner.ts'
import { storeUpload } from './store-upload.ts'
import type { UploadOwner } from './upload-quota.ts'

const app = await testApp({ listen: true })
const { seller } = app.people
const pdf = Buffer.from('%PDF-1.4\npaper\n%%EOF\n')

/** Everything that an upload could have left behind: rows and files, whole or partial. */
async function left(): Promise<{ rows: number; files: string[] }> {
  const { rows } = await app.database.pool.query('select id from stored_files')
  const names = await readdir(join(app.config.dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => [])
  return { rows: rows.length, files: names.filter((entry) => entry.isFile()).map((entry) => entry.name) }
}

async function owner(): Promise<UploadOwner> {
  const principal = await authenticateSeller(app.deps, seller.token)
  if (principal === 'invalid' || principal.kind !== 'seller') throw new Error('no session')
  return { companyId: principal.companyId, by: { kind: 'seller', id: principal.userId } }
}

const clean = createFileScanner({ clamd: undefined })
const NOTHING = { rows: 0, files: [] }

/** Sends the beginning of an upload over a real socket and disconnects. */
async function disconnectAfter(
  bytes: Buffer,
  wait = 300,
  onCut: (error: Error) => void = () => {},
): Promise<void> {
  const boundary = 'x-greenlane'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`
  const sent = request(`${app.baseUrl}/server/portal/file/upload`, {
    method: 'POST',
    headers: {
      token: seller.token,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': 20_000_000,
    },
  })
  sent.on('error', onCut)
  sent.write(Buffer.concat([Buffer.from(head), bytes]))
  await sleep(wait)
  sent.destroy()
  await sleep(300)
}

describe('an aborted upload', () => {
  it('in its head is reported as an aborted upload, not as a database error', async () => {
    const reset = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
    const stream = Readable.from(
      (async function* () {
        yield pdf
        throw reset
      })(),
    )
    const upload = { name: 'a.pdf', stream, fields: {} }
    await expect(storeUpload(app.deps, clean, upload, await owner())).rejects.toMatchObject({
      error: 'documents.broken_off',
    })
  })

  it.each([
    ['in its first bytes', 20],
    ['in the middle', 3_000_000],
  ])('%s leaves nothing behind', async (_where, size) => {
    await disconnectAfter(Buffer.concat([pdf, Buffer.alloc(size, 'x')]))
    // A server that is busy notices later.
    await expect.poll(left, { timeout: 10_000 }).toEqual(NOTHING)
  })
})

it('a stalled upload times out, and leaves nothing behind', async () => {
  const { server } = app.app
  const patience = server.timeout
  expect(patience).toBe(60_000)
  server.timeout = 300
  const disconnected = new Promise((resolve) => {
    void disconnectAfter(Buffer.concat([pdf, Buffer.alloc(100_000, 'x')]), 2_000, resolve)
  })
  const result = await Promise.race([disconnected, sleep(1_500)])
  server.timeout = patience
  expect(result).toBeInstanceOf(Error)
  await sleep(300)
  expect(await left()).toEqual(NOTHING)
})

describe('an unavailable scanner', () => {
  it('leaves nothing behind, and the file can be uploaded again', async () => {
    const down = { ...clean, scan: () => Promise.reject(new Error('scanner down')) }
    const upload = { name: 'a.pdf', stream: Readable.from([pdf]), fields: {} }
    await expect(storeUpload(app.deps, down, upload, await owner())).rejects.toThrow('scanner down')
    expect(await left()).toEqual(NOTHING)
  })
})

describe('a form that cannot be read', () => {
  const part = 'Content-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4 paper'
  const long = 'x'.repeat(100_000)
  it.each<[string, string, string]>([
    ['without a boundary', 'multipart/form-data', `--b\r\n${part}\r\n--b--\r\n`],
    ['with another boundary', 'multipart/form-data; boundary=c', `--b\r\n${part}\r\n--b--\r\n`],
    ['that is empty', 'multipart/form-data; boundary=b', ''],
    ['that ends at once', 'multipart/form-data; boundary=b', '--b'],
    ['that ends in its headers', 'multipart/form-data; boundary=b', '--b\r\nContent-Dispo'],
    [
      'with a header that is none',
      'multipart/form-data; boundary=b',
      `--b\r\n\0\x01: ;;\r\n\r\nx\r\n--b--\r\n`,
    ],
    ['that ends in its file', 'multipart/form-data; boundary=b', `--b\r\n${part}`],
    ['that ends in a long file', 'multipart/form-data; boundary=b', `--b\r\n${part}${long}`],
    [
      'that ends in a field',
      'multipart/form-data; boundary=b',
      `--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n${long}`,
    ],
    [
      'whose file has no name',
      'multipart/form-data; boundary=b',
      `--b\r\nContent-Disposition: form-data; name="file"\r\n\r\nx\r\n--b--\r\n`,
    ],
    [
      'with a header of a megabyte',
      'multipart/form-data; boundary=b',
      `--b\r\nX: ${long.repeat(10)}\r\n\r\nx\r\n--b--\r\n`,
    ],
    [
      'whose name is __proto__',
      'multipart/form-data; boundary=b',
      `--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n`,
    ],
  ])('%s is refused with 400 and the envelope, and leaves nothing', async (_what, type, payload) => {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/server/portal/file/upload',
      headers: { token: seller.token, 'content-type': type },
      payload,
    })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 400])
    expect(answer.json().message).not.toBe('')
    expect(await left()).toEqual(NOTHING)
  })
})

import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { join } from 'node:path'
import { buffer, json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { checkEncryptionKeys } from '#main/check-encryption-keys.ts'
import { testApp } from '#main/testing/test-app.ts'
import { createLocalFileStore } from '#platform/server/files.ts'
import { createSecretBox } from '#platform/server/secret-box.ts'
import { ConfigProblem } from '#platform/server/settings.ts'
import { downloadDocument } from '../contract.ts'

const app = await testApp({ listen: true })
const { seller } = app.people
const own = app.config.encryptionKeys[0] ?? ''
const newer = randomBytes(32).toString('base64')
const rotated = createSecretBox([newer, own])
const start = (...keys: string[]) => checkEncryptionKeys({ ...app.deps, box: createSecretBox(keys) })

/** An upload over a real socket whose second half comes when `between` is done. */
async function upload(bytes: Buffer, between: () => Promise<void>): Promise<string> {
  const head = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')])
  const sent = request(`${app.baseUrl}/server/portal/file/upload`, {
    method: 'POST',
    headers: {
      token: seller.token,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': body.length,
    },
  })
  const answered = new Promise<{ data: { uploadId: string } | null }>((resolve, reject) => {
    sent.on('response', (response) => resolve(json(response) as Promise<never>)).on('error', reject)
  })
  const half = Math.floor(body.length / 2)
  sent.write(body.subarray(0, half))
  await sleep(200)
  await between()
  sent.end(body.subarray(half))
  return (await answered).data?.uploadId ?? ''
}

it('an upload that is under way while the key is rotated is whole, and opens before and after', async () => {
  await start(own)
  const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(2_000_000), Buffer.from('\n%%EOF\n')])
  // The next process starts with the new key, and seals with it, while this one still takes the upload.
  const id = await upload(bytes, () => start(newer, own))
  const found = await app.database.pool.query('select key_id, size from stored_files where id = $1', [id])
  const stored = { keyId: String(found.rows[0]?.key_id), size: Number(found.rows[0]?.size) }
  expect(stored).toEqual({ keyId: createSecretBox([own]).currentKeyId, size: bytes.length })
  const next = createLocalFileStore({ folder: join(app.config.dataDir, 'files'), box: rotated })
  expect((await buffer(await next.get(id, stored))).equals(bytes)).toBe(true)
  expect((await app.get(downloadDocument, { uploadId: id }, { as: seller })).raw.equals(bytes)).toBe(true)
  await expect(start(newer)).rejects.toThrow(ConfigProblem)
})

import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { installation } from '#platform/server/platform.tables.ts'
import { createSecretBox } from '#platform/server/secret-box.ts'
import { ConfigProblem } from '#platform/server/settings.ts'
import { checkEncryptionKeys } from './check-encryption-keys.ts'
import { testApp } from './testing/test-app.ts'

const { deps } = await testApp()
const own = deps.config.encryptionKeys[0] ?? ''
const newer = randomBytes(32).toString('base64')
const wrong = randomBytes(32).toString('base64')
const canaries = async () => (await deps.db.select().from(installation)).length
const check = (...keys: string[]) => checkEncryptionKeys({ ...deps, box: createSecretBox(keys) })

/* In this order: each start leaves its mark for the next. */
describe('the encryption keys', () => {
  test('that are wrong stop the start of an older installation, which has no canary yet', async () => {
    await expect(check(wrong)).rejects.toThrow(ConfigProblem)
    await expect(check(wrong)).rejects.toThrow(/GREENLANE_ENCRYPTION_KEYS lacks the key [0-9a-f]{8}/)
    expect(await canaries()).toBe(0)
  })

  test('that are right are accepted, at every start', async () => {
    await check(own)
    await check(own)
    expect(await canaries()).toBe(1)
  })

  test('that are wrong stop the start', async () => {
    await expect(check(wrong)).rejects.toThrow(ConfigProblem)
    await check(own)
  })

  test('can be rotated: the new one first, the old one behind it', async () => {
    await check(newer, own)
    await check(newer, own)
    expect(await canaries()).toBe(2)
  })

  test('must not lose an older one, whichever is missing', async () => {
    await expect(check(newer)).rejects.toThrow(createSecretBox([own]).currentKeyId)
    await expect(check(own)).rejects.toThrow(createSecretBox([newer]).currentKeyId)
    await expect(check(wrong, own)).rejects.toThrow(ConfigProblem)
    await check(own, newer)
  })

  test('are not proven by a canary that was exchanged', async () => {
    const sealed = createSecretBox([wrong]).seal('x', 'encryption-key')
    await deps.db.update(installation).set({ value: sealed })
    await expect(check(own, newer)).rejects.toThrow(ConfigProblem)
  })
})

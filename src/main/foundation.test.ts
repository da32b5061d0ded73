import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createLog } from '#platform/server/log.ts'
import { loadConfig } from './config.ts'
import { openFoundation } from './foundation.ts'

const root = await mkdtemp(join(tmpdir(), 'greenlane-foundation-'))
afterAll(() => rm(root, { recursive: true, force: true }))
const log = createLog({ level: 'silent' })
const open = (dataDir: string, env: Record<string, string> = {}) =>
  openFoundation({
    raw: loadConfig({
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      GREENLANE_DATA_DIR: dataDir,
      ...env,
    }),
    root,
    log,
  })

describe('the secrets of a demo', () => {
  test('are generated once, even if many processes start at the same moment', async () => {
    for (let round = 0; round < 20; round++) {
      const all = await Promise.all(Array.from({ length: 8 }, () => open(`parallel-${round}`)))
      expect(new Set(all.map(({ config }) => config.encryptionKeys.join())).size).toBe(1)
      expect(new Set(all.map(({ config }) => config.payments.localStripe.secret)).size).toBe(1)
    }
  })

  test('stay the same at the next start and are readable by the process’s owner alone', async () => {
    const first = await open('again')
    expect((await open('again')).config.encryptionKeys).toEqual(first.config.encryptionKeys)
    expect(await readdir(join(root, 'again'))).toEqual(['secrets.json'])
    expect(((await stat(join(root, 'again/secrets.json'))).mode & 0o777).toString(8)).toBe('600')
  })

  test('are regenerated if a killed process left an empty file', async () => {
    await mkdir(join(root, 'empty'))
    await writeFile(join(root, 'empty/secrets.json'), '')
    const { config } = await open('empty')
    expect((await open('empty')).config.encryptionKeys).toEqual(config.encryptionKeys)
  })

  test('are replaced by configured ones', async () => {
    const key = Buffer.alloc(32, 9).toString('base64')
    const { config } = await open('own', { GREENLANE_ENCRYPTION_KEYS: key })
    expect(config.encryptionKeys).toEqual([key])
  })
})

test('a data folder is relative to the project’s root, unless absolute', async () => {
  expect((await open('relative')).config.dataDir).toBe(join(root, 'relative'))
  expect((await open(join(root, 'whole'))).config.dataDir).toBe(join(root, 'whole'))
})

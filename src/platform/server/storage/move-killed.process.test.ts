import { spawn } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { startLocalS3 } from '../../local-s3/local-s3.ts'
import { createFileStore } from '../files.ts'
import { createSecretBox } from '../secret-box.ts'
import { createFolderEntries } from './folder-entries.ts'
import { createS3 } from './s3-client.ts'
import { createS3Entries } from './s3-entries.ts'
import { createTwoEntries } from './two-entries.ts'

/* Moving is killed again and again: after each kill every file is read whole, and in the end none is left behind. */

const ROOT = resolve(import.meta.dirname, '../../../..')
const KILLS = Number(process.env['MOVE_KILLS'] ?? 5)
const place = await mkdtemp(join(tmpdir(), 'greenlane-moves-'))
const local = await startLocalS3()
const s3 = createS3(local.place)
const folder = join(place, 'files')
const both = createTwoEntries(createS3Entries(s3), createFolderEntries(folder))
const box = createSecretBox([randomBytes(32).toString('base64')])
const reading = createFileStore({ entries: both, box })
const inFolder = createFolderEntries(folder)
afterAll(async () => {
  await s3.close()
  await local.close()
  await rm(place, { recursive: true, force: true })
})

/** @returns whether it ended by itself before it was killed */
async function moveUntilKilled(direction: 'there' | 'back', afterMs: number | undefined): Promise<boolean> {
  const child = spawn(
    process.execPath,
    ['src/platform/testing/move-process.ts', folder, JSON.stringify(local.place), direction],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = new Promise<string | null>((done) => child.once('exit', (_code, signal) => done(signal)))
  await new Promise((begun) => child.stdout.once('data', begun))
  const timer = afterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), afterMs)
  const signal = await ended
  clearTimeout(timer)
  return signal === null
}

test.each(['there', 'back'] as const)('nothing is lost by kills on the way %s', async (direction) => {
  const files: { id: string; bytes: Buffer; keyId: string; size: number }[] = []
  for (let n = 0; n < 24; n++) {
    const bytes = randomBytes(n % 12 === 0 ? 9_000_000 : 50_000)
    const id = `f_${direction}_${n}`
    const entries = direction === 'there' ? inFolder : both
    const stored = await createFileStore({ entries, box }).put(id, Readable.from([bytes]), { maxBytes: 1e8 })
    files.push({ id, bytes, ...stored })
  }
  const readAll = async () => {
    for (const file of files)
      expect((await buffer(await reading.get(file.id, file))).equals(file.bytes), file.id).toBe(true)
  }
  let kills = 0
  for (let n = 0; n < KILLS; n++) {
    if (await moveUntilKilled(direction, randomInt(20, 350))) break
    kills += 1
    await readAll()
  }
  expect(kills).toBeGreaterThan(0)
  expect(await moveUntilKilled(direction, undefined)).toBe(true)
  await readAll()
  const left = direction === 'there' ? inFolder : createS3Entries(s3)
  const names = []
  for await (const { name, isPart } of left.entries()) if (!isPart) names.push(name)
  expect(names).toEqual([])
})

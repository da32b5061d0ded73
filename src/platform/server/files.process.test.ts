import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { createLocalFileStore } from './files.ts'
import { createSecretBox } from './secret-box.ts'

// Here, as it measures a process that nothing else has used before.
const folder = await mkdtemp(join(tmpdir(), 'greenlane-files-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const MIB = 1024 * 1024
const store = createLocalFileStore({ folder, box: createSecretBox([randomBytes(32).toString('base64')]) })

async function putAndGet(id: string, size: number): Promise<number> {
  const piece = randomBytes(MIB)
  const source = Readable.from(
    (function* () {
      for (let i = 0; i < size / MIB; i++) yield piece
    })(),
  )
  const stored = await store.put(id, source, { maxBytes: size })
  let came = 0
  for await (const part of await store.get(id, stored)) came += (part as Buffer).length
  return came
}

test('a large file is streamed, not held in memory', async () => {
  // What the first file of all needs besides, is not the large one's.
  await putAndGet('f_first', 20 * MIB)
  const size = 200 * MIB
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 10)
  expect(await putAndGet('f_large', size)).toBe(size)
  clearInterval(watch)
  expect((most - before) / MIB).toBeLessThan(120)
})

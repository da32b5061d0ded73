import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { createFileStore } from './files.ts'
import { createSecretBox } from './secret-box.ts'
import { createFolderEntries } from './storage/folder-entries.ts'

const folder = await mkdtemp(join(tmpdir(), 'greenlane-many-files-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

test('of a hundred readers who come at once, eight at a time have their file proven; all of them get it', async () => {
  const entries = createFolderEntries(folder)
  let [open, most] = [0, 0]
  const store = createFileStore({
    box: createSecretBox([randomBytes(32).toString('base64')]),
    entries: {
      ...entries,
      async open(name) {
        const entry = await entries.open(name)
        most = Math.max(most, (open += 1))
        return { ...entry, close: () => ((open -= 1), entry.close()) }
      },
    },
  })
  const bytes = randomBytes(200_000)
  const stored = await store.put('f_many', Readable.from([bytes]), { maxBytes: 1_000_000 })
  const answers = await Promise.all(Array.from({ length: 100 }, () => store.get('f_many', stored)))
  expect([open, most]).toEqual([0, 8])
  const damaged = store.get('f_many', { ...stored, size: 3 })
  await expect(damaged).rejects.toThrow('another size')
  for (const answer of answers) expect((await buffer(answer)).equals(bytes)).toBe(true)
})

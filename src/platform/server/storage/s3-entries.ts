import type { EntryStore, StoredEntry } from './entry-store.ts'
import type { S3 } from './s3-client.ts'
import { abortHalfUpload, findObject, listHalfUploads, listObjects, removeObject } from './s3-objects.ts'
import { putObject } from './s3-put.ts'
import { openObject } from './s3-read.ts'

const FOLDER = 'files/'
const ENTRY = /^[0-9a-f]{64}$/
/** An upload in parts that was not completed, named like the half-written files of a folder. */
const PART = /^([0-9a-f]{64})\.(.+)\.part$/

const keyOf = (name: string): string => FOLDER + name

/** Entries as objects of a bucket. */
export function createS3Entries(s3: S3): EntryStore {
  return {
    kind: 's3',
    write: async (name, source) => void (await putObject(s3, keyOf(name), source)),
    open: (name) => openObject(s3, keyOf(name), name),
    find: (name) => findObject(s3, keyOf(name)),
    async remove(name) {
      const [, entry, uploadId] = PART.exec(name) ?? []
      if (entry && uploadId) await abortHalfUpload(s3, { key: keyOf(entry), uploadId })
      else await removeObject(s3, keyOf(name))
    },
    entries: () => entriesOf(s3),
  }
}

/** Objects of other kinds are not ours, and left alone. */
async function* entriesOf(s3: S3): AsyncGenerator<StoredEntry> {
  for await (const { key, changedAt } of listObjects(s3, FOLDER)) {
    const name = key.slice(FOLDER.length)
    if (ENTRY.test(name)) yield { name, isPart: false, changedAt }
  }
  for await (const { key, uploadId, begunAt } of listHalfUploads(s3, FOLDER))
    yield { name: `${key.slice(FOLDER.length)}.${uploadId}.part`, isPart: true, changedAt: begunAt }
}

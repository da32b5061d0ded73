import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Log } from '../log.ts'
import { ConfigProblem } from '../settings.ts'
import type { EntryStore } from './entry-store.ts'
import { createFolderEntries } from './folder-entries.ts'
import { createS3, type S3 } from './s3-client.ts'
import { createS3Entries } from './s3-entries.ts'
import { tryBucket } from './s3-objects.ts'
import type { StorageConfig } from './s3.config.ts'
import { storageFaultIn } from './storage-fault.ts'
import { createTwoEntries } from './two-entries.ts'

/** Where sealed files lie, as the settings say. */
export type Storage = {
  /** What everybody reads and writes. */
  entries: EntryStore
  current: EntryStore
  /** Where files may lie from an earlier setting. */
  old: EntryStore | undefined
  s3: S3 | undefined
}

/** Asks nobody yet. */
export function openStorage(config: StorageConfig & { dataDir: string }): Storage {
  const folder = createFolderEntries(join(config.dataDir, 'files'))
  const { filesIn, s3: place } = config.storage
  if (!place) return { entries: folder, current: folder, old: undefined, s3: undefined }
  const s3 = createS3(place)
  const bucket = createS3Entries(s3)
  const [current, old] = filesIn === 's3' ? [bucket, folder] : [folder, bucket]
  return { entries: createTwoEntries(current, old), current, old, s3 }
}

/**
 * Tries the bucket before anybody relies on it. One that is away now may be back soon: the server starts.
 * @throws ConfigProblem where a setting is wrong
 */
export async function checkStorage({ s3 }: Storage, log: Log): Promise<void> {
  if (!s3) return
  try {
    await tryBucket(s3, `probe/${randomBytes(6).toString('hex')}`)
  } catch (error) {
    const fault = storageFaultIn(error)
    if (fault?.temporary === false) throw new ConfigProblem([fault.message])
    log.error({ err: fault?.message ?? String(error) }, 'the store of files is away')
  }
}

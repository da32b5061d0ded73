/*
 * A process that moves entries from a folder to a bucket, to be killed by a test: node move-process.ts <folder> <place>
 */
import { createFolderEntries } from '#platform/server/storage/folder-entries.ts'
import { moveEntries } from '#platform/server/storage/move-entries.ts'
import { createS3 } from '#platform/server/storage/s3-client.ts'
import { createS3Entries } from '#platform/server/storage/s3-entries.ts'
import type { S3Place } from '#platform/server/storage/s3.config.ts'

const [folder = '', place = '{}', direction = ''] = process.argv.slice(2)
const s3 = createS3(JSON.parse(place) as S3Place)
const here = createFolderEntries(folder)
const there = createS3Entries(s3)
const stores = direction === 'back' ? { current: here, old: there } : { current: there, old: here }
process.stdout.write('ready\n')
const result = await moveEntries(stores, { isNamed: async () => true, milliseconds: 60_000 })
await s3.close()
process.stdout.write(`${JSON.stringify(result)}\n`)

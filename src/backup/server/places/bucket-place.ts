import { piecesOf } from '#platform/server/storage/entry-store.ts'
import { createS3 } from '#platform/server/storage/s3-client.ts'
import type { S3Place } from '#platform/server/storage/s3.config.ts'
import {
  abortHalfUpload,
  listHalfUploads,
  listObjects,
  removeObject,
} from '#platform/server/storage/s3-objects.ts'
import { putObject } from '#platform/server/storage/s3-put.ts'
import { openObject } from '#platform/server/storage/s3-read.ts'
import { storageFaultIn } from '#platform/server/storage/storage-fault.ts'
import type { BackupPlace, KeptObject } from './backup-place.ts'

/** Backups in a bucket, below `folder`; '' is the whole bucket. */
export function bucketPlace(place: S3Place, folder: string): BackupPlace {
  const s3 = createS3(place)
  const root = folder === '' ? '' : `${folder}/`
  const objectOf = (key: string): string => root + key
  return {
    name: `s3://${place.bucket}${folder === '' ? '' : `/${folder}`}`,
    write: async (key, source) => void (await putObject(s3, objectOf(key), buffersOf(source))),
    read: (key) => piecesOf({ open: () => openObject(s3, objectOf(key), key) }, key),
    async *list(prefix): AsyncGenerator<KeptObject> {
      for await (const { key, ...found } of listObjects(s3, objectOf(prefix)))
        yield { key: key.slice(root.length), ...found }
    },
    remove: (key) => removeObject(s3, objectOf(key)),
    async removeAll(prefix) {
      for await (const { key } of listObjects(s3, objectOf(prefix))) await removeObject(s3, key)
      for await (const half of listHalfUploads(s3, objectOf(prefix))) await abortHalfUpload(s3, half)
    },
    faultIn(error) {
      const fault = storageFaultIn(error)
      return fault && `Backups: ${fault.message}.`
    },
    [Symbol.asyncDispose]: () => s3.close(),
  }
}

async function* buffersOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const piece of source)
    yield Buffer.isBuffer(piece) ? piece : Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)
}

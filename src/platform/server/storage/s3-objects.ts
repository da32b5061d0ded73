import type { ListMultipartUploadsCommandOutput } from '@aws-sdk/client-s3'
import { EntryMissing, type FoundEntry } from './entry-store.ts'
import type { S3 } from './s3-client.ts'
import { abortUpload } from './s3-put.ts'
import { statusOf } from './s3-faults.ts'
import { StorageFault } from './storage-fault.ts'

type FoundObject = { key: string; size: number; changedAt: number }
type HalfUpload = { key: string; uploadId: string; begunAt: number }

export async function findObject(s3: S3, Key: string): Promise<FoundEntry | undefined> {
  const found = await s3.readIfThere((client, { HeadObjectCommand }) =>
    client.send(new HeadObjectCommand({ Bucket: s3.place.bucket, Key })),
  )
  return found && { size: found.ContentLength ?? 0, changedAt: found.LastModified?.getTime() ?? 0 }
}

export async function removeObject(s3: S3, Key: string): Promise<void> {
  await s3.write((client, { DeleteObjectCommand }) =>
    client.send(new DeleteObjectCommand({ Bucket: s3.place.bucket, Key })),
  )
}

/** All objects whose key begins so, in the order of their keys. */
export async function* listObjects(s3: S3, Prefix: string): AsyncGenerator<FoundObject> {
  for (let token: string | undefined, more = true; more;) {
    const page = await s3.read((client, { ListObjectsV2Command }) =>
      client.send(
        new ListObjectsV2Command({
          Bucket: s3.place.bucket,
          Prefix,
          ...(token !== undefined && { ContinuationToken: token }),
        }),
      ),
    )
    for (const { Key, Size, LastModified } of page.Contents ?? [])
      if (Key !== undefined) yield { key: Key, size: Size ?? 0, changedAt: LastModified?.getTime() ?? 0 }
    token = page.NextContinuationToken
    more = token !== undefined
  }
}

/** Uploads in parts that were begun and neither completed nor aborted. */
export async function* listHalfUploads(s3: S3, prefix: string): AsyncGenerator<HalfUpload> {
  for (let from: Marks | undefined = {}; from;) {
    const page: ListMultipartUploadsCommandOutput | undefined = await pageOfUploads(s3, prefix, from)
    for (const { Key, UploadId, Initiated } of page?.Uploads ?? [])
      if (Key !== undefined && UploadId !== undefined)
        yield { key: Key, uploadId: UploadId, begunAt: Initiated?.getTime() ?? 0 }
    from = page?.IsTruncated
      ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
      : undefined
  }
}

type Marks = { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined }

async function pageOfUploads(s3: S3, Prefix: string, from: Marks) {
  return s3
    .read((client, { ListMultipartUploadsCommand }) =>
      client.send(new ListMultipartUploadsCommand({ Bucket: s3.place.bucket, Prefix, ...from })),
    )
    .catch(noneIfUnknown)
}

/** A service that cannot list them clears them away by itself, by a rule of the bucket. */
function noneIfUnknown(error: unknown): undefined {
  if (!(error instanceof StorageFault) || statusOf(error.cause ?? {}) !== 501) throw error
}

export const abortHalfUpload = (s3: S3, { key, uploadId }: Pick<HalfUpload, 'key' | 'uploadId'>) =>
  abortUpload(s3, key, uploadId)

/**
 * Asks for everything that the settings have to allow, once, with a few bytes.
 * @throws StorageFault which is not temporary where a setting has to be corrected
 */
export async function tryBucket(s3: S3, key: string): Promise<void> {
  await s3.write((client, { PutObjectCommand }) =>
    client.send(new PutObjectCommand({ Bucket: s3.place.bucket, Key: key, Body: Buffer.from('ok') })),
  )
  if (!(await findObject(s3, key))) throw new EntryMissing(key)
  await s3.read((client, { ListObjectsV2Command }) =>
    client.send(new ListObjectsV2Command({ Bucket: s3.place.bucket, MaxKeys: 1 })),
  )
  for await (const half of listHalfUploads(s3, key)) void half
  await removeObject(s3, key)
}

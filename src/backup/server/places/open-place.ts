import { resolve } from 'node:path'
import type { S3Place } from '#platform/server/storage/s3.config.ts'
import { BackupProblem } from '../../manifest.ts'
import type { BackupPlace } from './backup-place.ts'
import { folderPlace } from './folder-place.ts'

/** How the buckets of backups are asked; which one, the address says: `s3://bucket/folder`. */
export type BackupS3 = Omit<S3Place, 'bucket'>

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*?))?\/?$/

/** @param to a folder, or `s3://bucket/folder` @throws BackupProblem */
export async function openPlace(to: string, s3: BackupS3 | undefined): Promise<BackupPlace> {
  if (!to.startsWith('s3://')) return folderPlace(resolve(to))
  const [, bucket, folder = ''] = BUCKET.exec(to) ?? []
  if (!bucket)
    throw new BackupProblem(`${to} is not the address of a bucket: write s3://bucket or s3://bucket/folder.`)
  if (!s3)
    throw new BackupProblem(
      `${to} cannot be used: set GREENLANE_BACKUP_S3_ACCESS_KEY_ID and GREENLANE_BACKUP_S3_SECRET_ACCESS_KEY.`,
    )
  // The client of buckets is loaded by whoever has one.
  const { bucketPlace } = await import('./bucket-place.ts')
  return bucketPlace({ ...s3, bucket }, folder)
}

const ONE_OF_ITS_BACKUPS = /^(.*)[/\\]backups[/\\](\d{8}T\d{6}Z)[/\\]?$/

/** Takes apart what is restored from: a place, or one of the backups in it. */
export function readFrom(from: string): { place: string; name: string | undefined } {
  const whole = from.startsWith('s3://') ? from : resolve(from)
  const [, place, name] = ONE_OF_ITS_BACKUPS.exec(whole) ?? []
  return place === undefined ? { place: whole, name: undefined } : { place, name }
}

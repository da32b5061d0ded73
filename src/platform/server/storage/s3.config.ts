import { z } from 'zod'
import { ConfigProblem, httpAddress, type RawSettings, setting } from '../settings.ts'
import type { StoreKind } from './entry-store.ts'

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** What is sealed needs no secrecy on its way, but the credentials' signature and the answers do. */
export const overTls = (address: string | undefined): string | undefined =>
  address === undefined || address.startsWith('https://') || LOOPBACK.has(new URL(address).hostname)
    ? undefined
    : 'must begin with https://'

export const STORAGE_SETTINGS = {
  filesIn: setting({
    env: 'GREENLANE_FILES',
    doc: 'Where new files are stored: `folder` (below `GREENLANE_DATA_DIR`) or `s3`. Files that lie in the other one are still read there until `npm run files -- --move` has moved them, see “Files” below.',
    schema: z.enum(['folder', 's3']),
    default: 'folder',
  }),
  s3Bucket: setting({
    env: 'GREENLANE_S3_BUCKET',
    doc: 'The bucket. It belongs to this portal alone, is private, and keeps no older versions: what is deleted must be gone.',
    schema: z.string().regex(BUCKET, 'must be the name of a bucket'),
  }),
  s3Region: setting({
    env: 'GREENLANE_S3_REGION',
    doc: 'The region that the bucket lies in.',
    schema: z.string().min(1),
    default: 'us-east-1',
  }),
  s3Endpoint: setting({
    env: 'GREENLANE_S3_ENDPOINT',
    doc: 'The address of an S3 service other than Amazon’s, e.g. `https://s3.example.com`.',
    schema: httpAddress,
    production: overTls,
  }),
  s3PathStyle: setting({
    env: 'GREENLANE_S3_PATH_STYLE',
    doc: 'Whether the bucket is named in the path (`https://s3.example.com/bucket`) rather than in the host name. By default `true` with `GREENLANE_S3_ENDPOINT` and `false` without it.',
    schema: z.enum(['true', 'false']),
  }),
  s3AccessKeyId: setting({
    env: 'GREENLANE_S3_ACCESS_KEY_ID',
    doc: 'Who asks the bucket. It needs to list the bucket and its multipart uploads, and to read, write and delete objects.',
    schema: z.string().min(1),
  }),
  s3SecretAccessKey: setting({
    env: 'GREENLANE_S3_SECRET_ACCESS_KEY',
    doc: 'The secret of that key.',
    schema: z.string().min(1),
    secret: true,
  }),
} as const

/** A bucket, and how it is asked. */
export type S3Place = {
  bucket: string
  region: string
  endpoint: string | undefined
  pathStyle: boolean
  accessKeyId: string
  secretAccessKey: string
  /** With what the names of its settings begin, for what people are told; GREENLANE_S3 unless said. */
  settings?: string
}
export type StorageConfig = { storage: { filesIn: StoreKind; s3: S3Place | undefined } }

/** Where the service is, and how it is spoken to, as far as somebody has said so. */
export const serviceOf = ({
  region = 'us-east-1',
  endpoint,
  pathStyle,
}: {
  region: string | undefined
  endpoint: string | undefined
  pathStyle: 'true' | 'false' | undefined
}): Pick<S3Place, 'region' | 'endpoint' | 'pathStyle'> => ({
  region,
  endpoint,
  pathStyle: pathStyle === undefined ? endpoint !== undefined : pathStyle === 'true',
})

/** @throws ConfigProblem where a bucket is only half described */
export function storageConfig(raw: RawSettings<typeof STORAGE_SETTINGS>): StorageConfig {
  const { s3Bucket: bucket, s3AccessKeyId: accessKeyId, s3SecretAccessKey: secretAccessKey } = raw
  const filesIn = raw.filesIn ?? 'folder'
  if (filesIn === 'folder' && bucket === undefined) return { storage: { filesIn, s3: undefined } }
  if (!bucket || !accessKeyId || !secretAccessKey)
    throw new ConfigProblem(
      Object.entries({ s3Bucket: bucket, s3AccessKeyId: accessKeyId, s3SecretAccessKey: secretAccessKey })
        .filter(([, value]) => !value)
        .map(
          ([name]) =>
            `${STORAGE_SETTINGS[name as 's3Bucket'].env} is missing: files cannot be kept in a bucket without it`,
        ),
    )
  return {
    storage: {
      filesIn,
      s3: {
        bucket,
        ...serviceOf({ region: raw.s3Region, endpoint: raw.s3Endpoint, pathStyle: raw.s3PathStyle }),
        accessKeyId,
        secretAccessKey,
      },
    },
  }
}

import { z } from 'zod'
import { ConfigProblem, httpAddress, type RawSettings, setting } from '#platform/server/settings.ts'
import { overTls, serviceOf } from '#platform/server/storage/s3.config.ts'
import type { BackupS3 } from './places/open-place.ts'

const publicKeys = z
  .string()
  .refine((text) => text.split(',').every((key) => /^age1[0-9a-z]{50,}$/.test(key.trim())), {
    message: 'must be a public key that begins with age1 (npm run backup -- --new-key <file>)',
  })

export const BACKUP_SETTINGS = {
  backupTo: setting({
    env: 'GREENLANE_BACKUP_TO',
    doc: 'Where backups are written to: a folder, which should lie on another machine’s disk, or `s3://bucket/folder`.',
    schema: z.string().min(1),
  }),
  backupS3Region: setting({
    env: 'GREENLANE_BACKUP_S3_REGION',
    doc: 'The region that the bucket of the backups lies in.',
    schema: z.string().min(1),
    default: 'us-east-1',
  }),
  backupS3Endpoint: setting({
    env: 'GREENLANE_BACKUP_S3_ENDPOINT',
    doc: 'The address of an S3 service other than Amazon’s.',
    schema: httpAddress,
    production: overTls,
  }),
  backupS3PathStyle: setting({
    env: 'GREENLANE_BACKUP_S3_PATH_STYLE',
    doc: 'As `GREENLANE_S3_PATH_STYLE`, for the backups.',
    schema: z.enum(['true', 'false']),
  }),
  backupS3AccessKeyId: setting({
    env: 'GREENLANE_BACKUP_S3_ACCESS_KEY_ID',
    doc: 'The key id of the account that writes backups to the bucket. Take another account than that of the files: whoever can delete the files should not be able to delete their backups.',
    schema: z.string().min(1),
  }),
  backupS3SecretAccessKey: setting({
    env: 'GREENLANE_BACKUP_S3_SECRET_ACCESS_KEY',
    doc: 'The secret of that key.',
    schema: z.string().min(1),
    secret: true,
  }),
  backupKeys: setting({
    env: 'GREENLANE_BACKUP_KEYS',
    doc: 'The public keys that backups are sealed with, separated by commas; each of their private keys opens them. `npm run backup -- --new-key <file>` makes a pair; keep the private key away from this server.',
    schema: publicKeys,
  }),
  backupHour: setting({
    env: 'GREENLANE_BACKUP_HOUR',
    doc: 'The hour, in UTC, after which the server writes its backup each day, once it has a folder and a key. Administrators get a mail when one fails, and when the last one is older than a day and a half.',
    schema: z.coerce.number().int().min(0).max(23),
    default: 2,
  }),
  backupKeep: setting({
    env: 'GREENLANE_BACKUP_KEEP',
    doc: 'How many backups are kept: after each one of the server’s own, older ones are deleted, and the files that only they had.',
    schema: z.coerce.number().int().min(1).max(3650),
    default: 30,
  }),
  backupProveDays: setting({
    env: 'GREENLANE_BACKUP_PROVE_DAYS',
    doc: 'In how many days everything that earlier backups wrote is read again, a share of it after each backup. What is damaged is named in a mail to administrators, on their start page and in the log.',
    schema: z.coerce.number().int().min(1).max(365),
    default: 28,
  }),
} as const

export type BackupConfig = {
  backup: {
    to: string | undefined
    s3: BackupS3 | undefined
    keys: string[]
    hour: number
    keep: number
    proveDays: number
  }
}

export function backupConfig(raw: RawSettings<typeof BACKUP_SETTINGS>): BackupConfig {
  const keys = raw.backupKeys?.split(',').map((key) => key.trim()) ?? []
  if (raw.backupTo !== undefined && keys.length === 0)
    throw new ConfigProblem([
      'GREENLANE_BACKUP_KEYS is missing: no backup is written without a public key to seal it with (npm run backup -- --new-key <file>)',
    ])
  const s3 = backupS3(raw)
  if (raw.backupTo?.startsWith('s3://') && !s3)
    throw new ConfigProblem([
      'GREENLANE_BACKUP_S3_ACCESS_KEY_ID and GREENLANE_BACKUP_S3_SECRET_ACCESS_KEY are missing: a bucket takes no backups without them',
    ])
  return {
    backup: {
      to: raw.backupTo,
      s3,
      keys,
      hour: raw.backupHour ?? 2,
      keep: raw.backupKeep ?? 30,
      proveDays: raw.backupProveDays ?? 28,
    },
  }
}

/** How buckets of backups are asked; undefined: they cannot be. */
export function backupS3(raw: RawSettings<typeof BACKUP_SETTINGS>): BackupS3 | undefined {
  const { backupS3AccessKeyId: accessKeyId, backupS3SecretAccessKey: secretAccessKey } = raw
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined
  const { backupS3Region: region, backupS3Endpoint: endpoint, backupS3PathStyle: pathStyle } = raw
  return {
    ...serviceOf({ region, endpoint, pathStyle }),
    accessKeyId,
    secretAccessKey,
    settings: 'GREENLANE_BACKUP_S3',
  }
}

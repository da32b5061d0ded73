import { z } from 'zod'
import { ConfigProblem, type RawSettings, setting } from '#platform/server/settings.ts'

const publicKeys = z
  .string()
  .refine((text) => text.split(',').every((key) => /^age1[0-9a-z]{50,}$/.test(key.trim())), {
    message: 'must be a public key that begins with age1 (npm run backup -- --new-key <file>)',
  })

export const BACKUP_SETTINGS = {
  backupTo: setting({
    env: 'GREENLANE_BACKUP_TO',
    doc: 'The folder that backups are written to. It should lie on another machine’s disk.',
    schema: z.string().min(1),
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
} as const

export type BackupConfig = {
  backup: { to: string | undefined; keys: string[]; hour: number; keep: number }
}

export function backupConfig(raw: RawSettings<typeof BACKUP_SETTINGS>): BackupConfig {
  const keys = raw.backupKeys?.split(',').map((key) => key.trim()) ?? []
  if (raw.backupTo !== undefined && keys.length === 0)
    throw new ConfigProblem([
      'GREENLANE_BACKUP_KEYS is missing: no backup is written without a public key to seal it with (npm run backup -- --new-key <file>)',
    ])
  return {
    backup: {
      to: raw.backupTo,
      keys,
      hour: raw.backupHour ?? 2,
      keep: raw.backupKeep ?? 30,
    },
  }
}

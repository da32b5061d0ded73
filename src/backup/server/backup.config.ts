import { z } from 'zod'
import { type RawSettings, setting } from '#platform/server/settings.ts'

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
} as const

export type BackupConfig = { backup: { to: string | undefined; keys: string[] } }

export function backupConfig(raw: RawSettings<typeof BACKUP_SETTINGS>): BackupConfig {
  return {
    backup: {
      to: raw.backupTo,
      keys: raw.backupKeys?.split(',').map((key) => key.trim()) ?? [],
    },
  }
}

import { parseArgs } from 'node:util'
import '../src/main/quick-imports.ts'
import type { WrittenBackup } from '../src/backup/server/public.ts'

/*
 * Writes a backup of the database and the stored files, while the server runs or not.
 *   npm run backup [-- --to /mnt/backups]     without --to: GREENLANE_BACKUP_TO; also s3://bucket/folder
 *   npm run backup -- --new-key backup.key    makes the pair of keys that backups are sealed with
 */

const { BackupProblem } = await import('../src/backup/manifest.ts')
const { makeKeyFile } = await import('../src/backup/server/public.ts')
const { backUpNow } = await import('../src/main/back-up.ts')
const { withProduct } = await import('../src/main/with-product.ts')
const { ConfigProblem } = await import('../src/platform/server/settings.ts')

const USAGE = 'npm run backup -- --to <folder>   or   npm run backup -- --new-key <file>'

function readArguments() {
  const text = { type: 'string' } as const
  try {
    return parseArgs({ options: { to: text, 'new-key': text } }).values
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : ''}\n\n${USAGE}`)
    process.exit(1)
  }
}

async function newKey(file: string): Promise<void> {
  const publicKey = await makeKeyFile(file)
  console.log(
    [
      `${file} holds the private key. Move it away from this server, and keep two copies: without it no backup opens.`,
      '',
      `  GREENLANE_BACKUP_KEYS=${publicKey}`,
      '',
      'Put this line into the settings of the server.',
    ].join('\n'),
  )
}

async function backUp(to: string | undefined): Promise<void> {
  const written = await withProduct(process.env, async ({ deps }) => {
    const { backup } = deps.config
    const where = to ?? backup.to
    if (!where)
      throw new BackupProblem(
        `Where to? Name a folder or s3://bucket/folder, or set GREENLANE_BACKUP_TO.\n\n${USAGE}`,
      )
    return await backUpNow(deps, where)
  })
  console.log(told(written))
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

function told({ name, tables, rows, bytes, files, missing }: WrittenBackup): string {
  const lines = [
    `Backup ${name} is written and read back: ${rows} rows of ${tables} tables in ${megabytes(bytes)}, ${files.count} files of ${megabytes(files.total)} (${files.copied} of them new, ${megabytes(files.copiedBytes)}).`,
    'It opens with the private key alone; files and sealed answers in it also need GREENLANE_ENCRYPTION_KEYS.',
  ]
  if (missing.length > 0)
    lines.push(
      `${missing.length} files are named by rows but were not in the store: ${missing.slice(0, 5).join(', ')}`,
    )
  return lines.join('\n')
}

const values = readArguments()
try {
  if (values['new-key']) await newKey(values['new-key'])
  else await backUp(values.to)
} catch (error) {
  if (!(error instanceof ConfigProblem || error instanceof BackupProblem)) throw error
  console.error(error.message)
  process.exit(1)
}

import { join } from 'node:path'
import { parseArgs } from 'node:util'
import '../src/main/quick-imports.ts'
import type { Restored } from '../src/backup/server/public.ts'

/*
 * Restores a backup into an empty database and an empty folder.
 *   npm run restore -- --from /mnt/backups --into postgres://… --files /data/files --key backup.key
 *   npm run restore -- --from /mnt/backups --data .data-restored --key backup.key     with a database of its own in it
 * --from is what was backed up to (then the newest backup is restored), or one of the folders in its backups/.
 */

const { BackupProblem } = await import('../src/backup/manifest.ts')
const { readKeyFile, restoreBackup } = await import('../src/backup/server/public.ts')
const { MIGRATIONS } = await import('../src/main/back-up.ts')
const { startEmbeddedPostgres } =
  await import('../src/platform/server/embedded-postgres/embedded-postgres.ts')

const USAGE =
  'npm run restore -- --from <folder> --into <DATABASE_URL> [--files <folder>] --key <file>\nnpm run restore -- --from <folder> --data <folder> --key <file>'

type Wanted = { from: string; key: string } & (
  | { into: string; files?: string | undefined }
  | { data: string }
)

function readArguments(): Wanted {
  const text = { type: 'string' } as const
  try {
    const options = { from: text, into: text, files: text, key: text, data: text }
    const { from, into, files, key, data } = parseArgs({ options }).values
    if (from && key && into && !data) return { from, key, into, files }
    if (from && key && data && !into && !files) return { from, key, data }
    throw new Error('Say where from, where to, and with which key.')
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : ''}\n\n${USAGE}`)
    process.exit(1)
  }
}

async function restore(wanted: Wanted): Promise<Restored> {
  const keys = await readKeyFile(wanted.key)
  const { from } = wanted
  if ('into' in wanted) return restoreBackup({ ...wanted, keys, migrations: MIGRATIONS })
  const { data } = wanted
  const postgres = await startEmbeddedPostgres({ dataDir: join(data, 'postgres') })
  const place = { into: postgres.url, files: join(data, 'files') }
  return restoreBackup({ from, ...place, keys, migrations: MIGRATIONS }).finally(() => postgres.stop())
}

const wanted = readArguments()
try {
  const { name, takenAt, version, rows, files, missing, erasedAgain } = await restore(wanted)
  console.log(
    [
      `Backup ${name} of ${takenAt} (release ${version}) is restored: ${rows} rows, ${files} files.`,
      ...(missing.length > 0 ? [`${missing.length} files were gone before it was taken.`] : []),
      ...(erasedAgain > 0
        ? [`${erasedAgain} people who were erased since are erased again when the server starts.`]
        : []),
      'The files and sealed answers open with the GREENLANE_ENCRYPTION_KEYS of that day (a demo: secrets.json of its data folder).',
    ].join('\n'),
  )
} catch (error) {
  if (!(error instanceof BackupProblem)) throw error
  console.error(error.message)
  process.exit(1)
}

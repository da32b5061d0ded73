import { join } from 'node:path'
import { parseArgs } from 'node:util'
import '../src/main/quick-imports.ts'
import type { Restored } from '../src/backup/server/public.ts'

/*
 * Restores a backup into an empty database and an empty folder.
 *   npm run restore -- --from /mnt/backups --into postgres://… --files /data/files --key backup.key
 *   npm run restore -- --skip-damaged …     leaves out files whose copy is damaged, names them, and ends with 2
 *   npm run restore -- --from /mnt/backups --data .data-restored --key backup.key     with a database of its own in it
 * --from is what was backed up to (then the newest backup is restored), or one of the folders in its backups/; a bucket is
 * asked by the GREENLANE_BACKUP_S3_… of the environment.
 */

const { BackupProblem } = await import('../src/backup/manifest.ts')
const { backupS3, openPlace, readFrom, readKeyFile, restoreBackup } =
  await import('../src/backup/server/public.ts')
const { BACKUP_SETTINGS } = await import('../src/backup/server/backup.config.ts')
const { ConfigProblem, readSettings } = await import('../src/platform/server/settings.ts')
const { MIGRATIONS } = await import('../src/main/back-up.ts')
const { startEmbeddedPostgres } =
  await import('../src/platform/server/embedded-postgres/embedded-postgres.ts')

const USAGE =
  'npm run restore -- --from <folder> --into <DATABASE_URL> [--files <folder>] --key <file> [--skip-damaged]\nnpm run restore -- --from <folder> --data <folder> --key <file> [--skip-damaged]'

type Wanted = { from: string; key: string; skipDamaged: boolean } & (
  | { into: string; files?: string | undefined }
  | { data: string }
)

function readArguments(): Wanted {
  const text = { type: 'string' } as const
  try {
    const flag = { type: 'boolean' } as const
    const options = { from: text, into: text, files: text, key: text, data: text, 'skip-damaged': flag }
    const {
      from,
      into,
      files,
      key,
      data,
      'skip-damaged': skipDamaged = false,
    } = parseArgs({ options }).values
    if (from && key && into && !data) return { from, key, skipDamaged, into, files }
    if (from && key && data && !into && !files) return { from, key, skipDamaged, data }
    throw new Error('Say where from, where to, and with which key.')
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : ''}\n\n${USAGE}`)
    process.exit(1)
  }
}

async function restore(wanted: Wanted): Promise<Restored> {
  const keys = await readKeyFile(wanted.key)
  const { place, name } = readFrom(wanted.from)
  const settings = readSettings(BACKUP_SETTINGS, process.env, { production: false })
  await using from = await openPlace(place, backupS3(settings))
  const { skipDamaged } = wanted
  if ('into' in wanted) {
    const { into, files } = wanted
    return await restoreBackup({ from, name, into, files, keys, migrations: MIGRATIONS, skipDamaged })
  }
  const { data } = wanted
  const postgres = await startEmbeddedPostgres({ dataDir: join(data, 'postgres') })
  const where = { into: postgres.url, files: join(data, 'files') }
  return await restoreBackup({ from, name, ...where, keys, migrations: MIGRATIONS, skipDamaged }).finally(
    () => postgres.stop(),
  )
}

const wanted = readArguments()
try {
  const { name, takenAt, version, rows, files, missing, skipped, erasedAgain } = await restore(wanted)
  console.log(
    [
      `Backup ${name} of ${takenAt} (release ${version}) is restored: ${rows} rows, ${files} files.`,
      ...(missing.length > 0 ? [`${missing.length} files were gone before it was taken.`] : []),
      ...(skipped.length > 0
        ? [
            `${skipped.length} files were LEFT OUT, since their copies are damaged; the server's hourly sweep will name their rows:`,
            ...skipped.map((key) => `  ${key}`),
          ]
        : []),
      ...(erasedAgain > 0
        ? [`${erasedAgain} people who were erased since are erased again when the server starts.`]
        : []),
      'The files and sealed answers open with the GREENLANE_ENCRYPTION_KEYS of that day (a demo: secrets.json of its data folder).',
    ].join('\n'),
  )
  // Restored, but not all of it: neither 0 nor the 1 of a restore that wrote nothing.
  if (skipped.length > 0) process.exitCode = 2
} catch (error) {
  if (!(error instanceof BackupProblem || error instanceof ConfigProblem)) throw error
  console.error(error.message)
  process.exit(1)
}

import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { BackupSource } from '#backup/server/public.ts'
import type { AppDeps } from './config.ts'
import { fileIds } from './file-ids.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/** The folder of generated SQL. */
export const MIGRATIONS = resolve(ROOT, 'migrations')

/** What is backed up: this database, with the files that its rows name. */
export async function backupSource({ config, db, files }: AppDeps): Promise<BackupSource> {
  const { version } = JSON.parse(await readFile(resolve(ROOT, 'package.json'), 'utf8')) as { version: string }
  return { databaseUrl: config.databaseUrl, db, files, fileIds, migrations: MIGRATIONS, version }
}

import { readdir } from 'node:fs/promises'
import { piecesOf } from '#platform/server/storage/entry-store.ts'
import { createFolderEntries } from '#platform/server/storage/folder-entries.ts'
import { migrateDatabase } from '#platform/server/migrate.ts'
import { BackupProblem, type DamagedCopy, type Manifest } from '../manifest.ts'
import { loadTables, refuseHoldingDatabase } from './load.repository.ts'
import { findMigration, withMigrationsUpTo } from './migration-levels.ts'
import { measure, readPlaced } from './parts.ts'
import type { BackupPlace } from './places/backup-place.ts'
import { folderFault } from './places/folder-place.ts'
import { readErasures } from './erasures-beside.ts'
import { replayErasures } from './replay.repository.ts'
import {
  findBackup,
  type FoundBackup,
  listedFiles,
  manifestOf,
  proveFiles,
  proveKey,
  proveParts,
  streamPart,
} from './read-backup.ts'
import { connect } from './snapshot.queries.ts'
import { jobsLevel } from './levels.queries.ts'
import { fileOf } from './target.ts'

export type Restoration = {
  from: BackupPlace
  /** One of its backups; without it the newest. */
  name?: string | undefined
  /** The address of an empty database. */
  into: string
  /** The folder for stored files, empty or not there; without it they stay where they are. */
  files?: string | undefined
  keys: readonly string[]
  migrations: string
  /** Restores all but the copies of files that are damaged; without it one stops everything. */
  skipDamaged?: boolean
}
export type Restored = {
  name: string
  takenAt: string
  version: string
  rows: number
  files: number
  missing: string[]
  /** What was left out because its copy is damaged: where it lies in the place. */
  skipped: string[]
  /** People who were erased after the backup was taken: they are erased once more when the server starts. */
  erasedAgain: number
}

/**
 * Restores a backup into an empty database and an empty folder. Everything is proven before anything is written.
 * @throws BackupProblem
 */
export async function restoreBackup(wanted: Restoration): Promise<Restored> {
  const found = await findBackup(wanted.from, wanted.name)
  const manifest = await manifestOf(found)
  await proveParts(found, manifest)
  await refuseNewer(wanted.migrations, manifest)
  await proveKey(found, manifest, wanted.keys)
  await refuseHoldingFolder(wanted.files)
  await refuseHoldingDatabase(wanted.into)
  const damaged =
    wanted.files === undefined ? new Map<string, DamagedCopy>() : await proveFiles(found, manifest)
  if (!wanted.skipDamaged) refuseDamaged(damaged)
  const erasures = await readErasures(found.place, { areKept: manifest.erasuresBeside })
  await restoreDatabase(wanted, found, manifest)
  const erasedAgain = await replayErasures(wanted.into, erasures)
  const files = wanted.files === undefined ? 0 : await restoreFiles(wanted.files, found, manifest, damaged)
  return {
    name: found.name,
    takenAt: manifest.takenAt,
    version: manifest.version,
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    files,
    missing: manifest.files.missing,
    skipped: [...damaged.keys()],
    erasedAgain,
  }
}

/** Migrates to the level of the backup, loads, and migrates on: so a backup of an older release becomes one of ours. */
async function restoreDatabase(
  { into, keys, migrations }: Restoration,
  { place, folder }: FoundBackup,
  manifest: Manifest,
): Promise<void> {
  try {
    await withMigrationsUpTo(migrations, manifest.migration.when, (upTo) =>
      migrateDatabase({ url: into, folder: upTo }),
    )
    await refuseNewerJobs(into, manifest)
    const tables = manifest.tables.map((table) => ({
      table,
      into: streamPart({ place, key: `${folder}${table.part}` }, keys),
    }))
    await loadTables(into, manifest, tables)
    await migrateDatabase({ url: into, folder: migrations })
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error)
    throw new BackupProblem(
      `${what}\nThe database ${new URL(into).pathname.slice(1)} has tables now but not its rows: drop it (dropdb) and make it anew (createdb) before the next try.`,
      { cause: error },
    )
  }
}

async function refuseNewer(migrations: string, { migration, version }: Manifest): Promise<void> {
  if (await findMigration(migrations, migration.when)) return
  throw new BackupProblem(
    `This backup is of a newer release (${version}, ${migration.tag}), which this one cannot read. Install that release or a later one, and restore with it.`,
  )
}

async function refuseNewerJobs(url: string, { jobsMigration, version }: Manifest): Promise<void> {
  const client = await connect(url)
  const ours = await jobsLevel(client).finally(() => client.end())
  if (jobsMigration <= ours) return
  throw new BackupProblem(
    `The job queue in this backup is of a newer release (${version}). Install that release or a later one, and restore with it.`,
  )
}

async function refuseHoldingFolder(folder: string | undefined): Promise<void> {
  if (folder === undefined) return
  const held = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw folderProblem(error, folder)
  })
  if (held.length > 0)
    throw new BackupProblem(
      `The folder ${folder} holds files already; nothing was changed. Name an empty one.`,
    )
}

/** @throws DamagedCopy the first of them, with how all others are restored nevertheless */
function refuseDamaged(damaged: ReadonlyMap<string, DamagedCopy>): void {
  const [first] = damaged.values()
  if (!first) return
  const more = damaged.size === 1 ? 'It is the only one' : `Of ${damaged.size} files the copy is damaged`
  throw new BackupProblem(
    `${first.message} ${more}: if no other backup has it whole, npm run restore -- --skip-damaged … restores everything else and names what it leaves out.`,
    { cause: first },
  )
}

/** @returns how many */
async function restoreFiles(
  folder: string,
  found: FoundBackup,
  manifest: Manifest,
  damaged: ReadonlyMap<string, unknown>,
): Promise<number> {
  let count = 0
  const entries = createFolderEntries(folder)
  try {
    for await (const file of listedFiles(found, manifest)) {
      if (damaged.has(fileOf(file))) continue
      await entries.write(file.entry, readPlaced({ place: found.place, key: fileOf(file) }))
      const written = await measure(piecesOf(entries, file.entry))
      if (written.sha256 !== file.sha256)
        throw new BackupProblem(
          `The restored file ${file.entry} in ${folder} is not what was written to it: its disk is faulty.`,
        )
      count += 1
    }
  } catch (error) {
    throw folderProblem(error, folder)
  }
  return count
}

function folderProblem(error: unknown, folder: string): unknown {
  const fault = folderFault(error, folder)
  return fault === undefined ? error : new BackupProblem(fault, { cause: error })
}

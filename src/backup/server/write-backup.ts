import { Readable } from 'node:stream'
import type { Executor } from '#platform/server/database.ts'
import type { FileStore } from '#platform/server/files.ts'
import { BackupProblem, FORMAT, type Manifest, writeManifest } from '../manifest.ts'
import { type CopiedFile, createFileCopier, type FileCopier } from './copy-files.ts'
import { keepErasures } from './erasures-beside.ts'
import { findMigration } from './migration-levels.ts'
import { writeOpenPart, writePart } from './parts.ts'
import type { BackupPlace } from './places/backup-place.ts'
import { manifestOf, proveParts } from './read-backup.ts'
import { sealing } from './seal.ts'
import { type Snapshot, whileNoBackupIsWritten, withSnapshot } from './snapshot.queries.ts'
import { inNewBackup, MANIFEST, nameOf, problemWith } from './target.ts'

export type BackupSource = {
  databaseUrl: string
  files: FileStore
  /** The ids of all stored files that rows name. */
  fileIds(executor: Executor): AsyncIterable<string>
  /** The people who were erased: noted beside the backups, also those that could not be noted when it happened. */
  erasures(): Promise<{ id: string; userId: string; at: Date; closed: readonly string[] }[]>
  /** The handle outside the moment of the backup. */
  db: Executor
  migrations: string
  version: string
}
export type BackupTarget = {
  place: BackupPlace
  keys: readonly string[]
  /** Called once the moment is taken and before anything of it is read, for proofs. */
  inSnapshot?: (id: string) => Promise<void>
}
export type WrittenBackup = {
  name: string
  tables: number
  rows: number
  /** Of the database's parts. */
  bytes: number
  files: { count: number; total: number; copied: number; copiedBytes: number }
  /** Rows whose file is gone from the store: not our loss, but somebody's. */
  missing: string[]
}

/** A file may be deleted with its row after the moment of the backup: then another moment is taken. */
const MOMENTS = 3

/**
 * Writes one consistent backup while the product goes on, and reads it back.
 * @throws BackupProblem if there is no key, or the target cannot take it; nothing of it is left then
 */
export async function writeBackup(
  source: BackupSource,
  target: BackupTarget,
  at: Date,
): Promise<WrittenBackup> {
  if (target.keys.length === 0)
    throw new BackupProblem(
      'No backup is written without a key to seal it with: make one by npm run backup -- --new-key <file>, put the public key into GREENLANE_BACKUP_KEYS, and keep the file away from this server.',
    )
  await sealing(target.keys)
  // All along: what is copied and not named yet must not be deleted as what no backup names.
  return whileNoBackupIsWritten(source.databaseUrl, () => write(source, target, at)).catch(
    (error: unknown) => {
      throw problemWith(target.place, error, 'Nothing was kept of this attempt.')
    },
  )
}

async function write(source: BackupSource, target: BackupTarget, at: Date): Promise<WrittenBackup> {
  const { place } = target
  const name = nameOf(at)
  await keepErasures(place, await source.erasures())
  return inNewBackup(place, name, async (folder) => {
    const copier = createFileCopier(source.files, place)
    // Before the moment is taken, so that little is left to be copied while the database keeps old rows for us.
    for await (const entry of source.files.entries()) if (!entry.isPart) await copier.copy(entry.name)
    for (let moment = 1; ; moment++) {
      const manifest = await withSnapshot(source.databaseUrl, (snapshot) =>
        writeMoment({ source, target, at, folder, copier, last: moment === MOMENTS }, snapshot),
      )
      if (!manifest) continue
      // The manifest makes it a backup: it comes last, when everything was read back.
      await proveParts({ place, folder }, manifest)
      await place.write(`${folder}${MANIFEST}`, Readable.from([Buffer.from(writeManifest(manifest))]))
      await manifestOf({ place, folder })
      return summary(name, manifest, copier)
    }
  })
}

type Moment = {
  source: BackupSource
  target: BackupTarget
  at: Date
  folder: string
  copier: FileCopier
  last: boolean
}

/** @returns nothing if another moment must be taken, since a file went with its row meanwhile */
async function writeMoment(moment: Moment, snapshot: Snapshot): Promise<Manifest | undefined> {
  const { source, target, at, folder } = moment
  await target.inSnapshot?.(snapshot.id)
  const files = await writeFiles(moment, snapshot)
  if (!files) return undefined
  const level = await snapshot.level()
  const migration = await findMigration(source.migrations, level.when)
  if (!migration)
    throw new BackupProblem(
      'The database was migrated by a newer release than this one. Back it up with the release that runs.',
    )
  const sequences = await snapshot.sequences()
  const partitions = await snapshot.partitions()
  const tables: Manifest['tables'] = []
  for (const [index, table] of (await snapshot.tables()).entries()) {
    const part = `${String(index + 1).padStart(4, '0')}.zst.age`
    const copy = snapshot.copy(table)
    const to = { place: target.place, key: `${folder}${part}` }
    const written = await writePart(to, copy.source, target.keys)
    tables.push({ ...table, rows: copy.rows(), part, ...written })
  }
  return {
    format: FORMAT,
    version: source.version,
    takenAt: at.toISOString(),
    migration,
    jobsMigration: level.jobs,
    tables,
    sequences,
    partitions,
    files,
    erasuresBeside: true,
  }
}

/** The list of files whose rows the moment has; each is in the target then. */
async function writeFiles(
  { source, target: { place }, folder, copier, last }: Moment,
  { executor }: Snapshot,
): Promise<Manifest['files'] | undefined> {
  const gone: string[] = []
  const sum = { count: 0, total: 0 }
  async function* lines(): AsyncGenerator<string> {
    for await (const id of source.fileIds(executor)) {
      const copied = await copier.copy(source.files.entryOf(id))
      if (!copied) {
        gone.push(id)
        continue
      }
      sum.count += 1
      sum.total += copied.size
      yield `${JSON.stringify(copied satisfies CopiedFile)}\n`
    }
  }
  const part = 'files.ndjson.zst'
  const written = await writeOpenPart({ place, key: `${folder}${part}` }, Readable.from(lines()))
  const missing = gone.length === 0 ? [] : await stillNamed(source, gone)
  if (missing.length < gone.length && !last) return undefined
  return { part, ...written, ...sum, missing: gone }
}

/** Those of `ids` that rows name even now. */
async function stillNamed(source: BackupSource, ids: readonly string[]): Promise<string[]> {
  const wanted = new Set(ids)
  const named: string[] = []
  for await (const id of source.fileIds(source.db)) if (wanted.has(id)) named.push(id)
  return named
}

function summary(name: string, { tables, files }: Manifest, { counts }: FileCopier): WrittenBackup {
  return {
    name,
    tables: tables.length,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    bytes: tables.reduce((sum, { bytes }) => sum + bytes, files.bytes),
    files: { count: files.count, total: files.total, copied: counts.copied, copiedBytes: counts.bytes },
    missing: files.missing,
  }
}

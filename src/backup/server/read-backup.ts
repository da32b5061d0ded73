import { pipeline, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createZstdDecompress } from 'node:zlib'
import { storageFaultIn } from '#platform/server/storage/storage-fault.ts'
import { BackupProblem, DamagedCopy, type Manifest, readManifest } from '../manifest.ts'
import type { CopiedFile } from './copy-files.ts'
import { readPlaced, type PlacedKey, proveFile, readPart } from './parts.ts'
import type { BackupPlace } from './places/backup-place.ts'
import { fileOf, folderOf, listBackups, MANIFEST, problemWith } from './target.ts'

export type FoundBackup = { name: string; place: BackupPlace; folder: string }

/** @param wanted the name of one of the place's backups; without it the newest is meant @throws BackupProblem */
export async function findBackup(place: BackupPlace, wanted?: string): Promise<FoundBackup> {
  const names = await listBackups(place).catch((error: unknown) => {
    throw problemWith(place, error, 'Nothing was restored.')
  })
  const name = wanted ?? names.at(-1)
  if (name !== undefined && names.includes(name)) return { name, place, folder: folderOf(name) }
  throw new BackupProblem(
    `${place.name} holds no whole backup${wanted ? ` ${wanted}` : ''}. Name what npm run backup wrote to, or one of the folders in its backups/.`,
  )
}

/** @throws BackupProblem */
export async function manifestOf({
  place,
  folder,
}: Pick<FoundBackup, 'place' | 'folder'>): Promise<Manifest> {
  const written = await text(place.read(`${folder}${MANIFEST}`)).catch((error: unknown) => {
    const why = storageFaultIn(error)?.message ?? (error as NodeJS.ErrnoException).code
    throw new BackupProblem(
      `${place.name}/${folder} has no manifest (${why}): it is not a backup, or not a whole one.`,
    )
  })
  return readManifest(written)
}

/** Reads every part back. @throws BackupProblem */
export async function proveParts(
  { place, folder }: Pick<FoundBackup, 'place' | 'folder'>,
  manifest: Manifest,
): Promise<void> {
  const partOf = (part: string): PlacedKey => ({ place, key: `${folder}${part}` })
  for (const table of manifest.tables)
    await proveFile(partOf(table.part), `${table.part} (${table.schema}.${table.name})`, table)
  await proveFile(partOf(manifest.files.part), manifest.files.part, manifest.files)
}

/** The stored files of a backup, one after the other. */
export async function* listedFiles(
  { place, folder }: Pick<FoundBackup, 'place' | 'folder'>,
  manifest: Manifest,
): AsyncGenerator<CopiedFile> {
  // What fails comes out of the iteration.
  const plain = pipeline(
    readPlaced({ place, key: `${folder}${manifest.files.part}` }),
    createZstdDecompress(),
    () => {},
  )
  let rest = ''
  for await (const piece of plain.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = `${rest}${piece}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line) as CopiedFile
  }
}

/** Reads every stored file of a backup to its end. @returns the keys of those that are damaged */
export async function proveFiles(found: FoundBackup, manifest: Manifest): Promise<Map<string, DamagedCopy>> {
  const { place } = found
  const damaged = new Map<string, DamagedCopy>()
  for await (const file of listedFiles(found, manifest)) {
    const key = fileOf(file)
    const expected = { bytes: file.size, sha256: file.sha256 }
    try {
      await proveFile({ place, key }, `The stored file ${file.entry}`, expected)
    } catch (error) {
      if (!(error instanceof DamagedCopy)) throw error
      damaged.set(key, error)
    }
  }
  return damaged
}

/** @throws BackupProblem if none of the keys opens the backup */
export async function proveKey(
  { place, folder }: FoundBackup,
  manifest: Manifest,
  keys: readonly string[],
): Promise<void> {
  const smallest = manifest.tables.toSorted((one, other) => one.bytes - other.bytes)[0]
  if (!smallest) return
  await readPart({ place, key: `${folder}${smallest.part}` }, nowhere(), keys)
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })

/** Streams a sealed part into a table. */
export const streamPart =
  (from: PlacedKey, keys: readonly string[]) =>
  async (target: Writable): Promise<void> =>
    readPart(from, target, keys)

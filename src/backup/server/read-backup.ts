import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'
import { BackupProblem, type Manifest } from '../manifest.ts'
import type { CopiedFile } from './copy-files.ts'
import { proveFile, readPart } from './parts.ts'
import { backupsOf, fileOf, listBackups, MANIFEST } from './target.ts'

export type FoundBackup = { name: string; target: string; folder: string }

/** @param from a target, of which the newest backup is meant, or one of its backups @throws BackupProblem */
export async function findBackup(from: string): Promise<FoundBackup> {
  if (await stat(join(from, MANIFEST)).catch(() => undefined))
    return { name: basename(from), target: dirname(dirname(from)), folder: from }
  const name = (await listBackups(from)).at(-1)
  if (name) return { name, target: from, folder: join(backupsOf(from), name) }
  throw new BackupProblem(
    `${from} holds no whole backup. Name the folder that npm run backup wrote to, or one of the folders in its backups/.`,
  )
}

/** The stored files of a backup, one after the other. */
export async function* listedFiles(
  { folder }: Pick<FoundBackup, 'folder'>,
  manifest: Manifest,
): AsyncGenerator<CopiedFile> {
  const plain = createReadStream(join(folder, manifest.files.part)).pipe(createZstdDecompress())
  for await (const line of createInterface({ input: plain, crlfDelay: Infinity }))
    yield JSON.parse(line) as CopiedFile
}

/** Reads every stored file of a backup to its end. @throws BackupProblem */
export async function proveFiles(found: FoundBackup, manifest: Manifest): Promise<void> {
  for await (const file of listedFiles(found, manifest))
    await proveFile(fileOf(found.target, file), `The stored file ${file.entry}`, {
      bytes: file.size,
      sha256: file.sha256,
    })
}

/** @throws BackupProblem if none of the keys opens the backup */
export async function proveKey(
  { folder }: FoundBackup,
  manifest: Manifest,
  keys: readonly string[],
): Promise<void> {
  const smallest = manifest.tables.toSorted((one, other) => one.bytes - other.bytes)[0]
  if (!smallest) return
  await readPart(join(folder, smallest.part), nowhere(), keys)
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })

/** Streams a sealed part into a table. */
export const streamPart =
  (file: string, keys: readonly string[]) =>
  async (target: Writable): Promise<void> =>
    readPart(file, target, keys)

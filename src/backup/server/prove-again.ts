import type { FileStore } from '#platform/server/files.ts'
import { BackupProblem, DamagedCopy } from '../manifest.ts'
import { shareOfBackup, shareOfFolder } from '../proof-share.ts'
import { isOfOneCopy, measure, proveFile, writeBytes } from './parts.ts'
import type { BackupPlace } from './places/backup-place.ts'
import { manifestOf } from './read-backup.ts'
import { copyIn, FILES, folderOf, listBackups, MANIFEST } from './target.ts'

type Wanted = {
  place: BackupPlace
  files: FileStore
  due: ReadonlySet<number>
  /** In how many days everything is read. */
  within: number
  /** Those that were damaged when they were read last. */
  known: readonly string[]
}
export type Proven = {
  read: number
  /** Where they lie in the place. */
  damaged: string[]
  /** Damaged ones that were copied anew from the store of files. */
  mended: string[]
}

const FOLDERS = Array.from({ length: 256 }, (_, at) => at.toString(16).padStart(2, '0'))

/**
 * Reads a share of what earlier backups wrote to its end: disks lose bits of what nobody reads. A damaged copy of a file
 * that the store still has is written anew.
 */
export async function proveAgain(wanted: Wanted): Promise<Proven> {
  const { known } = wanted
  const proven: Proven = { read: 0, damaged: [], mended: [] }
  const seen = new Set<string>()
  for await (const key of dueCopies(wanted)) {
    seen.add(key)
    await proveCopy(wanted, proven, key)
  }
  for await (const one of duePartsOf(wanted)) {
    seen.add(one.key)
    proven.read += 1
    if (!(await isWhole(() => one.prove()))) proven.damaged.push(one.key)
  }
  for (const key of known) if (!seen.has(key)) await recheck(wanted, proven, key)
  return proven
}

async function* dueCopies({ place, due, within }: Wanted): AsyncGenerator<string> {
  for (const folder of FOLDERS)
    if (due.has(shareOfFolder(folder, within)))
      for await (const { key } of place.list(`${FILES}${folder}/`)) if (copyIn(key)) yield key
}

type Part = { key: string; prove(): Promise<unknown> }

/** The parts of whole backups that are due, each manifest first. */
async function* duePartsOf({ place, due, within }: Wanted): AsyncGenerator<Part> {
  for (const name of await listBackups(place)) {
    if (!due.has(shareOfBackup(name, within))) continue
    const folder = folderOf(name)
    const key = `${folder}${MANIFEST}`
    yield { key, prove: () => manifestOf({ place, folder }) }
    const manifest = await manifestOf({ place, folder }).catch(() => undefined)
    for (const part of manifest ? [...manifest.tables, manifest.files] : [])
      yield {
        key: `${folder}${part.part}`,
        prove: () => proveFile({ place, key: `${folder}${part.part}` }, part.part, part),
      }
  }
}

async function proveCopy(wanted: Wanted, proven: Proven, key: string): Promise<void> {
  proven.read += 1
  const { place } = wanted
  const whole = await isWhole(async () => {
    const { sha256 } = await measure(place.read(key))
    if (sha256 !== copyIn(key)?.sha256) throw new DamagedCopy(key)
  })
  if (whole || !(await isThere(place, key))) return
  proven[(await isMended(wanted, key)) ? 'mended' : 'damaged'].push(key)
}

/** A part of a backup cannot be written anew: it stays damaged until its backup expires. */
async function recheck(wanted: Wanted, proven: Proven, key: string): Promise<void> {
  const { place } = wanted
  if (copyIn(key)) {
    if (await isThere(place, key)) await proveCopy(wanted, proven, key)
  } else if ((await listBackups(place)).some((name) => key.startsWith(folderOf(name)))) {
    proven.damaged.push(key)
  }
}

/** @throws what is a fault of the place and not of what is read */
async function isWhole(prove: () => Promise<unknown>): Promise<boolean> {
  try {
    await prove()
    return true
  } catch (error) {
    if (error instanceof BackupProblem || isOfOneCopy(error)) return false
    throw error
  }
}

/** What expired meanwhile is not damaged. */
async function isThere(place: BackupPlace, key: string): Promise<boolean> {
  for await (const found of place.list(key.slice(0, key.lastIndexOf('/') + 1)))
    if (found.key === key) return true
  return false
}

async function isMended({ place, files }: Wanted, key: string): Promise<boolean> {
  const { entry = '', sha256 } = copyIn(key) ?? {}
  const source = await files.sealed(entry)
  if (!source || (await measure(source.read())).sha256 !== sha256) return false
  return isWhole(async () => {
    const written = await writeBytes({ place, key }, source.read())
    await proveFile({ place, key }, key, { ...written, sha256 })
  })
}

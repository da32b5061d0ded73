import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { packFileIds } from '#declarations/server/public.ts'
import { listFileIds } from '#documents/server/public.ts'
import { productLog } from '#main/product-log.ts'
import { openDatabase } from '#platform/server/database.ts'
import { createLocalFileStore, type FileStore } from '#platform/server/files.ts'
import type { SecretBox } from '#platform/server/secret-box.ts'
import { exportFileIds } from '#privacy/server/public.ts'
import { reportFileIds } from '#reports/server/public.ts'

/** Hashes of all files in a store as they lie there, by their names. */
export async function sealedHashes(files: FileStore): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  for await (const { name, isPart } of files.entries()) {
    const hash = isPart ? undefined : await hashOf(files, name)
    if (hash) hashes.set(name, hash)
  }
  return hashes
}

async function hashOf(files: FileStore, name: string): Promise<string | undefined> {
  const found = await files.sealed(name)
  if (!found) return undefined
  const hash = createHash('sha256')
  await pipeline(found.read(), hash)
  return hash.digest('hex')
}

const ALL = 1_000_000

/**
 * Compares each file that a row of the restored database names, of whatever kind, with the hash that it had before
 * everything was destroyed. A kind of which there is none proves nothing, and is named.
 */
export async function compareSealed(
  before: ReadonlyMap<string, string>,
  { url, folder, box }: { url: string; folder: string; box: SecretBox },
): Promise<{ counts: Record<string, number>; different: string[] }> {
  const store = createLocalFileStore({ folder, box })
  const { db, close } = openDatabase({ url, log: productLog({ level: 'silent' }), max: 1 })
  const kinds = {
    papers: await listFileIds(db, '', ALL),
    'parts of reports': await reportFileIds(db),
    exports: await exportFileIds(db),
    'evidence packs': await packFileIds(db),
  }
  await close()
  const counts: Record<string, number> = {}
  const different: string[] = []
  for (const [kind, ids] of Object.entries(kinds)) {
    counts[kind] = ids.length
    if (ids.length === 0) different.push(`no ${kind} were there to compare`)
    for (const id of ids) {
      const expected = before.get(store.entryOf(id))
      const found = await hashOf(store, store.entryOf(id))
      if (found === undefined || found !== expected) different.push(`the file ${id} (${kind}) differs`)
    }
  }
  return { counts, different }
}

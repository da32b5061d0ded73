import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import type { Fingerprint } from '#backup/testing/fingerprint.ts'
import { createLocalFileStore } from '#platform/server/files.ts'
import type { SecretBox } from '#platform/server/secret-box.ts'
import { storedFileRows } from './stored-files.queries.ts'

/** The tables that differ. */
export function differences(expected: Fingerprint, found: Fingerprint): string[] {
  const names = new Set([...Object.keys(expected), ...Object.keys(found)])
  return [...names].filter((name) => {
    const [one, other] = [expected[name], found[name]]
    return one?.rows !== other?.rows || one?.hash !== other?.hash
  })
}

/** Opens every stored file and compares its hash with what its row said when it was uploaded. */
export async function compareFiles(restored: { url: string; folder: string; box: SecretBox }) {
  const store = createLocalFileStore(restored)
  const different: string[] = []
  const rows = await storedFileRows(restored.url)
  for (const row of rows) {
    const hash = createHash('sha256')
    const found = await store.get(row.id, row).catch(() => undefined)
    if (found) await pipeline(found, hash)
    if (!found || hash.digest('hex') !== row.sha256) different.push(row.id)
  }
  return { count: rows.length, different }
}

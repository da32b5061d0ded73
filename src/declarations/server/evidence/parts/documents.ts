import { getStoredFiles, type StoredFileRow } from '#documents/server/public.ts'
import { entryName } from '#platform/shared/entry-name.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { PackContext } from '../pack-context.ts'

/** A file of the company that belongs into the pack. */
export type WantedFile = { fileId: string; title: LocalText }

const AT_ONCE = 200

/**
 * Writes files of the company into a folder, each once.
 * @returns where each stands; null: it is damaged, or lost
 */
export async function writeDocuments(
  { deps, tx, pack, row, tick, unreadable }: PackContext,
  folder: string,
  wanted: readonly WantedFile[],
): Promise<Map<string, string | null>> {
  const places = new Map<string, string | null>()
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    const some = wanted.slice(from, from + AT_ONCE)
    const rows = await getStoredFiles(
      tx,
      row.companyId,
      some.map(({ fileId }) => fileId),
    )
    const files = new Map(rows.map((file) => [file.id, file]))
    for (const { fileId, title } of some) {
      if (places.has(fileId)) continue
      const file = files.get(fileId)
      const stream = file && (await opened(deps, file))
      if (!file || !stream) {
        places.set(fileId, null)
        unreadable.push(fileId)
        continue
      }
      const path = entryName(folder, places.size + 1, file.name)
      await pack.add(path, title, stream)
      places.set(fileId, path)
      await tick(1)
    }
  }
  return places
}

async function opened({ files, log }: PackContext['deps'], file: StoredFileRow) {
  if (file.scan !== 'clean') return undefined
  return files.get(file.id, file).catch((error: unknown) => {
    log.error({ fileId: file.id, err: error instanceof Error ? error.message : '' }, 'evidence lacks a file')
  })
}

/** For a cell that names a file of the pack. */
export const placeText = (place: string | null | undefined): string =>
  place ?? 'The file could not be read 文件无法读取'

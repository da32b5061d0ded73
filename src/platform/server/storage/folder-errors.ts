import { open } from 'node:fs/promises'

/** Anything else than that it went hides something, such as a disk that does not answer, and must be known. */
export function goneMeanwhile(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** What a folder that is not there holds. */
export function noneIfAway(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}

/** So that the names in a folder outlive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().catch(() => {})
  await handle.close()
}

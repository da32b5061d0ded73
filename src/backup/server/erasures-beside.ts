import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { BackupProblem } from '../manifest.ts'

/*
 * Beside the backups lies what they cannot know: who was erased after they were taken. One small file each, with ids and
 * the time; they are never deleted, and a restore reads them all.
 */

/** `closed`: the companies that were closed with the erasure. Notes of an earlier release name none. */
const erasure = z.object({
  id: z.string(),
  userId: z.string(),
  at: z.string(),
  closed: z.array(z.string()).default([]),
})
export type KeptErasure = z.infer<typeof erasure>

const folderOf = (target: string): string => join(target, 'erasures')
const NAME = /^[A-Za-z0-9_-]+\.json$/

/** Adds those that are not there. A file is whole or not there, also after a power cut. */
export async function keepErasures(
  target: string,
  done: readonly { id: string; userId: string; at: Date; closed: readonly string[] }[],
): Promise<void> {
  const folder = folderOf(target)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const there = new Set(await readdir(folder))
  for (const { id, userId, at, closed } of done) {
    const name = `${id}.json`
    if (there.has(name)) continue
    const draft = join(folder, `${name}.part`)
    const file = await open(draft, 'w', 0o600)
    await file.writeFile(`${JSON.stringify({ id, userId, at: at.toISOString(), closed })}\n`)
    await file.sync()
    await file.close()
    await rename(draft, join(folder, name))
  }
}

/** @throws BackupProblem if one cannot be read: to leave it out would bring somebody back */
export async function readErasures(target: string): Promise<KeptErasure[]> {
  const folder = folderOf(target)
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    // No folder: nobody was erased yet. Anything else may hide somebody.
    if (error.code === 'ENOENT') return []
    throw unreadable(folder, error)
  })
  const found: KeptErasure[] = []
  for (const name of names.filter((one) => NAME.test(one)).toSorted()) {
    const place = join(folder, name)
    const text = await readFile(place, 'utf8').catch((error: unknown) => {
      throw unreadable(place, error)
    })
    const read = erasure.safeParse(parsed(text))
    if (!read.success) throw unreadable(place, read.error)
    found.push(read.data)
  }
  return found
}

function unreadable(place: string, cause: unknown): BackupProblem {
  return new BackupProblem(
    `${place} says who was erased and cannot be read. Bring it back from a copy of the folder: without it, somebody who was erased would be restored.`,
    { cause },
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

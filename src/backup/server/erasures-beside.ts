import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { BackupProblem } from '../manifest.ts'
import type { BackupPlace } from './places/backup-place.ts'

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

const ERASURES = 'erasures/'
const NAME = /^[A-Za-z0-9_-]+\.json$/
const nameIn = (key: string): string => key.slice(ERASURES.length)

/** Shows that the notes are here, however many there are: a copy of the backups without them is not taken for one without erasures. */
const MARKER = 'kept-here.txt'
const MARKER_TEXT = 'Who was erased after a backup was taken is noted here. A restore reads these notes.\n'

/** Adds those that are not there. Each is whole or not there, also after a power cut. */
export async function keepErasures(
  place: BackupPlace,
  done: readonly { id: string; userId: string; at: Date; closed: readonly string[] }[],
): Promise<void> {
  const there = new Set<string>()
  for await (const { key } of place.list(ERASURES)) there.add(nameIn(key))
  if (!there.has(MARKER)) await place.write(`${ERASURES}${MARKER}`, Readable.from([Buffer.from(MARKER_TEXT)]))
  for (const { id, userId, at, closed } of done) {
    const name = `${id}.json`
    if (there.has(name)) continue
    const note = `${JSON.stringify({ id, userId, at: at.toISOString(), closed })}\n`
    await place.write(`${ERASURES}${name}`, Readable.from([Buffer.from(note)]))
  }
}

type Wanted = {
  /** Whether they must be here: the backup says that it kept them. */
  areKept?: boolean | undefined
  /** Ids of notes that need not be read. */
  but?: ReadonlySet<string>
}

/** @throws BackupProblem if one cannot be read, or all are gone: to leave one out would bring somebody back */
export async function readErasures(
  place: BackupPlace,
  { areKept = false, but = new Set() }: Wanted = {},
): Promise<KeptErasure[]> {
  const keys: string[] = []
  let isMarked = false
  try {
    for await (const { key } of place.list(ERASURES)) {
      const name = nameIn(key)
      if (name === MARKER) isMarked = true
      if (NAME.test(name) && !but.has(name.slice(0, -'.json'.length))) keys.push(key)
    }
  } catch (error) {
    throw unreadable(`${place.name}/${ERASURES}`, error)
  }
  if (areKept && !isMarked)
    throw new BackupProblem(
      `${place.name}/${ERASURES}${MARKER} is not there: the notes of who was erased did not come along with this copy of the backups, and those people would be restored. Copy the folder ${ERASURES} as well. If it is lost for good, put an empty file of that name there.`,
    )
  const found: KeptErasure[] = []
  for (const key of keys.toSorted()) {
    const note = `${place.name}/${key}`
    const written = await text(place.read(key)).catch((error: unknown) => {
      throw unreadable(note, error)
    })
    const read = erasure.safeParse(parsed(written))
    if (!read.success) throw unreadable(note, read.error)
    found.push(read.data)
  }
  return found
}

function unreadable(note: string, cause: unknown): BackupProblem {
  return new BackupProblem(
    `${note} says who was erased and cannot be read. Bring it back from a copy: without it, somebody who was erased would be restored.`,
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

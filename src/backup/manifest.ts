import { createHash } from 'node:crypto'
import { z } from 'zod'

/** The way in which this release writes backups. A release reads its own way and those before it. */
export const FORMAT = 1

/** Says what is wrong, and what to do: printed on the terminal as it is. */
export class BackupProblem extends Error {}

/** One copy is not what was written, or is gone; the others may be whole. */
export class DamagedCopy extends BackupProblem {}

const count = z.number().int().min(0)
const part = { part: z.string(), bytes: count, sha256: z.string() }
const named = { schema: z.string(), name: z.string() }

const manifest = z.object({
  format: z.literal(FORMAT),
  /** The release that wrote it. */
  version: z.string(),
  takenAt: z.string(),
  /** The last migration of the database that was backed up: its name, and its moment in the journal. */
  migration: z.object({ tag: z.string(), when: count }),
  /** The last migration of the job queue. */
  jobsMigration: count,
  tables: z.array(z.object({ ...named, columns: z.array(z.string()), rows: count, ...part })),
  sequences: z.array(z.object({ ...named, value: z.string(), isCalled: z.boolean() })),
  /** Partitions are made while the product runs, not by migrations. */
  partitions: z.array(z.object({ ...named, parent: z.string(), bound: z.string() })),
  /** The list of stored files; `missing` are rows whose file was already gone from the store. */
  files: z.object({ ...part, count, total: count, missing: z.array(z.string()) }),
  /** Whether notes of who was erased lie beside it. Backups of earlier releases do not say. */
  erasuresBeside: z.boolean().optional(),
})
export type Manifest = z.infer<typeof manifest>

const CLOSING = 'sha256 '
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The manifest as a file: JSON, and as its last line a hash over all of it. */
export function writeManifest(content: Manifest): string {
  const body = `${JSON.stringify(content, null, 1)}\n`
  return `${body}${CLOSING}${hashOf(body)}\n`
}

/** @throws BackupProblem if it was cut off or changed, or if a newer release wrote it */
export function readManifest(text: string): Manifest {
  const start = text.lastIndexOf(`\n${CLOSING}`) + 1
  if (start === 0 || !text.endsWith('\n'))
    throw new BackupProblem(
      'The manifest of this backup was cut off: the backup is not whole. Take another one.',
    )
  const body = text.slice(0, start)
  if (text.slice(start) !== `${CLOSING}${hashOf(body)}\n`)
    throw new BackupProblem('The manifest of this backup was changed after it was written. Take another one.')
  const content = JSON.parse(body) as { format?: number; version?: string }
  if ((content.format ?? 0) > FORMAT)
    throw new BackupProblem(
      `This backup was written by a newer release (${content.version}). Install that release or a later one, and restore with it.`,
    )
  return manifest.parse(content)
}

import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Entry = { tag: string; when: number }
type Journal = { entries: Entry[] }

const journalOf = async (folder: string): Promise<Journal> =>
  JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')) as Journal

/** The migration of this moment, if this release has it. */
export async function findMigration(
  folder: string,
  when: number,
): Promise<{ tag: string; when: number } | undefined> {
  const entry = (await journalOf(folder)).entries.find((one) => one.when === when)
  return entry && { tag: entry.tag, when: entry.when }
}

/** Lends a folder with the migrations up to one of them. */
export async function withMigrationsUpTo<T>(
  folder: string,
  when: number,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const journal = await journalOf(folder)
  const entries = journal.entries.filter((entry) => entry.when <= when)
  const cut = await mkdtemp(join(tmpdir(), 'greenlane-migrations-'))
  try {
    await mkdir(join(cut, 'meta'))
    await writeFile(join(cut, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
    for (const { tag } of entries) await copyFile(join(folder, `${tag}.sql`), join(cut, `${tag}.sql`))
    return await work(cut)
  } finally {
    await rm(cut, { recursive: true, force: true })
  }
}

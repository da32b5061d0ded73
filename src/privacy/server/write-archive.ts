import { getCompany, findUser } from '#accounts/server/public.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import type { Transaction } from '#platform/server/database.ts'
import {
  type ExportFile,
  type ExportScope,
  type ExportTable,
  exportedRows,
} from '#platform/server/export.queries.ts'
import { entryName } from '#platform/shared/entry-name.ts'
import { FOLDERS, folderTitle } from '../archive/folders.ts'
import { indexPage, type IndexTable } from '../archive/index-page.ts'
import { csvOf, jsonOf } from '../archive/table-texts.ts'
import type { PrivacyDeps } from './privacy-deps.ts'
import type { Progress } from '#platform/server/store-zip.ts'
import type { ZipWriter } from '#platform/server/zip-writer.ts'

type Where = ReturnType<ExportTable['where']>
type Written = { path: string } & Pick<ExportFile, 'name' | 'folder' | 'about'>

/**
 * Writes everything of the company into an archive. The tables are read in one snapshot, so that they agree with each
 * other; the files, which never change, after it.
 */
export async function writeArchive(
  deps: PrivacyDeps,
  zip: ZipWriter,
  { scope, at, progress }: { scope: ExportScope; at: Date; progress: Progress },
): Promise<void> {
  const tables = deps.parts.flatMap((part) => part.tables)
  const { index, files } = await deps.db.transaction(
    async (tx) => {
      const found = await filesOf(deps, tx, scope)
      const total = tables.length + found.length
      const written: IndexTable[] = []
      for (const table of tables) {
        written.push(await writeTable(deps, { zip, tx, table, where: table.where(scope) }))
        crashPoint(deps, 'export.make:table')
        await progress(written.length, total)
      }
      return { index: written, files: found }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  const { written, unreadable } = await writeFiles(deps, zip, files, (done) =>
    progress(tables.length + done, tables.length + files.length),
  )
  crashPoint(deps, 'export.make:files')
  const company = await getCompany(deps.db, scope.companyId)
  const person = await findUser(deps.db, scope.userId)
  const facts = {
    ...whenAndWhere(deps, at),
    company: company?.name ?? '',
    person: person?.name ?? '',
    tables: index,
    folders: FOLDERS.map((folder) => ({
      title: folderTitle(folder),
      files: written.filter((file) => file.folder === folder),
    })).filter(({ files: inIt }) => inIt.length > 0),
    unreadable,
  }
  await zip.add('index.html', indexPage(facts))
  zip.end()
}

const whenAndWhere = ({ config }: PrivacyDeps, at: Date) => ({
  agency: config.agency.name,
  madeAt: `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
})

/** Writes what is a person's own, whatever companies they work in: what they typed for a company is the company's. */
export async function writePersonArchive(
  deps: PrivacyDeps,
  zip: ZipWriter,
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  const index = await deps.db.transaction(
    async (tx) => {
      const written: IndexTable[] = []
      for (const table of deps.parts.flatMap((part) => part.tables))
        if (table.person) {
          const where = table.person(userId)
          written.push(await writeTable(deps, { zip, tx, table: asOwnRows(table), where }))
        }
      return written
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  const person = (await findUser(deps.db, userId))?.name ?? ''
  const facts = {
    ...whenAndWhere(deps, at),
    company: null,
    person,
    tables: index,
    folders: [],
    unreadable: [],
  }
  await zip.add('index.html', indexPage(facts))
  zip.end()
}

/** What is left out since it is of other members stands in one's own rows. */
const asOwnRows = (table: ExportTable): ExportTable => ({
  ...table,
  omit: Object.fromEntries(Object.entries(table.omit).filter(([key]) => !table.shownToPerson?.includes(key))),
})

async function filesOf(deps: PrivacyDeps, tx: Transaction, scope: ExportScope): Promise<ExportFile[]> {
  const found: ExportFile[] = []
  for (const { files } of deps.parts) if (files) found.push(...(await files(deps, tx, scope)))
  return found
}

/** An empty table has no files; the index says that it is empty. */
async function writeTable(
  deps: PrivacyDeps,
  { zip, tx, table, where }: { zip: ZipWriter; tx: Transaction; table: ExportTable; where: Where },
): Promise<IndexTable> {
  const { name, title } = table
  const entry = { title, rows: 0, json: `data/${name}.json`, csv: `data/${name}.csv` }
  const rows = async function* () {
    for await (const row of exportedRows(tx, table, where)) {
      entry.rows += 1
      yield table.present ? await table.present(row, deps) : row
    }
  }
  if (!(await hasRows(tx, table, where))) return entry
  await zip.add(entry.csv, csvOf(rows()))
  entry.rows = 0
  await zip.add(entry.json, jsonOf(rows()))
  return entry
}

async function hasRows(tx: Transaction, table: ExportTable, where: Where): Promise<boolean> {
  for await (const row of exportedRows(tx, table, where)) return row !== undefined
  return false
}

/** A file that is damaged in the store is named in the index, and keeps nobody from the rest. */
async function writeFiles(
  deps: PrivacyDeps,
  zip: ZipWriter,
  files: readonly ExportFile[],
  progress: (done: number) => Promise<void>,
): Promise<{ written: Written[]; unreadable: string[] }> {
  const written: Written[] = []
  const unreadable: string[] = []
  for (const [i, { id, folder, name, about, open }] of files.entries()) {
    const stream = await open().catch((error: unknown) => {
      deps.log.error({ fileId: id, err: error instanceof Error ? error.message : '' }, 'export lacks a file')
    })
    if (!stream) unreadable.push(name)
    else {
      const path = entryName(folder, written.length + 1, name)
      await zip.add(path, stream)
      written.push({ path, name, folder, ...(about && { about }) })
    }
    crashPoint(deps, 'export.make:file')
    await progress(i + 1)
  }
  return { written, unreadable }
}

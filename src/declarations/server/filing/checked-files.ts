import type { Executor, Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { filesToFile, printsFor } from '../../files/all-files.ts'
import type { FileLabel, FileProblem } from '../../files/declaration-file.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import { findDeclaration } from '../declarations.queries.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import { calculationOf, checkedFilesKept } from '../figures.queries.ts'
import { keepCheckedFiles } from '../figures.repository.ts'
import { type DescribedFile, filesMadeOf, type Materials, materialsOf } from './declaration-files.ts'
import { basisOf, isLarge } from './file-basis.ts'
import { filedNameOf } from './open-filed-file.ts'

export const CHECK_FILES_JOB = 'declarations.check-files'

type Deps = Pick<ServerDeps, 'clock' | 'config'>
type JobDeps = Deps & Pick<ServerDeps, 'db' | 'jobs'>

/** A file of a list; problems null: it is large, and is being held against the authority's rules. */
type ListedFile = { name: string; label: FileLabel; problems: readonly FileProblem[] | null }

/**
 * The files of a declaration, and what can be had on paper, which is made once somebody asks for it. Small ones are made
 * to know what is wrong with them; of large ones it is told as it was found in the background, which is asked for here
 * where nobody has looked since something changed.
 * @throws declarations.no_figures
 */
export async function listFilesOf(deps: JobDeps, row: DeclarationRow): Promise<ListedFile[]> {
  const materials = await materialsOf(deps.db, deps, row)
  const files = await filesIfKnown(deps.db, row, materials)
  if (!files && !(await deps.jobs.isRequested(keyOf(row))))
    await deps.db.transaction((tx) => requestFileCheck(tx, deps, row))
  const prints = printsFor(materials.prepared).map((file) => ({ ...named(materials, file), problems: [] }))
  // What was filed is given as it was then, and not as it would be made today.
  const filed = await filedNameOf(deps.db, row)
  return [...(files ?? unknown(row, materials)), ...prints].map((file) =>
    file.name === filed ? { ...file, problems: [] } : file,
  )
}

const named = ({ prepared }: Materials, { name, label }: ReturnType<typeof filesToFile>[number]) => ({
  name: name(prepared),
  label,
})

const unknown = (row: DeclarationRow, materials: Materials): ListedFile[] =>
  filesToFile(materials.prepared, { isCorrection: row.corrects !== null }).map((file) => ({
    ...named(materials, file),
    problems: null,
  }))

/**
 * What may be filed: small files are made now, large ones are known or not yet.
 * @throws declarations.no_figures, declarations.file_being_made
 */
export async function checkedFilesOf(
  executor: Executor,
  deps: Deps,
  row: DeclarationRow,
): Promise<DescribedFile[]> {
  const materials = await materialsOf(executor, deps, row)
  const files = await filesIfKnown(executor, row, materials)
  if (!files) throw declarationRefusals.file_being_made()
  return files
}

/** undefined: they are large, and nobody has looked since something changed */
export async function filesIfKnown(
  executor: Executor,
  row: DeclarationRow,
  materials: Materials,
): Promise<DescribedFile[] | undefined> {
  if (!(await isLarge(executor, row, materials))) return filesMadeOf(row, materials)
  const found = await checkedFilesKept(executor, row)
  if (!found || found.basis !== (await basisOf(executor, row, materials))) return undefined
  return [...found.files]
}

type One = Pick<DeclarationRow, 'companyId' | 'id'>

const keyOf = ({ id }: Pick<One, 'id'>) => `${CHECK_FILES_JOB}:${id}`

/** Of a company one after the other, and once for all requests that wait: each is work for half a minute. */
export const requestFileCheck = (
  tx: Transaction,
  { jobs }: Pick<ServerDeps, 'jobs'>,
  { companyId, id }: One,
  runAt?: Date,
): Promise<void> =>
  jobs.add(
    tx,
    CHECK_FILES_JOB,
    { companyId, id },
    { key: keyOf({ id }), queue: `${CHECK_FILES_JOB}:${companyId}`, ...(runAt && { runAt }) },
  )

const REST_MS = 60_000

/** Holds the large files of a declaration against their authority's rules, and remembers what came of it. */
export async function checkFiles(deps: JobDeps, { companyId, id }: One): Promise<void> {
  const { db, clock } = deps
  const row = await findDeclaration(db, companyId, id)
  if (!row || !(await calculationOf(db, row))) return
  const materials = await materialsOf(db, deps, row)
  if (!(await isLarge(db, row, materials))) return
  const basis = await basisOf(db, row, materials)
  if ((await checkedFilesKept(db, row))?.basis === basis) return
  const files = await filesMadeOf(row, materials)
  await db.transaction(async (tx) => {
    const now = await findDeclaration(tx, companyId, id)
    if (!now || !(await calculationOf(tx, now))) return
    // Rows came or went while they were read: what was found is of neither.
    if ((await basisOf(tx, now, await materialsOf(tx, deps, now))) === basis)
      await keepCheckedFiles(tx, now, { basis, files })
    else await requestFileCheck(tx, deps, row, new Date(clock.now().getTime() + REST_MS))
  })
}

import type { Executor } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { Refusal } from '#platform/shared/refusal.ts'
import type { DeclarationFile } from '../../files/declaration-file.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import { findDeclaration } from '../declarations.queries.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import { CHECK_FILES_JOB, checkFiles, filesIfKnown, requestFileCheck } from './checked-files.ts'
import { type FileToMake, fileToMake, refusedFile } from './declaration-files.ts'
import { isLarge } from './file-basis.ts'
import { lastGivenOut } from './filed-files.repository.ts'
import { keepFile } from './keep-file.ts'

export const KEEP_FILE_JOB = 'declarations.keep-file'

type JobDeps = Pick<ServerDeps, 'db' | 'jobs' | 'clock' | 'config' | 'files'>
type Wanted = { companyId: string; id: string; name?: string }

const hasRows = (file: DeclarationFile): boolean => 'pieces' in file

/**
 * A large file takes half a minute: it is made beside, and never while a declaration is locked.
 * @throws declarations.file_being_made, declarations.file_refused
 */
export async function requireSoonMade(
  executor: Executor,
  row: DeclarationRow,
  { name, file, materials }: FileToMake,
): Promise<void> {
  if (!hasRows(file) || !(await isLarge(executor, row, materials))) return
  const known = await filesIfKnown(executor, row, materials)
  const problems = known?.find((one) => one.name === name)?.problems ?? []
  throw problems.length > 0 ? refusedFile(problems) : declarationRefusals.file_being_made()
}

/** Does something that may need a large file; where it is refused for want of it, that is made meanwhile. */
export async function askingForFiles<T>(
  deps: Pick<ServerDeps, 'db' | 'jobs'>,
  { companyId, id, name }: Wanted,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof Refusal && error.error === declarationRefusals.file_being_made().error)
      await deps.db.transaction((tx) =>
        name === undefined
          ? requestFileCheck(tx, deps, { companyId, id })
          : deps.jobs.add(
              tx,
              KEEP_FILE_JOB,
              { companyId, id, name },
              { key: `${KEEP_FILE_JOB}:${id}:${name}`, queue: `${CHECK_FILES_JOB}:${companyId}` },
            ),
      )
    throw error
  }
}

/** Makes a large file of a confirmed declaration, which then is the one that is filed. */
export async function keepLargeFile(deps: JobDeps, { companyId, id, name }: Required<Wanted>): Promise<void> {
  await checkFiles(deps, { companyId, id })
  const { db, clock } = deps
  const row = await findDeclaration(db, companyId, id)
  if (row?.status !== 'CONFIRMED' || (await lastGivenOut(db, row, name))?.problems === 0) return
  const madeAt = clock.now()
  const toMake = await fileToMake(db, deps, { row, name, madeAt })
  if (!toMake) return
  const known = await filesIfKnown(db, row, toMake.materials)
  // What is wrong with it is known now, and told to whoever wants to file it.
  if (known?.find((one) => one.name === name)?.problems.length === 0)
    await keepFile(deps, db, { row, toMake, madeAt })
}

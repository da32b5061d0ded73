import { Readable } from 'node:stream'
import { isFileLost } from '#platform/server/file-seal.ts'
import type { Executor } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { GB_VAT_RETURN } from '../../files/gb-vat-return.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import { takenSubmission } from '../evidence/evidence.queries.ts'
import { calculationOf } from '../figures.queries.ts'
import { downloadOf, fileToMake } from './declaration-files.ts'
import { filedFileById } from './filed-files.repository.ts'
import { keptWhileRead } from './keep-file.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config' | 'files' | 'log'>
type Named = { row: DeclarationRow; name: string }

/**
 * A file of a declaration. What was filed is given as it was sent; what is given out of a confirmed one is kept as it is
 * given; before that it is a draft.
 * @throws declarations.no_figures, declarations.no_such_file
 */
export async function openDeclarationFile(deps: Deps, { row, name }: Named): Promise<Readable> {
  const { db } = deps
  const filed = (await sentToHmrc(db, { row, name })) ?? (await openFiledFile(deps, db, { row, name }))
  if (filed) return filed
  if (row.status === 'CONFIRMED' && !row.isCarried) {
    const madeAt = deps.clock.now()
    const toMake = await fileToMake(db, deps, { row, name, madeAt })
    if (toMake) return keptWhileRead(deps, db, { row, toMake, madeAt })
  }
  return Readable.from(await downloadOf(db, deps, { row, name }), { objectMode: false })
}

async function sentToHmrc(executor: Executor, { row, name }: Named): Promise<Readable | undefined> {
  const sent = await sentBody(executor, row)
  if (sent?.name !== name) return undefined
  return Readable.from([Buffer.from(sent.body)], { objectMode: false })
}

async function sentBody(
  executor: Executor,
  row: DeclarationRow,
): Promise<{ name: string; body: string } | undefined> {
  if (row.filedAt === null || row.country !== 'GB') return undefined
  const sent = await takenSubmission(executor, row)
  const prepared = sent?.revision === row.revision && (await calculationOf(executor, row))?.prepared
  return sent && prepared ? { name: GB_VAT_RETURN.name(prepared), body: sent.body } : undefined
}

/** The name of the file that was filed with the figures as they are; undefined: none was, or another. */
export async function filedNameOf(executor: Executor, row: DeclarationRow): Promise<string | undefined> {
  const sent = await sentBody(executor, row)
  if (sent || row.filedFile?.fileId === undefined) return sent?.name
  const kept = await filedFileById(executor, row, row.filedFile.fileId)
  return kept?.revision === row.revision ? kept.name : undefined
}

/** The bytes that were filed under a name; undefined: others were, or they are not kept, or lost. */
export async function openFiledFile(
  { files, log }: Pick<Deps, 'files' | 'log'>,
  executor: Executor,
  { row, name }: Named,
): Promise<Readable | undefined> {
  const { filedFile } = row
  if (filedFile?.fileId === undefined || filedFile.name !== name) return undefined
  const kept = await filedFileById(executor, row, filedFile.fileId)
  // It was rejected, and its figures are others now.
  if (kept?.revision !== row.revision) return undefined
  return files.get(kept.fileId, kept).catch((error: unknown) => {
    if (!isFileLost(error)) throw error
    log.error({ fileId: kept.fileId, err: error.message }, 'filed file damaged or missing')
    return undefined
  })
}

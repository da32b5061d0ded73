import { once } from 'node:events'
import { PassThrough, Readable } from 'node:stream'
import { discardFile } from '#platform/server/discard-file.ts'
import type { Executor } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { newId } from '#platform/shared/ids.ts'
import type { FileProblem } from '../../files/declaration-file.ts'
import { piecesOf } from '../../files/make-file.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import type { FiledFileRow } from '../filed-files.tables.ts'
import type { FileToMake } from './declaration-files.ts'
import { insertFiledFile } from './filed-files.repository.ts'

type Deps = Pick<ServerDeps, 'files'>
type Kept = { kept: FiledFileRow; problems: readonly FileProblem[] }
type Wanted = { row: DeclarationRow; toMake: FileToMake; madeAt: Date }

/** How the pieces of a file ended, beside an error. */
const [KEPT, LEFT] = [Symbol('kept'), Symbol('left')]

/** Registers of a year of a large seller have some hundred megabytes. */
const MOST_BYTES = 20 * 1024 ** 3

/**
 * Makes a file of a confirmed declaration and keeps its bytes, sealed, while somebody reads them. It is noted once all of
 * it is stored, before the reader has the end: whoever has the whole file has the one that is kept.
 */
export const keptWhileRead = (deps: Deps, executor: Executor, wanted: Wanted): Readable =>
  Readable.from(keptPieces(deps, executor, wanted), { objectMode: false })

/** The same without a reader. */
export async function keepFile(deps: Deps, executor: Executor, wanted: Wanted): Promise<Kept> {
  const pieces = keptPieces(deps, executor, wanted)
  for (;;) {
    const next = await pieces.next()
    if (next.done) return next.value
  }
}

async function* keptPieces(
  { files }: Deps,
  executor: Executor,
  { row, toMake, madeAt }: Wanted,
): AsyncGenerator<Buffer, Kept> {
  const fileId = newId('file')
  const sealing = new PassThrough()
  const storing = files.put(fileId, sealing, { maxBytes: MOST_BYTES })
  // It is awaited at the end; until then its failure shows in the pieces.
  storing.catch(() => {})
  let ended: unknown = LEFT
  try {
    const pieces = piecesOf(toMake.file, toMake.materials)
    let next = await pieces.next()
    for (; !next.done; next = await pieces.next()) {
      if (!sealing.write(next.value)) await Promise.race([once(sealing, 'drain'), storing])
      yield next.value
    }
    sealing.end()
    const { companyId, id: declarationId, revision } = row
    const kept = {
      ...(await storing),
      companyId,
      fileId,
      declarationId,
      revision,
      name: toMake.name,
      label: toMake.file.label,
      problems: next.value.length,
      madeAt,
    }
    await insertFiledFile(executor, kept)
    ended = KEPT
    return { kept, problems: next.value }
  } catch (error) {
    ended = error
    throw error
  } finally {
    // Whoever read it has left, or it could not be made.
    if (ended !== KEPT) {
      sealing.destroy(new Error('not read to its end'))
      await storing.catch(() => {})
      await discardFile({ files }, fileId, ended)
    }
  }
}

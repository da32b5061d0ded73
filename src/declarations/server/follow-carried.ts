import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { readSource } from '../source-groups.ts'
import { nextOpenReturn } from './carried.queries.ts'
import { boxesOf } from './declarations.queries.ts'
import { lockDeclaration } from './declarations.repository.ts'
import type { DeclarationRow } from './declarations.tables.ts'
import { requestOne } from './request-one.ts'

/** Moves a correction, by the portal. */
type Move = (id: string, action: 'file' | 'accept', changes: Partial<DeclarationRow>) => Promise<unknown>

/**
 * A British return was filed, or accepted: the corrections whose errors stand in it are declared with it, under its
 * reference.
 */
export async function followCarried(
  tx: Transaction,
  { row, move }: { row: DeclarationRow; move: Move },
): Promise<void> {
  const { companyId, country, kind, corrects, status, id: carriedInto, reference, filedAt } = row
  if (country !== 'GB' || kind !== 'RETURN' || corrects !== null) return
  if (status !== 'FILED' && status !== 'ACCEPTED') return
  for (const id of await errorsBehind(tx, row)) {
    const correction = await lockDeclaration(tx, companyId, id)
    if (status === 'FILED' && correction?.status === 'CONFIRMED' && correction.isCarried)
      await move(id, 'file', { carriedInto, reference, filedAt })
    if (status === 'ACCEPTED' && correction?.status === 'FILED' && correction.carriedInto === carriedInto)
      await move(id, 'accept', {})
  }
}

/** As the figures that were filed name them. */
async function errorsBehind(tx: Transaction, row: DeclarationRow): Promise<Set<string>> {
  const sources = (await boxesOf(tx, row)).flatMap((box) => box.sources.map(readSource))
  return new Set(sources.flatMap(({ kind, of }) => (kind === 'ERROR' ? [of] : [])))
}

/** A correction's error no longer stands in the next return, or stands there with another amount. */
export async function recalculateNext(
  tx: Transaction,
  deps: Pick<ServerDeps, 'jobs'>,
  correction: DeclarationRow,
): Promise<void> {
  const next = await nextOpenReturn(tx, correction)
  if (next) await requestOne(tx, deps, next)
}

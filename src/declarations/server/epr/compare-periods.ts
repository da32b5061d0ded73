import type { Executor } from '#platform/server/database.ts'
import type { DeclarationDetail } from '../../contract.ts'
import type { EprStream } from '../../epr/categories.ts'
import { areAsLong, compareQuantities } from '../../epr/compare.ts'
import { boxesOf, findPeriodBefore } from '../declarations.queries.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import { correctionOf } from '../figures.queries.ts'

type Comparison = NonNullable<DeclarationDetail['quantities']>['comparison']

/** The weights of a report beside those of the period before, as they were last filed. */
export async function presentComparison(
  executor: Executor,
  row: DeclarationRow,
  stream: EprStream,
): Promise<Comparison> {
  const first = await findPeriodBefore(executor, row)
  const before = first && (await lastFiled(executor, first))
  const now = await weightsOfReport(executor, row)
  if (!before) return { against: null, lines: compareQuantities(stream, now, null) }
  const then = await weightsOfReport(executor, before)
  const { number, fromDay: from, toDay: to, frequency } = before
  return {
    against: {
      number,
      period: { from, to },
      frequency,
      isAsLong: areAsLong(before, row),
      hasFigures: then !== null,
    },
    lines: compareQuantities(stream, now, then),
  }
}

/** A correction counts once it was filed: until then the register has the figures before it. */
async function lastFiled(executor: Executor, row: DeclarationRow): Promise<DeclarationRow> {
  const correction = await correctionOf(executor, row)
  if (!correction || correction.filedAt === null) return row
  return lastFiled(executor, correction)
}

/** Null while nothing is calculated; a nil report weighs nothing. */
async function weightsOfReport(
  executor: Executor,
  row: DeclarationRow,
): Promise<ReadonlyMap<string, number> | null> {
  const boxes = await boxesOf(executor, row)
  if (boxes.length === 0 && !row.isNil) return null
  return new Map(boxes.map(({ box, amount }) => [box, amount]))
}

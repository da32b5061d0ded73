import type { Executor } from '#platform/server/database.ts'
import { boxesOf } from './declarations.queries.ts'
import type { BoxRow, DeclarationRow } from './declarations.tables.ts'
import { returnsWithin } from './figures.queries.ts'

/** What was declared for a period of a year, with all its corrections. */
type YearReturn = {
  /** The last that was filed for it, which has its boxes */
  last: DeclarationRow
  boxes: readonly BoxRow[]
  /** What the period itself came to: without the credit that it took over from the one before */
  result: number
}

type YearReturns = {
  filed: readonly YearReturn[]
  /** Periods whose return is not filed yet */
  open: readonly DeclarationRow[]
}

/** The returns of the year that an annual return sums up, the earliest first. */
export async function returnsOfYear(executor: Executor, row: DeclarationRow): Promise<YearReturns> {
  const rows = await returnsWithin(executor, row)
  const corrections = new Map(rows.flatMap((one) => (one.corrects === null ? [] : [[one.corrects, one]])))
  const first = rows.filter(({ corrects }) => corrects === null)
  const filed = await Promise.all(
    first.filter(isFiled).map((one) => declaredFor(executor, chainOf(one, corrections))),
  )
  return { filed, open: first.filter((one) => !isFiled(one)) }
}

const isFiled = ({ status }: DeclarationRow): boolean => status === 'FILED' || status === 'ACCEPTED'

type Chain = [DeclarationRow, ...DeclarationRow[]]

function chainOf(first: DeclarationRow, corrections: ReadonlyMap<string, DeclarationRow>): Chain {
  const chain: Chain = [first]
  for (let next = corrections.get(first.id); next && isFiled(next); next = corrections.get(next.id))
    chain.push(next)
  return chain
}

async function declaredFor(executor: Executor, chain: Chain): Promise<YearReturn> {
  const last = chain.at(-1) ?? chain[0]
  const boxes = await boxesOf(executor, last)
  const carried = boxes
    .flatMap(({ sources }) => sources)
    .filter(({ of }) => of.startsWith('carried:'))
    .reduce((sum, { units }) => sum + units, 0)
  const payable = chain.reduce((sum, one) => sum + (one.payable ?? 0), 0)
  return { last, boxes, result: payable + carried }
}

import type { Executor } from '#platform/server/database.ts'
import { boxesOf, findDeclaration } from './declarations.queries.ts'

/** The boxes of a company's declaration, each with what it is made of; undefined where it has no such declaration. */
export async function boxesOfDeclaration(executor: Executor, companyId: string, id: string) {
  const row = await findDeclaration(executor, companyId, id)
  if (!row) return undefined
  const boxes = await boxesOf(executor, row)
  return {
    // A one-stop shop declares sales of many states; the rates are those of the state where it is filed.
    country: row.country,
    date: row.toDay,
    boxes: boxes.map(({ box, amount, decimals, sources }) => ({
      box,
      amount,
      decimals,
      sources: sources.map(({ of, month, currency, figure, units }) => ({
        of,
        month,
        currency,
        figure,
        amount: units,
      })),
    })),
  }
}

import type { Executor } from '#platform/server/database.ts'
import type { SumByBuyer } from '#reports/totals.ts'
import { checkVatNumber } from '#tax-numbers/vat-number.ts'
import { couldBelong } from '../could-belong.ts'
import type { DeclarationRow } from './declarations.tables.ts'
import { numberOf } from './figures.queries.ts'
import type { ReturnSources } from './return-sources.ts'

/** VAT numbers on which a return relies, with their country letters. */
type NumbersBehind = {
  /** The company's own; null: of a one-stop shop, which no register can be asked about */
  own: string | null
  /** Of businesses whose sales are in the return, or would be by another answer of the register */
  buyers: string[]
}

/** null: no number matters to it */
export async function numbersBehind(
  executor: Executor,
  sources: Pick<ReturnSources, 'sumsByBuyer' | 'buyerNumbersOf'>,
  row: DeclarationRow,
): Promise<NumbersBehind | null> {
  if (row.kind === 'EPR') return null
  const months = { companyId: row.companyId, from: row.fromDay.slice(0, 7), to: row.toDay.slice(0, 7) }
  const noted = (await sources.buyerNumbersOf(executor, months))
    .filter((way) => couldBelong(row, way))
    .map(({ number }) => number)
  if (row.scheme !== 'LOCAL') return { own: null, buyers: [...new Set(noted)] }
  const own = checkVatNumber((await numberOf(executor, row)) ?? '', row.country).normalised
  const exempt = buyersIn(await sources.sumsByBuyer(executor, months), row.country)
  return { own, buyers: [...new Set([...exempt, ...noted])] }
}

const buyersIn = (sums: readonly SumByBuyer[], country: string): string[] =>
  sums.flatMap(({ treatment: { dispatch, country: taxed }, buyerNumber }) =>
    buyerNumber !== null && (dispatch?.country ?? taxed) === country ? [buyerNumber] : [],
  )

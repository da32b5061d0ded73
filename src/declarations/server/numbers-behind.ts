import type { Executor } from '#platform/server/database.ts'
import type { SumByBuyer } from '#reports/totals.ts'
import { checkVatNumber } from '#tax-numbers/vat-number.ts'
import type { DeclarationRow } from './declarations.tables.ts'
import { numberOf } from './figures.queries.ts'
import type { ReturnSources } from './return-sources.ts'

/** VAT numbers on which a return relies, with their country letters. */
type NumbersBehind = { own: string; buyers: string[] }

/** The company's own number, and those of buyers whose goods left from the state without tax; null where none matters. */
export async function numbersBehind(
  executor: Executor,
  sources: Pick<ReturnSources, 'sumsByBuyer'>,
  row: DeclarationRow,
): Promise<NumbersBehind | null> {
  if (row.scheme !== 'LOCAL' || row.kind === 'EPR') return null
  const own = checkVatNumber((await numberOf(executor, row)) ?? '', row.country).normalised
  const months = { companyId: row.companyId, from: row.fromDay.slice(0, 7), to: row.toDay.slice(0, 7) }
  return { own, buyers: buyersIn(await sources.sumsByBuyer(executor, months), row.country) }
}

const buyersIn = (sums: readonly SumByBuyer[], country: string): string[] =>
  sums.flatMap(({ treatment: { dispatch, country: taxed }, buyerNumber }) =>
    buyerNumber !== null && (dispatch?.country ?? taxed) === country ? [buyerNumber] : [],
  )

import type { Transaction } from '#platform/server/database.ts'
import type { SumByBuyer } from '#reports/totals.ts'
import { checkVatNumber } from '#tax-numbers/vat-number.ts'
import { lostNumbers } from '../lost-numbers.ts'
import type { PreFlightFacts } from '../pre-flight.ts'
import type { DeclarationRow } from './declarations.tables.ts'
import { numberOf } from './figures.queries.ts'
import type { ReturnSources } from './return-sources.ts'

type Lost = Pick<PreFlightFacts, 'lostNumbers' | 'ownLost'>
const NONE: Lost = { lostNumbers: [], ownLost: [] }

/** VAT numbers that a return of a state relies on, and that no register confirms: the company's own, and its buyers'. */
export async function lostFor(tx: Transaction, sources: ReturnSources, row: DeclarationRow): Promise<Lost> {
  if (row.scheme !== 'LOCAL' || row.kind === 'EPR') return NONE
  const own = checkVatNumber((await numberOf(tx, row)) ?? '', row.country).normalised
  const months = { companyId: row.companyId, from: row.fromDay.slice(0, 7), to: row.toDay.slice(0, 7) }
  const buyers = buyersIn(await sources.sumsByBuyer(tx, months), row.country)
  const answers = await sources.registerAnswers(tx, [...new Set([own, ...buyers])])
  const lost = lostNumbers(answers, row.toDay)
  return {
    lostNumbers: lost.filter(({ number }) => number !== own),
    ownLost: lost.filter(({ number }) => number === own),
  }
}

/** Buyers whose goods left from the state, without tax because of their numbers. */
const buyersIn = (sums: readonly SumByBuyer[], country: string): string[] =>
  sums.flatMap(({ treatment: { dispatch, country: taxed }, buyerNumber }) =>
    buyerNumber !== null && (dispatch?.country ?? taxed) === country ? [buyerNumber] : [],
  )

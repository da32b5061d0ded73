import type { Transaction } from '#platform/server/database.ts'
import { lostNumbers } from '../lost-numbers.ts'
import type { PreFlightFacts } from '../pre-flight.ts'
import type { DeclarationRow } from './declarations.tables.ts'
import { numbersBehind } from './numbers-behind.ts'
import type { ReturnSources } from './return-sources.ts'

type Lost = Pick<PreFlightFacts, 'lostNumbers' | 'ownLost'>

/** VAT numbers that a return of a state relies on, and that no register confirms: the company's own, and its buyers'. */
export async function lostFor(tx: Transaction, sources: ReturnSources, row: DeclarationRow): Promise<Lost> {
  const behind = await numbersBehind(tx, sources, row)
  if (!behind) return { lostNumbers: [], ownLost: [] }
  const { own, buyers } = behind
  const answers = await sources.registerAnswers(tx, [...new Set([own, ...buyers])])
  const lost = lostNumbers(answers, row.toDay)
  return {
    lostNumbers: lost.filter(({ number }) => number !== own),
    ownLost: lost.filter(({ number }) => number === own),
  }
}

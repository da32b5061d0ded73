import type { Transaction } from '#platform/server/database.ts'
import { registerOf } from '#tax-numbers/register-of.ts'
import { checkVatNumber } from '#tax-numbers/vat-number.ts'
import { lostNumbers } from '../lost-numbers.ts'
import type { PreFlightFacts } from '../pre-flight.ts'
import type { DeclarationRow } from './declarations.tables.ts'
import { numbersBehind } from './numbers-behind.ts'
import type { ReturnSources } from './return-sources.ts'

type Lost = Pick<PreFlightFacts, 'lostNumbers' | 'ownLost' | 'unanswered'>

/** VAT numbers that a return relies on, and that no register confirms: the company's own, and its buyers'. */
export async function lostFor(tx: Transaction, sources: ReturnSources, row: DeclarationRow): Promise<Lost> {
  const behind = await numbersBehind(tx, sources, row)
  if (!behind) return { lostNumbers: [], ownLost: [], unanswered: [] }
  const { own, buyers } = behind
  const answers = await sources.registerAnswers(tx, [...new Set([...(own === null ? [] : [own]), ...buyers])])
  const lost = lostNumbers(answers, row.toDay)
  const answered = new Set(answers.map(({ number }) => number))
  return {
    lostNumbers: lost.filter(({ number }) => number !== own),
    ownLost: lost.filter(({ number }) => number === own),
    unanswered: buyers.filter((number) => !answered.has(number) && canBeAsked(number)).toSorted(),
  }
}

/** British numbers count without their register, which may not be set up. */
const canBeAsked = (number: string): boolean => registerOf(number) === 'vies' && checkVatNumber(number).valid

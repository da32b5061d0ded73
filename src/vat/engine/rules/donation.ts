import { decisionFrom, noRate, question, refused, returnOf, undecided, warning } from '../decision.ts'
import { rateAt } from '../rate-at.ts'
import type { Facts } from '../facts.ts'
import { hasRates } from '../place.ts'
import type { VatDecision } from '../vat-result.ts'

/**
 * Directive 2006/112 art. 16, 74; VATA 1994 sch. 4 para. 5: goods given away are a supply without payment where they are,
 * on what they cost. Switzerland and Norway tax gifts by rules of their own, which are not kept here.
 */
export function donation(facts: Facts): VatDecision | null {
  const { type, from, costPrice } = facts
  if (type !== 'DONATION') return null
  if (!hasRates(from.state))
    return decisionFrom(facts, { rule: 'OUTSIDE', scheme: 'NONE', country: null, liable: 'NONE' })
  if (from.state === 'CH' || from.state === 'NO') return refused('GIFT_NOT_COVERED', 'type', from.name)
  if (costPrice !== 'GIVEN')
    return undecided(question('cost_price', undefined, costPrice === 'NEGATIVE' ? 'cost_sign' : 'donation'))
  const rate = rateAt(facts, from.area)
  if (!rate) return noRate(from)
  return decisionFrom(facts, {
    rule: 'DONATION',
    scheme: 'LOCAL',
    country: from.state,
    liable: 'SELLER',
    rate,
    return: returnOf(from.state),
    registeredIn: from.state,
    warnings: [warning('GIFT_RELIEF', from.state)],
  })
}

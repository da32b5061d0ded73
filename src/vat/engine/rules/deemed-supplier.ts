import type { Facts } from '../facts.ts'
import { CROSS_BORDER_FROM } from '../first-day.ts'
import type { VatDecision } from '../vat-result.ts'
import { undecided, decisionFrom, doubtOf, noRate, question, returnOf } from '../decision.ts'
import { rateAt } from '../rate-at.ts'

/**
 * Directive 2006/112 art. 14a(2): within the EU a marketplace owes the VAT on sales to consumers by sellers who are not
 * established in the EU, whatever the value. Businesses with a valid number buy from the seller.
 */
export function deemedSupplier(facts: Facts): VatDecision | null {
  const { from, to, buyer, seller, sold, day } = facts
  if (!from.eu || !to.eu || day < CROSS_BORDER_FROM || buyer.kind === 'BUSINESS') return null
  if (sold === 'OWN_SHOP' || seller.inEu === true) return null
  if (seller.inEu === null) return undecided(question('seller.established'))
  if (buyer.kind === 'UNKNOWN') return undecided(question('buyer'))
  if (sold === 'UNKNOWN') return undecided(question('marketplace'))
  const rate = rateAt(facts, to.area)
  if (!rate) return noRate(to)
  return decisionFrom(facts, {
    rule: 'DEEMED_SUPPLIER',
    scheme: 'DEEMED_SUPPLIER',
    country: to.state,
    liable: 'MARKETPLACE',
    rate,
    return: returnOf(from.state),
    registeredIn: from.state,
    sellerSupply: { to: 'MARKETPLACE', treatment: 'EXEMPT_136A', country: from.state },
    warnings: doubtOf(facts),
  })
}

import type { Facts } from '../facts.ts'
import type { VatDecision } from '../vat-result.ts'
import { isEuState, type Place } from '../place.ts'
import { REVERSE_CHARGE } from '../reverse-charge.ts'
import { isRegistered } from '../seller.ts'
import { undecided, decisionFrom, noRate, question, returnOf, warning } from '../decision.ts'
import { rateAt } from '../rate-at.ts'

/** Directive 2006/112 art. 138, 193, 194: sales within the EU to businesses with a valid VAT number. */
export function business(facts: Facts): VatDecision | null {
  const { from, to, buyer } = facts
  if (!from.eu || !to.eu) return null
  if (buyer.kind === 'UNKNOWN') return undecided(question('buyer'))
  if (buyer.kind !== 'BUSINESS') return null
  if (from.state !== to.state && exempts(facts)) return intraCommunitySupply(facts)
  return reverseCharged(facts, from) ?? taxed(facts)
}

/** Art. 138(1)(b): identified in a member state other than that of dispatch. GB is not one, XI is one for goods. */
function exempts({ from, buyer }: Facts): boolean {
  return buyer.numberOf !== null && isEuState(buyer.numberOf) && buyer.numberOf !== from.state
}

function intraCommunitySupply(facts: Facts): VatDecision {
  const { from, to, buyer } = facts
  return decisionFrom(facts, {
    rule: 'IC_SUPPLY',
    scheme: 'IC_SUPPLY',
    country: from.state,
    liable: 'BUYER',
    return: returnOf(from.state),
    registeredIn: from.state,
    ecSalesList: true,
    warnings: [
      ...(buyer.numberOf === to.state ? [] : [warning('BUYER_NUMBER_OF_THIRD_STATE')]),
      warning('PROOF_NEEDED', from.state),
    ],
  })
}

/** Art. 194, where the state of supply applies it, for a buyer with a number of that state. */
export function reverseCharged(facts: Facts, place: Place): VatDecision | null {
  const { seller, buyer } = facts
  const { state } = place
  const rule = REVERSE_CHARGE[state]?.rule ?? 'NEVER'
  if (rule === 'NEVER' || buyer.kind !== 'BUSINESS' || buyer.numberOf !== state) return null
  if (seller.established === null) return undecided(question('seller.established'))
  if (seller.established.includes(state)) return null
  if (rule !== 'ALWAYS' && !(rule === 'UNLESS_REPRESENTED' && seller.inEu)) {
    if (seller.registrations === null) return undecided(question('seller.vat_registrations'))
    if (isRegistered(seller.registrations, state)) return null
  }
  // A seller without registration has no return there in which the sale could stand.
  const files = seller.registrations === null || isRegistered(seller.registrations, state)
  return decisionFrom(facts, {
    rule: 'REVERSE_CHARGE',
    scheme: 'DOMESTIC_REVERSE_CHARGE',
    country: state,
    liable: 'BUYER',
    return: files ? returnOf(state) : null,
  })
}

/** Local VAT: the goods stay, or the buyer's number does not exempt. A sale to a business is not a distance sale. */
function taxed(facts: Facts): VatDecision {
  const { from, to } = facts
  const rate = rateAt(facts, from.area)
  if (!rate) return noRate(from)
  const local = from.state === to.state
  return decisionFrom(facts, {
    rule: local ? 'LOCAL_BUSINESS' : 'NOT_EXEMPT',
    scheme: 'LOCAL',
    country: from.state,
    liable: 'SELLER',
    rate,
    return: returnOf(from.state),
    registeredIn: from.state,
    warnings:
      local || facts.buyer.numberOf === null ? [] : [warning('BUYER_NUMBER_OF_WRONG_STATE', from.state)],
  })
}

import type { Facts } from '../facts.ts'
import { UK_FROM } from '../first-day.ts'
import type { Liable, Question, VatDecision } from '../vat-result.ts'
import { CONSIGNMENT_LIMITS, limitText } from '../limits.ts'
import { undecided, decisionFrom, doubtOf, noRate, question } from '../decision.ts'
import { type Rate, rateAt } from '../rate-at.ts'
import { isUkBusiness, unitedKingdom } from './destination.ts'
import { customs, sellerImports } from './import.ts'

const isUk = (state: string): boolean => state === 'GB' || state === 'XI'

/**
 * Goods within the United Kingdom, or sent to it from outside the EU. For Northern Ireland and the EU see the EU's
 * rules.
 */
export function greatBritain(facts: Facts): VatDecision | null {
  const { from, to } = facts
  if (!isUk(to.state)) return null
  if (isUk(from.state)) return withinUk(facts)
  return from.eu ? null : intoUk(facts)
}

function withinUk(facts: Facts): VatDecision {
  const { buyer, day, seller, sold, to } = facts
  const rate = rateAt(facts, to.area)
  if (!rate) return noRate(to)
  if (buyer.kind === 'UNKNOWN') return undecided(question('buyer'))
  if (day < UK_FROM || isUkBusiness(facts) || sold === 'OWN_SHOP') return bySeller(facts, rate)
  if (seller.established === null) return undecided(question('seller.established'))
  // For goods in Northern Ireland, sellers established in the EU are not overseas sellers.
  const home = facts.from.state === 'XI' ? seller.inUk || seller.inEu : seller.inUk
  if (home) return bySeller(facts, rate)
  if (sold === 'UNKNOWN') return undecided(question('marketplace'))
  return decisionFrom(facts, {
    rule: 'GB_MARKETPLACE',
    scheme: 'DEEMED_SUPPLIER',
    country: stateOfSale(facts),
    liable: 'MARKETPLACE',
    rate,
    return: 'GB',
    registeredIn: 'GB',
    sellerSupply: { to: 'MARKETPLACE', treatment: 'ZERO_RATED', country: facts.from.state },
    warnings: doubtOf(facts),
  })
}

/** A sale between Northern Ireland and Great Britain is one within the UK. */
const stateOfSale = ({ from, to }: Facts): string => (from.state === to.state ? to.state : 'GB')

function bySeller(facts: Facts, rate: Rate): VatDecision {
  return decisionFrom(facts, {
    rule: 'GB_LOCAL',
    scheme: 'LOCAL',
    country: stateOfSale(facts),
    liable: 'SELLER',
    rate,
    return: 'GB',
    registeredIn: 'GB',
    warnings: doubtOf(facts),
  })
}

function intoUk(facts: Facts): VatDecision {
  const rate = rateAt(facts, facts.to.area)
  if (!rate) return noRate(facts.to)
  if (facts.buyer.kind === 'UNKNOWN') return undecided(question('buyer'))
  const found = unitedKingdom(facts)
  if (typeof found === 'string') return undecided(question(found))
  if (found.scheme === 'IMPORT_CUSTOMS')
    return facts.importer === 'SELLER'
      ? sellerImports(facts, rate, 'IMPORT_SELLER')
      : customs(facts, rate, found.rule)
  if (isIoss(facts, found.liable)) return iossToNorthernIreland(facts, rate)
  const bySellerHimself = found.liable === 'SELLER'
  return decisionFrom(facts, {
    ...found,
    country: facts.to.state,
    rate: found.liable === 'BUYER' ? null : rate,
    return: bySellerHimself ? 'GB' : null,
    registeredIn: bySellerHimself ? 'GB' : null,
    limit: limitText(CONSIGNMENT_LIMITS.UK),
    warnings: doubtOf(facts),
    questions: [...valueQuestions(facts), ...iossQuestions(facts, found.liable)],
  })
}

const valueQuestions = ({ consignment }: Facts): Question[] =>
  consignment.assumed ? [question('consignment_intrinsic_value')] : []

/** Northern Ireland is part of the import scheme, Great Britain is not. */
const isIoss = ({ to, seller }: Facts, liable: Liable): boolean =>
  liable === 'SELLER' && to.state === 'XI' && seller.ioss === true

const iossQuestions = ({ to, seller }: Facts, liable: Liable): Question[] =>
  liable === 'SELLER' && to.state === 'XI' && seller.ioss === null ? [question('seller.ioss')] : []

function iossToNorthernIreland(facts: Facts, rate: Rate): VatDecision {
  return decisionFrom(facts, {
    rule: 'NI_IMPORT_IOSS',
    scheme: 'IOSS',
    country: 'XI',
    liable: 'SELLER',
    rate,
    return: 'IOSS',
    limit: limitText(CONSIGNMENT_LIMITS.UK),
    warnings: doubtOf(facts),
    questions: valueQuestions(facts),
  })
}

import { acquisitionBox, dispatchBox } from '../boxes.ts'
import type { Facts } from '../facts.ts'
import type { Question, VatDecision, Warning } from '../vat-result.ts'
import { hasRates } from '../place.ts'
import { isRegistered } from '../seller.ts'
import {
  type Decision,
  decisionFrom,
  noRate,
  question,
  registrationMissing,
  returnOf,
  warning,
} from '../decision.ts'
import { type Rate, rateAt } from '../rate-at.ts'

/** Directive 2006/112 art. 17, 23: own goods moved by or for the seller; nothing is sold. */
export function ownGoods(facts: Facts): VatDecision | null {
  if (facts.type === 'RETURN') return nothing(facts, 'RETURN_OF_GOODS')
  if (facts.type !== 'FC_TRANSFER' && facts.type !== 'INBOUND') return null
  const { from, to } = facts
  if (from.state === to.state) return nothing(facts, 'OWN_GOODS_SAME_STATE')
  if (from.state === 'XI' && to.state === 'GB') return nothing(facts, 'OWN_GOODS_NI_TO_GB')
  if (from.state === 'GB' && to.state === 'XI') return withinUk(facts)
  if (from.eu && to.eu) return withinEu(facts)
  if (from.eu || (hasRates(from.state) && !to.eu)) return exported(facts)
  return to.eu || hasRates(to.state) ? imported(facts) : nothing(facts, 'OUTSIDE')
}

function nothing(facts: Facts, rule: Decision['rule']): VatDecision {
  return decisionFrom(facts, { rule, scheme: 'NONE', country: null, liable: 'NONE' })
}

const costWarnings = ({ costPrice }: Facts): Warning[] =>
  costPrice === 'MISSING' ? [warning('NO_COST_PRICE')] : []

const costQuestions = ({ costPrice }: Facts): Question[] =>
  costPrice === 'GIVEN'
    ? []
    : [question('cost_price', undefined, costPrice === 'NEGATIVE' ? 'cost_sign' : 'cost_price')]

/** Art. 94(1): the acquisition has the rate of the same goods inside the state of arrival, on the cost price. */
function withinEu(facts: Facts): VatDecision {
  const { from, to, seller } = facts
  const rate = rateAt(facts, to.area)
  if (!rate) return noRate(to)
  const { registrations } = seller
  const identified = !registrations || isRegistered(registrations, to.state)
  const missing = registrations && !isRegistered(registrations, from.state)
  return decisionFrom(facts, {
    rule: 'OWN_GOODS_EU',
    scheme: 'OWN_GOODS',
    country: null,
    liable: 'SELLER',
    return: `${returnOf(from.state)}+${returnOf(to.state)}`,
    registeredIn: to.state,
    // Without a number in the state of arrival the dispatch is not exempt (art. 138(2)(c) with (1)(b)).
    dispatch: {
      country: from.state,
      treatment: identified ? 'EXEMPT_IC_SUPPLY' : 'TAXABLE_UNLESS_VAT_ID',
      box: identified ? dispatchBox(from.state) : null,
    },
    acquisition: {
      country: to.state,
      basisPoints: rate.basisPoints,
      box: identified ? acquisitionBox(to.state, rate.basisPoints) : null,
    },
    ecSalesList: identified,
    warnings: [
      ...costWarnings(facts),
      ...(missing ? [registrationMissing(facts, from.state)] : []),
      ...rateWarnings(facts, rate),
    ],
    questions: costQuestions(facts),
  })
}

const rateWarnings = ({ to }: Facts, { certain }: Rate): Warning[] =>
  certain ? [] : [warning('RATE_NOT_CERTAIN', to.state)]

function withinUk(facts: Facts): VatDecision {
  const rate = rateAt(facts, facts.to.area)
  if (!rate) return noRate(facts.to)
  return decisionFrom(facts, {
    rule: 'OWN_GOODS_UK',
    scheme: 'OWN_GOODS',
    country: null,
    liable: 'SELLER',
    return: 'GB',
    registeredIn: 'GB',
    dispatch: { country: 'GB', treatment: 'TAXABLE_AND_DEDUCTIBLE', box: null },
    acquisition: { country: 'XI', basisPoints: rate.basisPoints, box: 'GB 1/4' },
    warnings: [...costWarnings(facts), ...rateWarnings(facts, rate)],
    questions: costQuestions(facts),
  })
}

function exported(facts: Facts): VatDecision {
  const { from } = facts
  return decisionFrom(facts, {
    rule: 'OWN_GOODS_EXPORT',
    scheme: 'EXPORT_OWN_GOODS',
    country: from.state,
    liable: 'NONE',
    return: returnOf(from.state),
    registeredIn: from.state,
    warnings: [...costWarnings(facts), warning('PROOF_NEEDED', from.state)],
    questions: costQuestions(facts),
  })
}

function imported(facts: Facts): VatDecision {
  const { to } = facts
  const rate = rateAt(facts, to.area)
  if (!rate) return noRate(to)
  return decisionFrom(facts, {
    rule: 'OWN_GOODS_IMPORT',
    scheme: 'IMPORT_CUSTOMS',
    country: to.state,
    liable: 'IMPORTER',
    importRate: rate,
    registeredIn: to.state,
  })
}

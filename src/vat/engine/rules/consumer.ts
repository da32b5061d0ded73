import { taxedElsewhereBox } from '../boxes.ts'
import type { Facts } from '../facts.ts'
import type { Question, VatDecision, Warning } from '../vat-result.ts'
import { limitText } from '../limits.ts'
import { THRESHOLDS } from '#vat/rates/thresholds.ts'
import { undecided, decisionFrom, doubtOf, noRate, question, returnOf, warning } from '../decision.ts'
import { type Rate, rateAt } from '../rate-at.ts'
import type { Place } from '../place.ts'

const LIMIT = limitText(THRESHOLDS.euDistanceSales)

/**
 * Directive 2006/112 art. 31–33, 59c, 369a ff.: sales within the EU to consumers and to buyers treated as consumers.
 */
export function consumer(facts: Facts): VatDecision | null {
  const { from, to, buyer } = facts
  if (!from.eu || !to.eu || buyer.kind !== 'CONSUMER') return null
  return from.state === to.state ? local(facts) : distanceSale(facts)
}

function withRate(facts: Facts, place: Place, applyRules: (rate: Rate) => VatDecision): VatDecision {
  const rate = rateAt(facts, place.area)
  return rate ? applyRules(rate) : noRate(place)
}

/**
 * The rate is that of the place where dispatch ends: a parcel from Lisbon to Madeira is taxed at Madeira's rate. The rate
 * of a place's own traders is for what they supply from there (Austrian UStG § 10(4)).
 */
function local(facts: Facts): VatDecision {
  const { from, to } = facts
  const place = from.localTraders === null && to.localTraders === null ? to : from
  return withRate(facts, place, (rate) =>
    decisionFrom(facts, {
      rule: 'LOCAL_CONSUMER',
      scheme: 'LOCAL',
      country: to.state,
      liable: 'SELLER',
      rate,
      return: returnOf(to.state),
      registeredIn: to.state,
      warnings: doubtOf(facts),
    }),
  )
}

function distanceSale(facts: Facts): VatDecision {
  const { threshold, seller } = facts
  if (typeof threshold === 'object') return undecided(question(threshold.missing, LIMIT))
  if (threshold === 'BELOW') return atOrigin(facts)
  if (seller.oss === undefined) return undecided(question('seller.oss_union'))
  return seller.oss === null ? byRegistration(facts) : inOss(facts, seller.oss)
}

function atOrigin(facts: Facts): VatDecision {
  const { from } = facts
  return withRate(facts, from, (rate) =>
    decisionFrom(facts, {
      rule: 'BELOW_THRESHOLD',
      scheme: 'ORIGIN_BELOW_THRESHOLD',
      country: from.state,
      liable: 'SELLER',
      rate,
      return: returnOf(from.state),
      registeredIn: from.state,
      limit: LIMIT,
      warnings: doubtOf(facts),
      questions: turnoverQuestions(facts),
    }),
  )
}

/** Of a refund whose sale's turnover is not known for certain. */
function turnoverQuestions({ turnoverAssumed }: Facts): Question[] {
  return turnoverAssumed === null ? [] : [question(turnoverAssumed)]
}

function inOss(facts: Facts, identification: string): VatDecision {
  const { from, to, seller } = facts
  const foreign: Warning[] =
    seller.inEu && !seller.established?.includes(identification) ? [warning('OSS_OF_ANOTHER_STATE')] : []
  return withRate(facts, to, (rate) =>
    decisionFrom(facts, {
      rule: 'OSS',
      scheme: 'OSS_UNION',
      country: to.state,
      liable: 'SELLER',
      rate,
      return: `OSS:${identification}`,
      oss: { identification, dispatchedFrom: from.state },
      dispatch: taxedElsewhere(from, true),
      warnings: [...doubtOf(facts), ...foreign],
      questions: turnoverQuestions(facts),
    }),
  )
}

function byRegistration(facts: Facts): VatDecision {
  const { from, to } = facts
  return withRate(facts, to, (rate) =>
    decisionFrom(facts, {
      rule: 'DESTINATION',
      scheme: 'LOCAL',
      country: to.state,
      liable: 'SELLER',
      rate,
      return: returnOf(to.state),
      registeredIn: to.state,
      dispatch: taxedElsewhere(from, false),
      warnings: doubtOf(facts),
      questions: turnoverQuestions(facts),
    }),
  )
}

/** The state of departure does not tax the sale, but asks for it in its return. */
function taxedElsewhere({ state }: Place, oss: boolean): VatDecision['dispatch'] {
  return { country: state, treatment: 'TAXED_AT_DESTINATION', box: taxedElsewhereBox(state, oss) }
}

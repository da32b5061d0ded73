import type { Facts } from '../facts.ts'
import type { VatDecision } from '../vat-result.ts'
import { hasRates } from '../place.ts'
import { decisionFrom, question, returnOf, warning } from '../decision.ts'
import { destinationOf } from './destination.ts'

/**
 * Directive 2006/112 art. 146, VATA 1994 s. 30(6), MWSTG Art. 23(2), merverdiavgiftsloven § 6-21: the buyer and the sales
 * channel do not matter.
 */
export function exported(facts: Facts): VatDecision | null {
  const { from, to } = facts
  if (to.eu || from.state === to.state || !(from.eu || hasRates(from.state))) return null
  const { tax, missing } = destinationOf(facts)
  return decisionFrom(facts, {
    rule: from.eu ? 'EXPORT' : from.state === 'GB' ? 'GB_EXPORT' : 'NATIONAL_EXPORT',
    scheme: 'EXPORT',
    country: from.state,
    liable: 'NONE',
    return: returnOf(from.state),
    registeredIn: from.state,
    destination: tax,
    warnings: [warning('PROOF_NEEDED', from.state)],
    questions: missing ? [question(missing)] : [],
  })
}

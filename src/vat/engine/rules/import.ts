import type { Facts } from '../facts.ts'
import type { VatDecision } from '../vat-result.ts'
import { CONSIGNMENT_LIMITS, limitText } from '../limits.ts'
import { undecided, type Decision, decisionFrom, doubtOf, noRate, question, returnOf } from '../decision.ts'
import { type Rate, rateAt } from '../rate-at.ts'
import { reverseCharged } from './business.ts'

const EU_LIMIT = limitText(CONSIGNMENT_LIMITS.EU)

/** Directive 2006/112 art. 14a(1), 33(b) and (c), 369l: goods sold into the EU from outside. */
export function importedIntoEu(facts: Facts): VatDecision | null {
  const { from, to } = facts
  if (!to.eu || from.eu || to.state === 'XI') return null
  const rate = rateAt(facts, to.area)
  if (!rate) return noRate(to)
  if (facts.buyer.kind === 'UNKNOWN') return undecided(question('buyer'))
  if (facts.buyer.kind === 'BUSINESS') return atTheBorder(facts, rate)
  return soldFromAfar(facts, rate) ?? atTheBorder(facts, rate)
}

/** @returns null where the VAT is paid at import */
function soldFromAfar(facts: Facts, rate: Rate): VatDecision | null {
  const { consignment, sold, seller } = facts
  if (consignment.band === 'ABOVE') return null
  if (sold === 'OWN_SHOP' && seller.ioss === false) return null
  if (consignment.band === 'UNKNOWN') return undecided(question('consignment_intrinsic_value'))
  if (sold === 'UNKNOWN') return undecided(question('marketplace'))
  if (sold === 'OWN_SHOP' && seller.ioss === null) return undecided(question('seller.ioss'))
  const shared = {
    country: facts.to.state,
    rate,
    limit: EU_LIMIT,
    warnings: doubtOf(facts),
    questions: consignment.assumed ? [question('consignment_intrinsic_value')] : [],
  }
  return sold === 'MARKETPLACE'
    ? decisionFrom(facts, {
        ...shared,
        ...exportBeside(facts),
        sellerSupply: isBritish(facts) ? { to: 'MARKETPLACE', treatment: 'ZERO_RATED', country: 'GB' } : null,
        rule: 'IMPORT_MARKETPLACE',
        scheme: 'DEEMED_SUPPLIER',
        liable: 'MARKETPLACE',
      })
    : decisionFrom(facts, {
        ...shared,
        ...exportBeside(facts),
        rule: 'IMPORT_IOSS',
        scheme: 'IOSS',
        liable: 'SELLER',
        return: 'IOSS',
      })
}

const isBritish = ({ from }: Facts): boolean => from.state === 'GB'

type BritishExport = Pick<Decision, 'dispatch' | 'return' | 'registeredIn' | 'alsoSources'>

/** VATA 1994 s. 30(6): goods that leave Great Britain are the seller's own zero-rated export, whoever imports them. */
function exportBeside(facts: Facts): BritishExport {
  if (!isBritish(facts)) return {}
  return {
    dispatch: { country: 'GB', treatment: 'ZERO_RATED_EXPORT', box: 'GB 6' },
    return: 'GB',
    registeredIn: 'GB',
    alsoSources: ['VATA 1994 s. 30(6)', 'VAT Notice 703'],
  }
}

/** The buyer imports, unless the seller does and then delivers within the state. */
function atTheBorder(facts: Facts, rate: Rate): VatDecision {
  if (facts.importer === 'SELLER')
    return reverseCharged(facts, facts.to) ?? sellerImports(facts, rate, 'IMPORT_SELLER')
  return customs(facts, rate, 'IMPORT_BUYER')
}

export function customs(facts: Facts, rate: Rate, rule: Decision['rule']): VatDecision {
  return decisionFrom(facts, {
    ...exportBeside(facts),
    rule,
    scheme: 'IMPORT_CUSTOMS',
    country: facts.to.state,
    liable: 'IMPORTER',
    importRate: rate,
    limit: limitText(facts.to.eu && facts.to.state !== 'XI' ? CONSIGNMENT_LIMITS.EU : CONSIGNMENT_LIMITS.UK),
    warnings: doubtOf(facts),
    questions: facts.importer === 'UNKNOWN' ? [question('importer_of_record')] : [],
  })
}

export function sellerImports(facts: Facts, rate: Rate, rule: Decision['rule']): VatDecision {
  return decisionFrom(facts, {
    ...exportBeside(facts),
    rule,
    scheme: 'LOCAL',
    country: facts.to.state,
    liable: 'SELLER',
    rate,
    return: returnOf(facts.to.state),
    registeredIn: facts.to.state,
    warnings: doubtOf(facts),
  })
}

import type { Facts } from '../facts.ts'
import { NORWEGIAN_VOEC_FROM, SWISS_PLATFORMS_FROM } from '../first-day.ts'
import type { DestinationTax, Scheme, Liable, VatDecision } from '../vat-result.ts'
import { CONSIGNMENT_LIMITS, limitText } from '../limits.ts'
import type { RuleId } from '../law.ts'
import { isRegistered } from '../seller.ts'
import { undecided, decisionFrom, noRate, question } from '../decision.ts'
import { rateAt } from '../rate-at.ts'

/** Who owes the tax on goods arriving from abroad: in Switzerland, Norway and the United Kingdom. */
type Arrival = { rule: RuleId; scheme: Scheme; liable: Liable }

function switzerland(facts: Facts): Arrival | 'marketplace' {
  if (facts.day < SWISS_PLATFORMS_FROM || facts.sold === 'OWN_SHOP') return customs('NATIONAL_IMPORT')
  if (facts.sold === 'UNKNOWN') return 'marketplace'
  return { rule: 'CH_MARKETPLACE', scheme: 'DEEMED_SUPPLIER', liable: 'MARKETPLACE' }
}

type Missing = 'marketplace' | 'consignment_intrinsic_value' | 'seller.vat_registrations'

function norway(facts: Facts): Arrival | Missing {
  const { buyer, consignment, sold, seller, day } = facts
  if (day < NORWEGIAN_VOEC_FROM) return customs('NATIONAL_IMPORT')
  if (buyer.kind === 'BUSINESS' || consignment.band === 'ABOVE') return customs('NATIONAL_IMPORT')
  if (sold === 'OWN_SHOP' && seller.registrations && !isRegistered(seller.registrations, 'NO'))
    return customs('NATIONAL_IMPORT')
  if (consignment.band === 'UNKNOWN') return 'consignment_intrinsic_value'
  if (sold === 'UNKNOWN') return 'marketplace'
  if (sold === 'MARKETPLACE')
    return { rule: 'NO_MARKETPLACE', scheme: 'DEEMED_SUPPLIER', liable: 'MARKETPLACE' }
  if (!seller.registrations) return 'seller.vat_registrations'
  return { rule: 'NO_SELLER', scheme: 'LOCAL', liable: 'SELLER' }
}

/** VATA 1994 s. 7AA: up to 135 pounds the VAT is due with the sale, above at import. Also for Northern Ireland from outside the EU. */
export function unitedKingdom(facts: Facts): Arrival | Missing {
  const { buyer, consignment, sold } = facts
  if (consignment.band === 'ABOVE') return customs('GB_IMPORT_CUSTOMS')
  if (consignment.band === 'UNKNOWN') return 'consignment_intrinsic_value'
  if (isUkBusiness(facts) && buyer.kind === 'BUSINESS')
    return { rule: 'GB_IMPORT_BUSINESS', scheme: 'DOMESTIC_REVERSE_CHARGE', liable: 'BUYER' }
  if (sold === 'UNKNOWN') return 'marketplace'
  if (sold === 'MARKETPLACE')
    return { rule: 'GB_IMPORT_MARKETPLACE', scheme: 'DEEMED_SUPPLIER', liable: 'MARKETPLACE' }
  return { rule: 'GB_IMPORT_SELLER', scheme: 'LOCAL', liable: 'SELLER' }
}

export function isUkBusiness({ buyer }: Facts): boolean {
  return buyer.kind === 'BUSINESS' && (buyer.numberOf === 'GB' || buyer.numberOf === 'XI')
}

const customs = (rule: RuleId): Arrival => ({ rule, scheme: 'IMPORT_CUSTOMS', liable: 'IMPORTER' })

function arrival(facts: Facts): Arrival | Missing | null {
  if (facts.to.state === 'GB') return unitedKingdom(facts)
  if (facts.to.state === 'CH') return switzerland(facts)
  return facts.to.state === 'NO' ? norway(facts) : null
}

/** Beside an export: who owes what at its destination, as far as known. */
export function destinationOf(facts: Facts): { tax: DestinationTax | null; missing: string | null } {
  const found = arrival(facts)
  if (found === null) return { tax: null, missing: null }
  if (typeof found === 'string') return { tax: null, missing: found }
  const rate = rateAt(facts, facts.to.area)
  if (!rate) return { tax: null, missing: null }
  const { scheme, liable } = found
  return {
    tax: { country: facts.to.state, scheme, basisPoints: rate.basisPoints, liable },
    missing: facts.consignment.assumed && facts.to.state !== 'CH' ? 'consignment_intrinsic_value' : null,
  }
}

/** Goods sold to Switzerland or Norway from outside the EU, or within them. */
export function switzerlandAndNorway(facts: Facts): VatDecision | null {
  const { from, to } = facts
  if (from.eu || (to.state !== 'CH' && to.state !== 'NO')) return null
  const rate = rateAt(facts, to.area)
  if (!rate) return noRate(to)
  const found = from.state === to.state && !platformSale(facts) ? null : arrival(facts)
  if (typeof found === 'string') return undecided(question(found))
  if (!found || found.scheme === 'LOCAL')
    return decisionFrom(facts, {
      rule: found?.rule ?? 'NATIONAL_LOCAL',
      scheme: 'LOCAL',
      country: to.state,
      liable: 'SELLER',
      rate,
      return: to.state,
      registeredIn: to.state,
      limit: limitText(CONSIGNMENT_LIMITS.NO),
    })
  const paid = found.scheme === 'IMPORT_CUSTOMS' ? { importRate: rate } : { rate }
  return decisionFrom(facts, {
    ...found,
    country: to.state,
    ...paid,
    limit: limitText(CONSIGNMENT_LIMITS.NO),
  })
}

/** Since 2025 the platform is the supplier within Switzerland, too. */
function platformSale({ to, sold, day }: Facts): boolean {
  return to.state === 'CH' && sold === 'MARKETPLACE' && day >= SWISS_PLATFORMS_FROM
}

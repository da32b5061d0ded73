import type { Facts } from './facts.ts'
import type { VatDecision } from './vat-result.ts'
import { asRefund } from './rules/refund.ts'
import { business } from './rules/business.ts'
import { consumer } from './rules/consumer.ts'
import { deemedSupplier } from './rules/deemed-supplier.ts'
import { donation } from './rules/donation.ts'
import { switzerlandAndNorway } from './rules/destination.ts'
import { exported } from './rules/export.ts'
import { greatBritain } from './rules/great-britain.ts'
import { importedIntoEu } from './rules/import.ts'
import { ownGoods } from './rules/own-goods.ts'
import { decisionFrom } from './decision.ts'

/** Rules in order of precedence: the first that returns a result decides. A new rule is a file and a line here. */
const RULES: readonly ((facts: Facts) => VatDecision | null)[] = [
  ownGoods,
  donation,
  greatBritain,
  exported,
  switzerlandAndNorway,
  importedIntoEu,
  deemedSupplier,
  business,
  consumer,
]

export function applyRules(facts: Facts): VatDecision {
  for (const rule of RULES) {
    const decision = rule(facts)
    if (decision) return asRefund(facts, decision)
  }
  return decisionFrom(facts, { rule: 'OUTSIDE', scheme: 'NONE', country: null, liable: 'NONE' })
}

import type { Facts } from '../facts.ts'
import type { VatDecision } from '../vat-result.ts'
import { correctionOf } from '../refund-period.ts'
import { returnOf, warning } from '../decision.ts'

/** A refund has the treatment and rate of its sale; in the one-stop shops it corrects the period of the sale. */
export function asRefund(facts: Facts, decision: VatDecision): VatDecision {
  const { refund, day } = facts
  const { scheme, country } = decision
  if (!refund || country === null || (scheme !== 'OSS_UNION' && scheme !== 'IOSS')) return decision
  const correction = correctionOf(day, refund.day, scheme === 'IOSS' ? 'MONTH' : 'QUARTER')
  if (!correction) return decision
  if (!correction.tooLate) return { ...decision, correctionOf: correction.period }
  return {
    ...decision,
    return: returnOf(country),
    boxes: null,
    correctionOf: correction.period,
    warnings: [...decision.warnings, warning('OSS_CORRECTION_TOO_LATE', country)],
  }
}

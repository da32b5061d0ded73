import type { Facts } from '../facts.ts'
import type { Verdict } from '../judgement.ts'
import { correctionOf } from '../refund-period.ts'
import { returnOf, warning } from '../verdict.ts'

/** A refund has the treatment and rate of its sale; in the one-stop shops it corrects the period of the sale. */
export function asRefund(facts: Facts, verdict: Verdict): Verdict {
  const { refund, day } = facts
  const { scheme, country } = verdict
  if (!refund || country === null || (scheme !== 'OSS_UNION' && scheme !== 'IOSS')) return verdict
  const correction = correctionOf(day, refund.day, scheme === 'IOSS' ? 'MONTH' : 'QUARTER')
  if (!correction) return verdict
  if (!correction.tooLate) return { ...verdict, correctionOf: correction.period }
  return {
    ...verdict,
    return: returnOf(country),
    boxes: null,
    correctionOf: correction.period,
    warnings: [...verdict.warnings, warning('OSS_CORRECTION_TOO_LATE', country)],
  }
}

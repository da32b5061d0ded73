import type { Treatment } from '#reports/totals.ts'
import type { SalesRow } from './pl-register.ts'

type Known = Pick<Treatment, 'scheme' | 'dispatch' | 'oss' | 'return'>

/**
 * WSTO_EE: goods in Poland that are sold at a distance to consumers in another member state (§ 10(4)(2a) of the
 * regulation of 15 October 2019), whether taxed in Poland below the threshold or where they arrive; what is declared
 * through the one-stop shop is not in this register. IED (§ 10(4)(2b)) is the mark of a marketplace that is deemed to supply
 * the goods itself (art. 7a(1) and (2) of the VAT act); its seller's own supply to it is exempt and has no mark. TP
 * (§ 10(4)(3)) tells of ties between buyer and seller (art. 32(2)(1)), about which nobody is asked.
 */
export function procedureOf({ scheme, dispatch, oss, return: returned }: Known): SalesRow['procedures'] {
  const belowThreshold = scheme === 'ORIGIN_BELOW_THRESHOLD' && returned === 'PL'
  const elsewhere =
    dispatch?.country === 'PL' && dispatch.treatment === 'TAXED_AT_DESTINATION' && oss === null
  return belowThreshold || elsewhere ? ['WSTO_EE'] : []
}

import type { Treatment } from '#reports/totals.ts'
import type { SalesRow } from './pl-register.ts'

type Known = Pick<Treatment, 'scheme' | 'dispatch' | 'oss' | 'return'>

/**
 * WSTO_EE: goods in Poland that are sold at a distance to consumers in another member state (§ 10(4)(2a) of the
 * regulation of 15 October 2019), whether taxed in Poland below the threshold or where they arrive; what is declared
 * through the one-stop shop is not in this register. IED is the marketplace's own mark. The others depend on what no
 * report says: TP on who owns whom, GTU on the goods.
 */
export function procedureOf({ scheme, dispatch, oss, return: returned }: Known): SalesRow['procedures'] {
  const belowThreshold = scheme === 'ORIGIN_BELOW_THRESHOLD' && returned === 'PL'
  const elsewhere =
    dispatch?.country === 'PL' && dispatch.treatment === 'TAXED_AT_DESTINATION' && oss === null
  return belowThreshold || elsewhere ? ['WSTO_EE'] : []
}

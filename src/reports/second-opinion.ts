import type { VatDecision, VatResult } from '#vat/engine/vat-result.ts'
import type { SecondOpinion } from './formats/sales-row.ts'

export const DISAGREEMENTS = [
  'OTHER_SCHEME',
  'OTHER_LIABLE',
  'OTHER_RATE',
  'OTHER_VAT',
  'OTHER_COUNTRY',
] as const
type Disagreement = (typeof DISAGREEMENTS)[number]
export type Difference = { code: Disagreement; said: string; ours: string }

/** Marketplaces round each of a row's parts (goods, shipping, wrapping and what is taken off them). */
const ROUNDED_PARTS = 6

/** Where the marketplace's own columns differ from the decision. What it does not say is no difference. */
export function differences(said: SecondOpinion, result: VatResult): Difference[] {
  const { decision } = result
  const list: Difference[] = []
  const expected = said.scheme === '' ? null : schemeNames(decision)
  if (expected && !expected.includes(said.scheme))
    list.push({ code: 'OTHER_SCHEME', said: said.scheme, ours: expected[0] ?? '' })
  const payer = payerOf(decision)
  if (said.responsibility !== '' && payer !== null && said.responsibility !== payer)
    list.push({ code: 'OTHER_LIABLE', said: said.responsibility, ours: payer })
  // Rate and tax of a sale on which the seller charges none are the marketplace's own.
  if (decision.liable === 'MARKETPLACE') return list
  const country = decision.country === 'XI' ? 'GB' : decision.country
  if (taxed(decision) && said.country !== '' && ![country, 'XI'].includes(iso(said.country)))
    list.push({ code: 'OTHER_COUNTRY', said: said.country, ours: decision.country ?? '' })
  if (said.basisPoints !== null && said.basisPoints !== (decision.basisPoints ?? 0))
    list.push({
      code: 'OTHER_RATE',
      said: `${said.basisPoints / 100}%`,
      ours: `${(decision.basisPoints ?? 0) / 100}%`,
    })
  else if (said.vat !== null && Math.abs(said.vat - (result.vat ?? 0)) > ROUNDED_PARTS)
    list.push({ code: 'OTHER_VAT', said: String(said.vat), ours: String(result.vat ?? 0) })
  return list
}

const iso = (country: string): string => (country === 'EL' ? 'GR' : country === 'UK' ? 'GB' : country)
const taxed = ({ basisPoints }: VatDecision): boolean => (basisPoints ?? 0) > 0

/** Amazon's names of what the engine decided, the likeliest first; null: it has none to compare. */
function schemeNames({ scheme, country, destination, rule }: VatDecision): string[] | null {
  if (destination?.liable === 'MARKETPLACE') {
    if (destination.country === 'GB') return ['UK_VOEC-IMPORT', 'REGULAR']
    if (destination.country === 'CH') return ['CH_VOEC', 'REGULAR']
    if (destination.country === 'NO') return ['NO_VOEC', 'REGULAR']
  }
  switch (scheme) {
    case 'OSS_UNION':
      return ['UNION-OSS']
    case 'IOSS':
      return ['IMPORT-OSS']
    case 'DEEMED_SUPPLIER':
      if (rule === 'DEEMED_SUPPLIER') return ['DEEMED_RESELLER']
      if (rule === 'GB_MARKETPLACE') return ['UK_VOEC-DOMESTIC']
      return country === 'GB' ? ['UK_VOEC-IMPORT'] : ['DEEMED_RESELLER-IOSS']
    case 'LOCAL':
    case 'ORIGIN_BELOW_THRESHOLD':
    case 'IC_SUPPLY':
    case 'EXPORT':
    case 'DOMESTIC_REVERSE_CHARGE':
      return ['REGULAR']
    default:
      return null
  }
}

function payerOf({ liable, destination }: VatDecision): 'SELLER' | 'MARKETPLACE' | null {
  if (liable === 'MARKETPLACE' || destination?.liable === 'MARKETPLACE') return 'MARKETPLACE'
  return liable === 'SELLER' ? 'SELLER' : null
}

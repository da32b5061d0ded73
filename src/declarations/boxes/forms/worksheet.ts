import type { Scheme } from '#vat/engine/vat-result.ts'
import { type Entry, type Form, rateName } from './form.ts'

/** A country whose form the product does not know: every figure under a name of its own, for whoever fills the form in. */
export const WORKSHEET: Form = {
  acquisition: (basisPoints) => [
    [`acquisitions ${rateName(basisPoints)} base`, 'net'],
    [`acquisitions ${rateName(basisPoints)} tax`, 'acquisitionVat'],
    ['input tax on acquisitions', 'acquisitionVat'],
  ],
  dispatch: [['supplies within the EU', 'net']],
  taxedElsewhere: [[['taxed elsewhere', 'net']], [['taxed elsewhere', 'net']]],
  ledger(kind, basisPoints) {
    const input = [`input tax: ${kind.toLowerCase().replaceAll('_', ' ')}`, 'deductible'] as const
    if (kind === 'PURCHASE' || kind === 'FIXED_ASSET' || kind === 'IMPORT') return [input]
    const name = kind === 'IMPORT_IN_RETURN' ? 'imports' : 'reverse charge'
    return [
      [`${name} ${rateName(basisPoints)} base`, 'net'],
      [`${name} ${rateName(basisPoints)} tax`, 'vat'],
      input,
    ]
  },
  summary(amounts, names) {
    const sum = (name: RegExp) => amounts.sum(...names.filter((box) => name.test(box)))
    const vat = sum(/ tax$/)
    return { base: sum(/^sales .* base$/), vat, payable: vat - sum(/^input tax/) }
  },
  rounding: () => 'CENTS',
  calculated: () => [],
}

/** Where a sale stands that no line of a known form takes. */
export function namedEntries(scheme: Scheme, basisPoints: number): readonly Entry[] {
  switch (scheme) {
    case 'LOCAL':
    case 'ORIGIN_BELOW_THRESHOLD':
      return [
        [`sales ${rateName(basisPoints)} base`, 'net'],
        [`sales ${rateName(basisPoints)} tax`, 'vat'],
      ]
    case 'IC_SUPPLY':
      return [['supplies within the EU', 'net']]
    case 'EXPORT':
      return [['exports', 'net']]
    case 'DEEMED_SUPPLIER':
      return [['supplies to marketplaces', 'net']]
    case 'DOMESTIC_REVERSE_CHARGE':
      return [['reverse charge supplies', 'net']]
    default:
      return []
  }
}

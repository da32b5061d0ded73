import type { Form } from './form.ts'

/** VAT100. Boxes 6 to 9 without the pence (VAT notice 700/12); 2, 8 and 9 are for goods of Northern Ireland. */
export const GB: Form = {
  acquisition: () => [
    ['2', 'acquisitionVat'],
    ['4', 'acquisitionVat'],
    ['7', 'net'],
    ['9', 'net'],
  ],
  dispatch: [
    ['6', 'net'],
    ['8', 'net'],
  ],
  taxedElsewhere: [[], []],
  ledger(kind) {
    if (kind === 'PURCHASE' || kind === 'FIXED_ASSET' || kind === 'IMPORT')
      return [
        ['4', 'deductible'],
        ['7', 'net'],
      ]
    // Postponed import VAT, and services under reverse charge: owed and deducted.
    const service = kind !== 'IMPORT_IN_RETURN'
    return [['1', 'vat'], ['4', 'deductible'], ['7', 'net'], ...(service ? [['6', 'net'] as const] : [])]
  },
  rounding: (box) => (box >= '6' ? 'WHOLE_UNITS_DROPPED' : 'CENTS'),
  summary: (amounts) => ({
    base: amounts.of('6'),
    vat: amounts.of('3'),
    payable: amounts.of('3') - amounts.of('4'),
  }),
  calculated(amounts) {
    const total = amounts.sum('1', '2')
    return [
      ['3', total],
      ['5', Math.abs(total - amounts.of('4'))],
    ]
  },
}

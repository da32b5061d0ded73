import { exponentOf } from '#platform/shared/currency-exponent.ts'
import type { Amounts, Form } from './form.ts'

const OUTPUT_TAX = ['K_16', 'K_18', 'K_20', 'K_24', 'K_26', 'K_28', 'K_30', 'K_32', 'K_33', 'K_34']
const NOT_OWED = ['K_35', 'K_36', 'K_360']
const OUTPUT_BASE = [
  'K_10',
  'K_11',
  'K_13',
  'K_15',
  'K_17',
  'K_19',
  'K_21',
  'K_22',
  'K_23',
  'K_25',
  'K_27',
  'K_29',
  'K_31',
]
const INPUT_TAX = ['K_41', 'K_43', 'K_44', 'K_45', 'K_46', 'K_47']
const WHOLE = 10 ** exponentOf('PLN')

/** JPK_V7. The register (K) in grosz; the declaration (P) in whole zloty, half up. */
export const PL: Form = {
  acquisition: () => [
    ['K_23', 'net'],
    ['K_24', 'acquisitionVat'],
    ['K_42', 'net'],
    ['K_43', 'acquisitionVat'],
  ],
  dispatch: [['K_21', 'net']],
  // What is declared through the one-stop shop has a register of its own.
  taxedElsewhere: [[], [['K_11', 'net']]],
  ledger(kind) {
    switch (kind) {
      case 'PURCHASE':
      case 'IMPORT':
        return [
          ['K_42', 'net'],
          ['K_43', 'deductible'],
        ]
      case 'FIXED_ASSET':
        return [
          ['K_40', 'net'],
          ['K_41', 'deductible'],
        ]
      // Art. 33a: import VAT in the return instead of at the border.
      case 'IMPORT_IN_RETURN':
        return [
          ['K_25', 'net'],
          ['K_26', 'vat'],
          ['K_42', 'net'],
          ['K_43', 'deductible'],
        ]
      // Art. 28b: services bought from traders, wherever they are.
      case 'SERVICE_EU':
      case 'SERVICE_ABROAD':
        return [
          ['K_29', 'net'],
          ['K_30', 'vat'],
          ['K_42', 'net'],
          ['K_43', 'deductible'],
        ]
    }
  },
  carriedBox: 'P_39',
  summary: (amounts) => ({
    base: amounts.of('P_37'),
    vat: amounts.of('P_38'),
    payable: amounts.of('P_51') - amounts.of('P_53'),
  }),
  rounding: () => 'CENTS',
  calculated(amounts) {
    const whole = (boxes: readonly string[]): number =>
      boxes.reduce((sum, box) => sum + wholeZloty(amounts, box), 0)
    const owed = whole(OUTPUT_TAX) - whole(NOT_OWED)
    const carried = wholeZloty(amounts, 'P_39')
    const deducted = whole(INPUT_TAX) + carried
    const rest = owed - deducted
    return [
      ['P_37', whole(OUTPUT_BASE)],
      ['P_38', owed],
      ['P_48', deducted],
      ['P_51', Math.max(0, rest)],
      ...(rest < 0
        ? ([
            ['P_53', -rest],
            ['P_62', -rest],
          ] as const)
        : []),
    ]
  },
}

/** Half up, away from zero. */
function wholeZloty(amounts: Amounts, box: string): number {
  const units = amounts.of(box)
  return Math.sign(units) * Math.floor(Math.abs(units) / WHOLE + 0.5) * WHOLE
}

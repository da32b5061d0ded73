import type { Form } from './form.ts'

const OUTPUT = ['152', '167', '03', '155', '06', '09', '11', '13', '15']
const INPUT = ['29', '31', '33', '35', '37', '39']

/** Modelo 303. */
export const ES: Form = {
  acquisition: () => [
    ['10', 'net'],
    ['11', 'acquisitionVat'],
    ['36', 'net'],
    ['37', 'acquisitionVat'],
  ],
  dispatch: [['59', 'net']],
  taxedElsewhere: [[['123', 'net']], [['120', 'net']]],
  ledger(kind) {
    switch (kind) {
      case 'PURCHASE':
        return [
          ['28', 'net'],
          ['29', 'deductible'],
        ]
      case 'FIXED_ASSET':
        return [
          ['30', 'net'],
          ['31', 'deductible'],
        ]
      case 'IMPORT':
        return [
          ['32', 'net'],
          ['33', 'deductible'],
        ]
      case 'IMPORT_IN_RETURN':
        return [
          ['32', 'net'],
          ['33', 'deductible'],
          ['77', 'vat'],
        ]
      case 'SERVICE_EU':
        return [
          ['10', 'net'],
          ['11', 'vat'],
          ['36', 'net'],
          ['37', 'deductible'],
        ]
      case 'SERVICE_ABROAD':
        return [
          ['12', 'net'],
          ['13', 'vat'],
          ['28', 'net'],
          ['29', 'deductible'],
        ]
    }
  },
  rounding: () => 'CENTS',
  calculated(amounts) {
    const owed = amounts.sum(...OUTPUT)
    const deducted = amounts.sum(...INPUT)
    const result = owed - deducted + amounts.of('77')
    return [
      ['27', owed],
      ['45', deducted],
      ['46', owed - deducted],
      ['69', result],
      ['71', result],
    ]
  },
}

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
  carriedBox: '110',
  summary: (amounts) => ({
    base: amounts.sum('150', '165', '01', '153', '04', '07'),
    vat: amounts.of('27'),
    payable: amounts.of('71'),
  }),
  rounding: () => 'CENTS',
  calculated(amounts) {
    const owed = amounts.sum(...OUTPUT)
    const deducted = amounts.sum(...INPUT)
    const before = owed - deducted + amounts.of('77')
    const pending = amounts.of('110')
    const applied = Math.min(pending, Math.max(0, before))
    const result = before - applied
    return [
      ['27', owed],
      ['45', deducted],
      ['46', owed - deducted],
      ...(pending === 0
        ? []
        : ([
            ['78', applied],
            ['87', pending - applied],
          ] as const)),
      ['69', result],
      ['71', result],
    ]
  },
}

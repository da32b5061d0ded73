import type { Entry, Form, LedgerEntry } from './form.ts'

const LINES: Readonly<Record<number, string>> = { 2000: '08', 1000: '9B', 550: '09' }
/** Import VAT is declared here since 2022, a line for each rate. */
const IMPORTS: Readonly<Record<number, string>> = {
  2000: 'I1',
  1000: 'I2',
  850: 'I3',
  550: 'I4',
  210: 'I5',
  105: 'I6',
}

/** CA3 (3310-CA3-SD). Whole euros, half up. */
export const FR: Form = {
  acquisition(basisPoints): Entry[] {
    const line = LINES[basisPoints] ?? '08'
    return [
      ['B2', 'net'],
      [`${line} base`, 'net'],
      [`${line} tax`, 'acquisitionVat'],
      ['17', 'acquisitionVat'],
      ['20', 'acquisitionVat'],
    ]
  },
  dispatch: [['F2', 'net']],
  taxedElsewhere: [[['E3', 'net']], [['E3', 'net']]],
  ledger(kind, basisPoints): LedgerEntry[] {
    if (kind === 'PURCHASE') return [['20', 'deductible']]
    if (kind === 'FIXED_ASSET') return [['19', 'deductible']]
    if (kind === 'IMPORT' || kind === 'IMPORT_IN_RETURN') {
      const line = IMPORTS[basisPoints] ?? 'I1'
      return [
        ['A4', 'net'],
        [`${line} base`, 'net'],
        [`${line} tax`, 'vat'],
        ['20', 'deductible'],
      ]
    }
    const line = LINES[basisPoints] ?? '08'
    return [
      ['A3', 'net'],
      [`${line} base`, 'net'],
      [`${line} tax`, 'vat'],
      ['20', 'deductible'],
    ]
  },
  carriedBox: '22',
  summary: (amounts) => ({
    base: amounts.sum('A1', 'A2'),
    vat: amounts.of('16'),
    payable: amounts.of('28') - amounts.of('25'),
  }),
  rounding: () => 'WHOLE_UNITS_HALF_UP',
  calculated(amounts) {
    const lines = [...Object.values(LINES), ...Object.values(IMPORTS)].map((line) => `${line} tax`)
    const owed = amounts.sum(...lines, '15')
    const deducted = amounts.sum('19', '20', '21', '22')
    const rest = owed - deducted
    return [
      ['16', owed],
      ['23', deducted],
      ...(rest < 0
        ? ([['25', -rest]] as const)
        : ([
            ['28', rest],
            ['32', rest],
          ] as const)),
    ]
  },
}

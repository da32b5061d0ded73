import type { Form } from './form.ts'

/** LIPE, quadro VP. */
export const IT: Form = {
  acquisition: () => [
    ['VP3', 'net'],
    ['VP4', 'acquisitionVat'],
    ['VP5', 'acquisitionVat'],
  ],
  dispatch: [['VP2', 'net']],
  taxedElsewhere: [[], []],
  ledger: (kind) => [
    ['VP3', 'net'],
    ['VP5', 'deductible'],
    ...(kind === 'SERVICE_EU' || kind === 'SERVICE_ABROAD' ? [['VP4', 'vat'] as const] : []),
  ],
  carriedBox: 'VP8',
  summary: (amounts) => ({
    base: amounts.of('VP2'),
    vat: amounts.of('VP4'),
    payable: amounts.of('VP14 col 1') - amounts.of('VP14 col 2'),
  }),
  rounding: () => 'CENTS',
  calculated(amounts) {
    const rest = amounts.of('VP4') - amounts.of('VP5')
    const carried = amounts.sum('VP7', 'VP12') - amounts.sum('VP8', 'VP9', 'VP10', 'VP11', 'VP13')
    return [column('VP6', rest), column('VP14', rest + carried)]
  },
}

/** What is owed stands in the first column, a credit in the second. */
const column = (box: string, units: number): readonly [string, number] => [
  `${box} col ${units < 0 ? 2 : 1}`,
  Math.abs(units),
]

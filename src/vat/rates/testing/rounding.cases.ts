/** VAT on a net amount, half-up; the last column is what a binary float would give. */
export const VAT_ON_NET: readonly (readonly [net: string, percent: string, vat: string, float: string])[] = [
  ['0.50', '19', '0.10', '0.10'],
  ['2.50', '19', '0.48', '0.47'],
  ['10.50', '19', '2.00', '2.00'],
  ['1.10', '25', '0.28', '0.28'],
  ['2.30', '25', '0.58', '0.57'],
  ['1.00', '5.5', '0.06', '0.06'],
  ['5.00', '8.1', '0.41', '0.41'],
  ['15.00', '8.1', '1.22', '1.22'],
  ['1.50', '21', '0.32', '0.32'],
  ['1.50', '17', '0.26', '0.26'],
]

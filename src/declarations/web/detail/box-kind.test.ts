import { expect, it } from 'vitest'
import { namedEntries, WORKSHEET } from '../../boxes/forms/worksheet.ts'
import { boxKind } from './box-kind.ts'

it.each([
  ['sales 19% base', 'salesBase', ['19%']],
  ['reverse charge 21% tax', 'servicesTax', ['21%']],
  ['reverse charge supplies', 'buyerOwes', []],
  ['input tax: import in return', 'inputImports', []],
  ['FR 20% from DE base', 'consumptionFromBase', ['FR', '20%', 'DE']],
  ['FR 5.5% tax', 'consumptionTax', ['FR', '5.5%']],
  ['correction 2025-Q4 IT', 'correctionOf', ['2025-Q4', 'IT']],
  ['total due', 'totalDue', []],
  ['EL094259216 goods', 'goodsTo', ['EL094259216']],
  ['total supplies', 'totalSupplies', []],
])('%s is %s', (box, kind, of) => {
  expect(boxKind(box)).toEqual({ kind, of })
})

it('a line of a form is none of them', () => {
  for (const box of ['81', 'VP14 col 1', '08 base', 'K_19', 'A1']) expect(boxKind(box)).toBeUndefined()
})

it('knows every name that a return without a known form uses', () => {
  const kinds = [
    'PURCHASE',
    'FIXED_ASSET',
    'IMPORT',
    'IMPORT_IN_RETURN',
    'SERVICE_EU',
    'SERVICE_ABROAD',
  ] as const
  const schemes = [
    'LOCAL',
    'IC_SUPPLY',
    'EXPORT',
    'DEEMED_SUPPLIER',
    'DOMESTIC_REVERSE_CHARGE',
    'ORIGIN_BELOW_THRESHOLD',
  ] as const
  const names = [
    ...kinds.flatMap((kind) => WORKSHEET.ledger(kind, 2100).map(([box]) => box)),
    ...schemes.flatMap((scheme) => namedEntries(scheme, 2100).map(([box]) => box)),
    ...[WORKSHEET.acquisition(2100), WORKSHEET.dispatch, ...WORKSHEET.taxedElsewhere]
      .flat()
      .map(([box]) => box),
  ]
  expect(names.filter((box) => boxKind(box) === undefined)).toEqual([])
})

import { expect, it } from 'vitest'
import { covers } from './mandate-scope.ts'

const german = { country: 'DE', scope: 'VAT', workOrderId: 'wo_1' } as const

it.each([
  ['a VAT number of the country', { country: 'DE', kind: 'VAT_NUMBER', workOrderId: 'wo_2' }, true],
  ['a tax number of the country', { country: 'DE', kind: 'TAX_NUMBER', workOrderId: 'wo_2' }, true],
  ['a VAT number elsewhere', { country: 'FR', kind: 'VAT_NUMBER', workOrderId: 'wo_2' }, false],
  ['packaging in the country', { country: 'DE', kind: 'EPR_NUMBER', workOrderId: 'wo_2' }, false],
  ['what its own work obtained', { country: 'DE', kind: null, workOrderId: 'wo_1' }, true],
  ['what other work obtained without a kind', { country: 'DE', kind: null, workOrderId: 'wo_2' }, false],
] as const)('a German mandate for VAT and %s: %o %s', (_name, registration, covered) => {
  expect(covers(german, registration)).toBe(covered)
})

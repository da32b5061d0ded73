import { expect, it } from 'vitest'
import { proofFaults, readProofInput } from './proof-input.ts'

const FILE = { id: 'dcl_1', uploadId: 'upl_1' }
const GOOD = { paidOn: '2026-03-05', amount: '4,812.50', currency: 'eur', payer: ' Shenzhen Lantu Ltd ' }
const read = (changes: Partial<typeof GOOD> = {}, file = FILE) => {
  const typed: Record<string, string> = { ...GOOD, ...changes }
  return readProofInput((name) => typed[name] ?? '', file)
}

it('reads what was typed as the call takes it', () => {
  expect(read()).toEqual({
    ...FILE,
    paidOn: '2026-03-05',
    amount: 481_250,
    currency: 'EUR',
    payer: 'Shenzhen Lantu Ltd',
  })
  expect(proofFaults(read())).toEqual({})
})

it.each([
  ['no day', { paidOn: '' }, { paidOn: 'dayMissing' }],
  ['no amount', { amount: '' }, { amount: 'amountUnclear' }],
  ['no number', { amount: 'all' }, { amount: 'amountUnclear' }],
  ['nothing', { amount: '0' }, { amount: 'amountUnclear' }],
  ['less than nothing', { amount: '-5' }, { amount: 'amountUnclear' }],
  ['no currency', { currency: '€' }, { currency: 'currencyUnclear' }],
  ['no payer', { payer: ' ' }, { payer: 'payerMissing' }],
])('finds %s', (_, changes, faults) => {
  expect(proofFaults(read(changes))).toEqual(faults)
})

it('finds a missing file', () => {
  expect(proofFaults(read({}, { ...FILE, uploadId: '' }))).toEqual({ uploadId: 'fileMissing' })
})

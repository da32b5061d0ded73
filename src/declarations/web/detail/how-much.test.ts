import { expect, it } from 'vitest'
import { howMuch } from './how-much.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' })
const [dueAt, payBy] = ['2026-12-10', '2026-12-16']

it.each([
  ['to pay by its day', eur(481_250), 'DUE', payBy, 'toPay', { by: 'payBy', day: payBy }],
  ['paid, as far as the payer says', eur(481_250), 'PROOF_SENT', payBy, 'toPay', { by: 'payBy', day: payBy }],
  ['credited by the authority', eur(481_250), 'PAID', payBy, 'paid', null],
  ['to pay, without a day of its own', eur(481_250), 'NONE', null, 'toPay', { by: 'dueBy', day: dueAt }],
  ['a credit', eur(-1_000), 'CREDIT', payBy, 'credit', { by: 'dueBy', day: dueAt }],
  ['nothing', eur(0), 'NONE', payBy, 'result', { by: 'dueBy', day: dueAt }],
  ['not known yet', null, 'NONE', null, 'toPay', { by: 'dueBy', day: dueAt }],
] as const)('a tax that is %s', (_what, payable, taxStatus, payUntil, label, until) => {
  const status = 'CALCULATED'
  expect(howMuch({ status, payable, taxStatus, dueAt, payBy: payUntil })).toEqual({ label, until })
})

it('a credit that is filed has no day any more', () => {
  const credit = { payable: eur(-1_000), taxStatus: 'CREDIT', dueAt, payBy } as const
  expect(howMuch({ ...credit, status: 'ACCEPTED' })).toEqual({ label: 'credit', until: null })
})

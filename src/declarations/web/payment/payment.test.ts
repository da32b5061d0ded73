import { expect, it } from 'vitest'
import { isProofRefused, stillToSend } from './payment.ts'

const proof = { sentAt: '2026-03-05T08:00:00.000Z' }
const before = { recordedAt: '2026-03-04T08:00:00.000Z' }
const after = { recordedAt: '2026-03-06T08:00:00.000Z' }

it.each([
  ['nothing sent yet', 'DUE', [], [], false],
  ['a proof is looked at', 'PROOF_SENT', [proof], [], false],
  ['a proof was returned', 'DUE', [proof], [], true],
  ['part of it was credited after the proof', 'DUE', [proof], [after], false],
  ['the proof of the rest was returned', 'DUE', [proof], [before], true],
  ['it is paid', 'PAID', [proof], [after], false],
] as const)('%s', (_, taxStatus, proofs, credits, isRefused) => {
  expect(isProofRefused({ taxStatus, proofs, credits })).toBe(isRefused)
})

const eur = (amount: number) => ({ amount, currency: 'EUR' })

it.each([
  ['nothing sent yet', 'DUE', 100, [], [], 100],
  ['all of it was sent', 'PROOF_SENT', 100, [eur(100)], [], 0],
  ['more than all of it was sent', 'PROOF_SENT', 100, [eur(110)], [], 0],
  ['a part was sent', 'PROOF_SENT', 100, [eur(60)], [], 40],
  ['two parts were sent', 'PROOF_SENT', 100, [eur(60), eur(40)], [], 0],
  ['a part was credited, the rest was sent', 'PROOF_SENT', 40, [eur(60), eur(40)], [{ amount: 60 }], 0],
  ['it was sent in another currency', 'PROOF_SENT', 100, [{ amount: 780, currency: 'CNY' }], [], 0],
  ['the proof was returned', 'DUE', 100, [eur(100)], [], 100],
  ['it is paid', 'PAID', 0, [eur(100)], [{ amount: 100 }], 0],
] as const)('to be transferred when %s', (_, taxStatus, outstanding, proofs, credits, expected) => {
  expect(stillToSend({ taxStatus, outstanding, currency: 'EUR', proofs, credits })).toBe(expected)
})

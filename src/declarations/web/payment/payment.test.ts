import { expect, it } from 'vitest'
import { isProofRefused } from './payment.ts'

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

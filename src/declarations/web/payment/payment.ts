import type { OutputOf } from '#platform/shared/call.ts'
import type { readTaxPayment } from '../../tax-contract.ts'

export type Payment = OutputOf<typeof readTaxPayment>

type Sent = {
  taxStatus: Payment['taxStatus']
  outstanding: number
  currency: string
  proofs: readonly Pick<Payment['proofs'][number], 'amount' | 'currency'>[]
  credits: readonly Pick<Payment['credits'][number], 'amount'>[]
}

/**
 * What is still to be transferred. While a proof is looked at, what it says was sent is not asked for again: whoever
 * pays twice waits months for the authority to pay it back. Money in another currency counts as all of it.
 */
export function stillToSend({ taxStatus, outstanding, currency, proofs, credits }: Sent): number {
  if (taxStatus === 'DUE') return Math.max(0, outstanding)
  if (taxStatus !== 'PROOF_SENT' || proofs.some((proof) => proof.currency !== currency)) return 0
  const said = proofs.reduce((sum, { amount }) => sum + amount, 0)
  const credited = credits.reduce((sum, { amount }) => sum + amount, 0)
  return Math.max(0, outstanding - Math.max(0, said - credited))
}

/** Only a refusal makes the tax due again after a proof without a credit behind it. */
export function isProofRefused({
  taxStatus,
  proofs,
  credits,
}: {
  taxStatus: Payment['taxStatus']
  proofs: readonly Pick<Payment['proofs'][number], 'sentAt'>[]
  credits: readonly Pick<Payment['credits'][number], 'recordedAt'>[]
}): boolean {
  const sent = proofs.at(-1)
  const credit = credits.at(-1)
  return taxStatus === 'DUE' && sent !== undefined && (!credit || credit.recordedAt < sent.sentAt)
}

import type { OutputOf } from '#platform/shared/call.ts'
import type { readTaxPayment } from '../../tax-contract.ts'

export type Payment = OutputOf<typeof readTaxPayment>

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

import type { SentInputOf } from '#platform/shared/call.ts'
import { exponentOf } from '#platform/shared/currency-exponent.ts'
import { parseDecimal, POINT_DECIMALS } from '#platform/shared/decimal.ts'
import type { sendTaxProof } from '../../tax-contract.ts'

type ProofInput = SentInputOf<typeof sendTaxProof>
type Fault = 'fileMissing' | 'dayMissing' | 'amountUnclear' | 'currencyUnclear' | 'payerMissing'

/** What somebody typed; an amount that cannot be read is NaN, which `proofFaults` finds. */
export function readProofInput(
  typed: (name: string) => string,
  file: { id: string; uploadId: string },
): ProofInput {
  const currency = typed('currency').trim().toUpperCase()
  const amount = parseDecimal(typed('amount'), exponentOf(currency), POINT_DECIMALS) ?? Number.NaN
  return { ...file, paidOn: typed('paidOn'), amount, currency, payer: typed('payer').trim() }
}

/** What can be said before anything is sent, by field. */
export function proofFaults({
  uploadId,
  paidOn,
  amount,
  currency,
  payer,
}: ProofInput): Record<string, Fault> {
  return {
    ...(uploadId === '' && { uploadId: 'fileMissing' as const }),
    ...(paidOn === '' && { paidOn: 'dayMissing' as const }),
    ...(!(amount > 0) && { amount: 'amountUnclear' as const }),
    ...(!/^[A-Z]{3}$/.test(currency) && { currency: 'currencyUnclear' as const }),
    ...(payer === '' && { payer: 'payerMissing' as const }),
  }
}

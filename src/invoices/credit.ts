/**
 * The VAT in a part of an invoice that is credited. Calculated on the cumulative total, so that the credit
 * notes of a whole refund add up to the invoice to the cent, however many they are.
 * @param invoice total with VAT and the VAT in it, integer minor units
 * @param before total and VAT of the credit notes so far
 * @param amount what is refunded now, with VAT, > 0
 * @throws RangeError when more is refunded than the invoice's total
 */
export function creditOf(
  invoice: { total: number; vat: number },
  before: { total: number; vat: number },
  amount: number,
): { net: number; vat: number; total: number } {
  const back = before.total + amount
  if (amount <= 0 || back > invoice.total)
    throw new RangeError(`${amount} cannot be credited: ${before.total} of ${invoice.total} are already`)
  const vat = roundedShare(invoice.vat, back, invoice.total) - before.vat
  return { net: amount - vat, vat, total: amount }
}

/** `part * share / whole`, rounded half up; all are non-negative. */
function roundedShare(part: number, share: number, whole: number): number {
  const doubled = 2n * BigInt(part) * BigInt(share) + BigInt(whole)
  return Number(doubled / (2n * BigInt(whole)))
}

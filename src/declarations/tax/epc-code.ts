import { plainAmount } from '#platform/shared/format-money.ts'
import type { TaxPayee } from './tax-payment.ts'

/** 999,999,999.99 euro: the largest that the code can say. */
const MOST = 99_999_999_999

const cut = (text: string, length: number) => Array.from(text.replace(/\s+/g, ' ')).slice(0, length).join('')

/**
 * What the QR code of a transfer in euro says (European Payments Council, EPC069-12, version 002); null for another
 * currency, or an amount that it cannot say.
 */
export function epcCode(
  { name, iban, bic, reference }: TaxPayee,
  { amount, currency }: { amount: number; currency: string },
): string | null {
  if (currency !== 'EUR' || amount <= 0 || amount > MOST) return null
  const total = `EUR${plainAmount({ amount, currency })}`
  const text = [bic ?? '', cut(name, 70), iban, total, '', '', cut(reference, 140)]
  return ['BCD', '002', '1', 'SCT', ...text].join('\n')
}

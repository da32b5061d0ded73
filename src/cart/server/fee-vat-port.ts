import type { Company } from '#accounts/company.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { Money } from '#platform/shared/money.ts'

/** How VAT falls on the agency's fee. The rule belongs to orders, which stand above the cart; main hands it in. */
export type FeeVatPort = (
  buyer: Company,
  net: Money,
) => Promise<{
  kind: 'LOCAL' | 'REVERSE_CHARGE' | 'OUTSIDE_SCOPE' | 'EXEMPT'
  rateBasisPoints: number
  reason: LocalText
  source: string
  vat: Money
  total: Money
}>

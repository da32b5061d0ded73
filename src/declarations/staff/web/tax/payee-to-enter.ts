import type { StaffTax } from '../../tax-contract.ts'

/**
 * What the form begins with: what is known of this tax, or the account of the return before. Not that one's reference:
 * with it the money would be booked to the wrong period.
 */
export function payeeToEnter({ payee, lastPayee }: Pick<StaffTax, 'payee' | 'lastPayee'>) {
  const { name = '', iban = '', bic = null, source = '' } = payee ?? lastPayee ?? {}
  return { name, iban, bic: bic ?? '', reference: payee?.reference ?? '', source }
}

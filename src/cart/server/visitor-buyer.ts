import { checkBusinessNumber } from '#accounts/server/public.ts'
import type { FeeBuyer } from '#fee-vat/fee-vat.ts'
import { EU_STATES } from '#platform/shared/eu-states.ts'
import type { LocalText } from '#platform/shared/local-text.ts'

/** What a visitor says of the company: its country, and the number that proves a business there. */
export type VisitorBuyer = { country: string; number: string }

/**
 * The buyer that the VAT of a visitor's cart is computed for. The number of an EU state is a VAT number, which counts
 * once the register has confirmed it; elsewhere it is the number of the licence or register, whose form is checked
 * where it is known.
 */
export function feeBuyerOf({ country, number }: VisitorBuyer): {
  buyer: FeeBuyer
  problem: LocalText | null
} {
  const nothing = { country, registrationNumber: null, vatNumber: null, vatNumberStatus: null }
  if (number === '') return { buyer: nothing, problem: null }
  const { normalised, reason } = checkBusinessNumber(country, number)
  if (reason) return { buyer: nothing, problem: reason }
  const proof = EU_STATES.has(country)
    ? { vatNumber: normalised, vatNumberStatus: 'well_formed' }
    : { registrationNumber: normalised }
  return { buyer: { ...nothing, ...proof }, problem: null }
}

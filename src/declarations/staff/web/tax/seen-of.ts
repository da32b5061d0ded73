import type { StaffTax } from '../../tax-contract.ts'

/** The payment as the person sees it. */
export const seenOf = ({ companyId, id, revision }: StaffTax) => ({ companyId, id, revision })

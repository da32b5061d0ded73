/** The treatment of VAT on the agency's fee, in answers and in the database. */
export const FEE_VAT_KINDS = ['LOCAL', 'REVERSE_CHARGE', 'OUTSIDE_SCOPE', 'EXEMPT'] as const
export type FeeVatKind = (typeof FEE_VAT_KINDS)[number]

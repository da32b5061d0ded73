/** What is declared. */
export const DECLARATION_KINDS = ['RETURN', 'ANNUAL', 'EC_SALES_LIST', 'OSS', 'IOSS', 'EPR'] as const
export type DeclarationKind = (typeof DECLARATION_KINDS)[number]

/** The filing of a declaration, from the first data to the authority's acceptance. */
export const FILING_STATUSES = [
  'AWAITING_DATA',
  'CALCULATED',
  'AWAITING_CONFIRMATION',
  'QUERIED',
  'CONFIRMED',
  'FILED',
  'ACCEPTED',
  'REJECTED',
] as const
export type FilingStatus = (typeof FILING_STATUSES)[number]

/** The scheme under which it is declared; LOCAL is the return of the country itself. */
export const DECLARATION_SCHEMES = ['LOCAL', 'OSS_UNION', 'OSS_NON_UNION', 'IOSS'] as const
export type DeclarationScheme = (typeof DECLARATION_SCHEMES)[number]

/** The tax of a declaration, from its confirmation on. NONE: nothing to pay or to get back, or not confirmed yet. */
export const TAX_STATUSES = ['NONE', 'DUE', 'PROOF_SENT', 'PAID', 'CREDIT', 'CARRIED', 'REFUNDED'] as const
export type TaxStatus = (typeof TAX_STATUSES)[number]

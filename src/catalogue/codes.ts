/** Apart from the schemas of a product, which the browser does not need. */
export const CATEGORY_CODES = ['VAT', 'EPR', 'EORI', 'REPRESENTATIVE', 'OSS_IOSS', 'COMPANY'] as const
export type CategoryCode = (typeof CATEGORY_CODES)[number]

export const RHYTHMS = ['MONTHLY', 'BIMONTHLY', 'QUARTERLY', 'HALF_YEARLY', 'YEARLY'] as const
export type Rhythm = (typeof RHYTHMS)[number]

/** The countries that the page explains, the most asked for first. */
export const VAT_COUNTRIES = ['DE', 'FR', 'IT', 'ES', 'PL', 'CZ', 'GB', 'AT', 'NL', 'BE', 'SE', 'IE'] as const
export type VatCountry = (typeof VAT_COUNTRIES)[number]

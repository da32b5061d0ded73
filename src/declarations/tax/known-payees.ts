import type { TaxPayee } from './tax-payment.ts'

type KnownPayee = Omit<TaxPayee, 'reference'> & {
  /** Missing where the authority gives out a reference of its own for each return: staff enter that one. */
  reference?: (number: string) => string | null
}

/** Great Britain: the nine digits of the VAT number, without spaces. */
const nineDigits = (number: string): string | null =>
  /^(?:GB)?(\d{9})(?:\d{3})?$/.exec(number.toUpperCase().replace(/[\s.-]/g, ''))?.[1] ?? null

/**
 * The accounts that authorities publish for VAT. A state that is missing here has one account for each office, or gives
 * each taxpayer their own: its details are entered by staff, from the authority's letter.
 */
const KNOWN: Readonly<Record<string, KnownPayee>> = {
  GB: {
    name: 'HMRC VAT',
    iban: 'GB36BARC20051773152391',
    bic: 'BARCGB22',
    source: 'https://www.gov.uk/pay-vat/bank-details',
    reference: nineDigits,
  },
  NL: {
    name: 'Belastingdienst',
    iban: 'NL86INGB0002445588',
    bic: 'INGBNL2A',
    source:
      'https://www.belastingdienst.nl/wps/wcm/connect/bldcontentnl/belastingdienst/zakelijk/btw/btw_aangifte_doen_en_betalen/btw_betalen/op_tijd_betalen',
  },
}

/** What is known of the payee of a national return; an empty reference is for staff to enter. Schemes have others. */
export function knownPayee({
  country,
  scheme,
  number,
}: {
  country: string
  scheme: string
  number: string | null
}): TaxPayee | null {
  const known = scheme === 'LOCAL' && Object.hasOwn(KNOWN, country) ? KNOWN[country] : undefined
  if (!known) return null
  const { reference, ...payee } = known
  return { ...payee, reference: (number !== null && reference?.(number)) || '' }
}

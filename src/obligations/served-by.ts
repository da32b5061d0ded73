import type { ObligationKind } from './rule.ts'

/**
 * Codes of the services that cover an obligation, best match first; `{{country}}` is in lower case. Codes that are not
 * on sale are skipped when read; if none is left, the answer is to ask us.
 */
const SERVED_BY: Record<ObligationKind, readonly string[]> = {
  // A registration is sold together with its returns; who is registered already buys the returns alone.
  VAT_REGISTRATION: ['vat-registration-{{country}}', 'vat-filing-{{country}}'],
  FISCAL_REPRESENTATIVE: ['fiscal-representative-{{country}}'],
  OSS: ['oss-registration'],
  IOSS: ['ioss-registration'],
  IOSS_INTERMEDIARY: ['ioss-intermediary'],
  EORI: ['eori-{{country}}'],
  CUSTOMS_REPRESENTATIVE: ['customs-representative-{{country}}'],
  PACKAGING: ['packaging-{{country}}'],
  PACKAGING_REPRESENTATIVE: ['packaging-representative-{{country}}'],
  WEEE: ['weee-{{country}}'],
  WEEE_REPRESENTATIVE: ['weee-representative-{{country}}'],
  BATTERIES: ['batteries-{{country}}'],
  TEXTILES: ['textiles-{{country}}'],
  TOYS: ['toys-{{country}}'],
  RESPONSIBLE_PERSON: ['responsible-person-{{country}}'],
  CE_REPRESENTATIVE: ['authorised-representative-{{country}}', 'responsible-person-{{country}}'],
}

export function codesFor(kind: ObligationKind, country: string): string[] {
  return SERVED_BY[kind].map((code) => code.replace('{{country}}', country.toLowerCase()))
}

import type { ObligationKind } from './rule.ts'

/**
 * Codes of the services that take care of an obligation, `{{country}}` in small letters, the fitting one first. Codes
 * that are not on sale are passed over when read; where none is left, the answer is to ask us.
 */
const SERVED_BY: Record<ObligationKind, readonly string[]> = {
  // A registration is bought together with its returns; whoever is registered already takes the returns alone.
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

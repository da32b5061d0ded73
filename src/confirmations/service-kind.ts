/** Services that end with a decision of an authority, by the beginning of their codes in the catalogue. */
const SERVICE_KINDS = [
  'vat-registration',
  'vat-retroactive',
  'vat-deregistration',
  'oss-registration',
  'ioss-registration',
  'eori',
  'packaging',
  'weee',
  'batteries',
  'textiles',
  'toys',
] as const
export type ServiceKind = (typeof SERVICE_KINDS)[number]

/** Undefined for services that are none of these; a letter then names them in English. */
export function serviceKindOf(productCode: string): ServiceKind | undefined {
  return SERVICE_KINDS.find((kind) => productCode === kind || productCode.startsWith(`${kind}-`))
}

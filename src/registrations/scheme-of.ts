import type { NodeResult } from '#catalogue/process.ts'
import type { Scheme } from '#vat/calendar/schemes.ts'

/** The one-stop shop that a registration belongs to, by its number, else by the service that obtained it. */
export function schemeOf(registration: {
  kind: NodeResult | null
  registrationNumber: string | null
  productCode: string
}): Scheme | null {
  const { kind, registrationNumber, productCode } = registration
  if (kind !== 'OSS_CONFIRMATION') return null
  const number = registrationNumber?.trim() ?? ''
  if (/^IM/i.test(number) || productCode.startsWith('ioss')) return 'IOSS'
  return /^EU\d/i.test(number) ? 'OSS_NON_UNION' : 'OSS_UNION'
}

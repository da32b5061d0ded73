import { GENERIC_FORM } from '../process-parts.ts'

const WITH_OWN_LISTS = {
  Filing: ['DE', 'FR', 'IT', 'ES', 'PL', 'CZ', 'GB'],
} as const satisfies Record<string, readonly string[]>

/** The question list of a VAT service in a country: its own where one has been written. */
export function vatForm(
  service: keyof typeof WITH_OWN_LISTS,
  country: string,
): { key: string; version: number } {
  const countries: readonly string[] = WITH_OWN_LISTS[service]
  if (!countries.includes(country)) return GENERIC_FORM
  return { key: `${country.toLowerCase()}Vat${service}`, version: 1 }
}

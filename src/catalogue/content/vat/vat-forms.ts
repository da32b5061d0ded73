import { GENERIC_FORM } from '../process-parts.ts'

const WITH_OWN_LISTS: ReadonlySet<string> = new Set(['DE', 'FR', 'IT', 'ES', 'PL', 'CZ', 'GB'])

/** The question list of a VAT service in a country: its own where one has been written. */
export function vatForm(
  service: 'Filing' | 'Retroactive' | 'Deregistration',
  country: string,
): { key: string; version: number } {
  if (!WITH_OWN_LISTS.has(country)) return GENERIC_FORM
  return { key: `${country.toLowerCase()}Vat${service}`, version: 1 }
}

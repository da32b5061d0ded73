/** The question list of a VAT service in a country. */
export function vatForm(
  service: 'Filing' | 'Retroactive' | 'Deregistration',
  country: string,
): { key: string; version: number } {
  return { key: `${country.toLowerCase()}Vat${service}`, version: 1 }
}

/** ISO 3166 numeric codes of the states that give IOSS numbers; 900 is Northern Ireland's. */
const STATES: Readonly<Record<string, string>> = {
  '040': 'AT',
  '056': 'BE',
  '100': 'BG',
  '191': 'HR',
  '196': 'CY',
  '203': 'CZ',
  '208': 'DK',
  '233': 'EE',
  '246': 'FI',
  '250': 'FR',
  '276': 'DE',
  '300': 'GR',
  '348': 'HU',
  '372': 'IE',
  '380': 'IT',
  '428': 'LV',
  '440': 'LT',
  '442': 'LU',
  '470': 'MT',
  '528': 'NL',
  '616': 'PL',
  '620': 'PT',
  '642': 'RO',
  '703': 'SK',
  '705': 'SI',
  '724': 'ES',
  '752': 'SE',
  '900': 'XI',
}

/** The state of identification of an IOSS number such as `IM2760000001`; null if it names none. */
export function issuerOfIoss(number: string): string | null {
  const numeric = /^IM(\d{3})\d{7}$/.exec(number)?.[1]
  return numeric === undefined ? null : (STATES[numeric] ?? null)
}

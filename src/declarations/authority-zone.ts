/** Where an authority's day ends: the zone of its capital. Those not listed keep the time of Berlin. */
const ZONES: Readonly<Record<string, string>> = {
  BG: 'Europe/Sofia',
  CY: 'Asia/Nicosia',
  EE: 'Europe/Tallinn',
  FI: 'Europe/Helsinki',
  GB: 'Europe/London',
  GR: 'Europe/Athens',
  IE: 'Europe/Dublin',
  LT: 'Europe/Vilnius',
  LV: 'Europe/Riga',
  PT: 'Europe/Lisbon',
  RO: 'Europe/Bucharest',
  XI: 'Europe/London',
}

export const authorityZone = (country: string): string => ZONES[country] ?? 'Europe/Berlin'

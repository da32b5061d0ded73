import type { LocalText } from '#platform/shared/local-text.ts'

/** The federal states whose offices issue tax numbers, by the letters that ISO 3166-2 gives them. */
export const GERMAN_STATES = [
  'BW',
  'BY',
  'BE',
  'BB',
  'HB',
  'HH',
  'HE',
  'MV',
  'NI',
  'NW',
  'RP',
  'SL',
  'SN',
  'ST',
  'SH',
  'TH',
] as const
export type GermanState = (typeof GERMAN_STATES)[number]

/** The state that a field names; undefined where it names none. */
export const germanStateOf = (value: string): GermanState | undefined =>
  GERMAN_STATES.find((state) => state === value)

/** As their tax offices' letters name them, so that a reader finds on the letter what the list says. */
export const GERMAN_STATE_NAMES: Record<GermanState, LocalText> = {
  BW: { en: 'Baden-Württemberg', zh: '巴登-符腾堡州（Baden-Württemberg）' },
  BY: { en: 'Bavaria (Bayern)', zh: '巴伐利亚州（Bayern）' },
  BE: { en: 'Berlin', zh: '柏林州（Berlin）' },
  BB: { en: 'Brandenburg', zh: '勃兰登堡州（Brandenburg）' },
  HB: { en: 'Bremen', zh: '不来梅州（Bremen）' },
  HH: { en: 'Hamburg', zh: '汉堡州（Hamburg）' },
  HE: { en: 'Hesse (Hessen)', zh: '黑森州（Hessen）' },
  MV: { en: 'Mecklenburg-Vorpommern', zh: '梅克伦堡-前波美拉尼亚州（Mecklenburg-Vorpommern）' },
  NI: { en: 'Lower Saxony (Niedersachsen)', zh: '下萨克森州（Niedersachsen）' },
  NW: {
    en: 'North Rhine-Westphalia (Nordrhein-Westfalen)',
    zh: '北莱茵-威斯特法伦州（Nordrhein-Westfalen）',
  },
  RP: { en: 'Rhineland-Palatinate (Rheinland-Pfalz)', zh: '莱茵兰-普法尔茨州（Rheinland-Pfalz）' },
  SL: { en: 'Saarland', zh: '萨尔州（Saarland）' },
  SN: { en: 'Saxony (Sachsen)', zh: '萨克森州（Sachsen）' },
  ST: { en: 'Saxony-Anhalt (Sachsen-Anhalt)', zh: '萨克森-安哈尔特州（Sachsen-Anhalt）' },
  SH: { en: 'Schleswig-Holstein', zh: '石勒苏益格-荷尔斯泰因州（Schleswig-Holstein）' },
  TH: { en: 'Thuringia (Thüringen)', zh: '图林根州（Thüringen）' },
}

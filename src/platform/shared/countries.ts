import { LOCALES } from './format-number.ts'
import type { Lang } from './local-text.ts'

/** ISO 3166-1 alpha-2, in one string, the most compact form. */
const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO ' +
  'JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR ' +
  'MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO ' +
  'RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV ' +
  'TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'

export const COUNTRY_CODES: readonly string[] = CODES.split(' ')

const known = new Set(COUNTRY_CODES)

export function isCountryCode(code: string): boolean {
  return known.has(code)
}

/** Names that sellers use where `Intl` is too long, too short or has none: XI is Northern Ireland on its own. */
const EVERYDAY: Record<Lang, Record<string, string>> = {
  en: {
    CN: 'Mainland China',
    HK: 'Hong Kong',
    MO: 'Macao',
    GB: 'United Kingdom',
    US: 'United States',
    XI: 'Northern Ireland',
  },
  zh: { CN: '中国大陆', HK: '中国香港', MO: '中国澳门', TW: '中国台湾', XI: '北爱尔兰' },
}

/** As Chinese companies write them on official documents. */
const OFFICIAL_CHINESE: Record<string, string> = { HK: '中国香港', MO: '中国澳门', TW: '中国台湾' }

/** For addresses, forms and documents: `China`, `Hong Kong SAR China`. */
export function officialCountryName(code: string, lang: Lang): string {
  const own = lang === 'zh' ? OFFICIAL_CHINESE[code] : undefined
  return own ?? displayNames(lang).of(code) ?? code
}

/** The everyday name of a country or region, or of the EU; the code itself if there is none. */
export function countryName(code: string, lang: Lang): string {
  const own = EVERYDAY[lang][code] ?? names[lang].get(code)
  if (own !== undefined) return own
  const name = displayNames(lang).of(code)
  if (name !== undefined) names[lang].set(code, name)
  return name ?? code
}

/** Countries to choose from, by their names in the language. */
export function countryOptions(codes: Iterable<string>, lang: Lang): { value: string; label: string }[] {
  return [...codes]
    .map((value) => ({ value, label: countryName(value, lang) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, lang))
}

/** Those whose English names have an article inside a sentence. */
const WITH_ARTICLE = new Set(['AE', 'BS', 'CF', 'DO', 'EU', 'GB', 'GM', 'MV', 'NL', 'PH', 'US'])

/** Inside a sentence: `a return for the United Kingdom`. */
export const countryInSentence = (code: string, lang: Lang): string =>
  lang === 'en' && WITH_ARTICLE.has(code) ? `the ${countryName(code, lang)}` : countryName(code, lang)

/** Calendars name the same few countries on every line. */
const names: Record<Lang, Map<string, string>> = { en: new Map(), zh: new Map() }

const cache = new Map<Lang, Intl.DisplayNames>()

function displayNames(lang: Lang): Intl.DisplayNames {
  const found = cache.get(lang) ?? new Intl.DisplayNames(LOCALES[lang], { type: 'region', fallback: 'none' })
  cache.set(lang, found)
  return found
}

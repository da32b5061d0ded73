import { COUNTRY_CODES, countryName } from '#platform/shared/countries.ts'
import { placeOf, stateName } from '#vat/engine/place.ts'

/** Common spellings that no list of names contains. */
const EVERYDAY: Readonly<Record<string, string>> = {
  CN: 'China, 中国, PRC',
  GB: 'England, Britain, Great Britain, Großbritannien, Grossbritannien, Angleterre, Grande-Bretagne, Gran Bretaña, Inglaterra, Gran Bretagna, Inghilterra, Anglia, Groot-Brittannië, Engeland',
  XI: 'Northern Ireland, 北爱尔兰',
  CZ: 'Czech Republic, Tschechische Republik, République tchèque, República Checa, Repubblica Ceca, Republika Czeska, Tsjechische Republiek',
  SK: 'Slovak Republic, Slowakische Republik, République slovaque, República Eslovaca',
  NL: 'Holland, The Netherlands, Hollande, Holanda, Olanda',
  AT: 'Oesterreich',
  HK: 'Hong Kong, 香港',
  US: 'USA, United States of America, EE. UU., EE.UU., 美国',
}

/** Those of sellers and of marketplaces in Europe, whose exports name countries in the words of their site. */
const LANGUAGES = ['de', 'fr', 'es', 'it', 'pl', 'nl', 'en', 'zh'] as const

/** `España` is also written without its tilde. */
const plainName = (name: string): string =>
  name.normalize('NFKC').trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')

let names: Map<string, string> | undefined

function codeByName(): Map<string, string> {
  names ??= new Map([
    ...LANGUAGES.flatMap(namesIn),
    ...COUNTRY_CODES.flatMap((code) => [
      [plainName(countryName(code, 'en')), code] as const,
      [plainName(countryName(code, 'zh')), code] as const,
      [plainName(stateName(code).zh), code] as const,
    ]),
    ...Object.entries(EVERYDAY).flatMap(([code, list]) =>
      list.split(', ').map((name) => [plainName(name), code] as const),
    ),
  ])
  return names
}

function namesIn(lang: string): (readonly [string, string])[] {
  const known = new Intl.DisplayNames(lang, { type: 'region', fallback: 'none' })
  return COUNTRY_CODES.flatMap((code) => {
    const name = known.of(code)
    return name === undefined ? [] : [[plainName(name), code] as const]
  })
}

/**
 * A country by its code, or by its name in English, Chinese or the language of a European marketplace, as an engine code;
 * `null` if there is none.
 */
export function readCountry(text: string): string | null {
  const plain = text.normalize('NFKC').trim()
  if (placeOf(plain, null)) return plain.toUpperCase()
  return codeByName().get(plainName(plain)) ?? null
}

import { countryName } from '#platform/shared/countries.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { ALL_FACTS } from './all-facts.ts'
import type { CountryFacts, SpecialTerritory } from './facts.ts'

const facts = new Map(ALL_FACTS.map((country) => [country.code, country]))

/** Codes of the states with VAT data, GR for Greece, XI for Northern Ireland. */
export const TAX_COUNTRIES: readonly string[] = ALL_FACTS.map(({ code }) => code)

export const SPECIAL_TERRITORIES: readonly SpecialTerritory[] = ALL_FACTS.flatMap(
  ({ territories }) => territories,
)
const territories = new Map(SPECIAL_TERRITORIES.map((territory) => [territory.code, territory]))
const byIsoCode = new Map(
  SPECIAL_TERRITORIES.flatMap((territory) => territory.isoCodes.map((code) => [code, territory] as const)),
)

/** Other codes in common use; Liechtenstein belongs to the Swiss VAT area (treaty of 1994). */
const SPELLINGS: Readonly<Record<string, string>> = { EL: 'GR', UK: 'GB', LI: 'CH' }

/** Normalises a country code to the data's spelling: ` el ` is GR. Does not check that it exists. */
export function normaliseCountry(country: string): string {
  const upper = country.normalize('NFKC').trim().toUpperCase()
  return SPELLINGS[upper] ?? upper
}

export function factsOf(country: string): CountryFacts | undefined {
  return facts.get(normaliseCountry(country))
}

export type TaxArea = { code: string; facts: CountryFacts; territory: SpecialTerritory | null }

/**
 * The area whose rates apply for a code: a state, a part of one with its own rates, or the state that another is
 * treated as.
 */
export function taxAreaOf(country: string): TaxArea | { refused: LocalText } {
  const code = normaliseCountry(country)
  const state = facts.get(code)
  if (state) return { code, facts: state, territory: null }
  const territory = territories.get(code) ?? byIsoCode.get(code)
  if (!territory) return { refused: notKnown(country) }
  if (territory.treatedAs) return taxAreaOf(territory.treatedAs)
  const owner = facts.get(territory.country)
  if (!owner || territory.rates.length === 0) return { refused: outside(territory) }
  return { code: territory.code, facts: owner, territory }
}

/** The display name of a state or territory. */
export function areaName({ code }: Pick<TaxArea, 'code'>): LocalText {
  return territories.get(code)?.name ?? { en: countryName(code, 'en'), zh: countryName(code, 'zh') }
}

/** The special territory in which a postcode lies, if any. `country` is the state's code or the territory's own. */
export function specialTerritoryAt(country: string, postcode: string | null): SpecialTerritory | null {
  const code = normaliseCountry(country)
  const own = byIsoCode.get(code)
  if (own) return own
  if (!postcode) return null
  const plain = postcode.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '')
  return patternsOf(code).find(({ pattern }) => pattern.test(plain))?.territory ?? null
}

type Pattern = { territory: SpecialTerritory; pattern: RegExp }
const compiled = new Map<string, Pattern[]>()

/** British patterns match the beginning of a postcode, all others the whole; Portuguese ones the first four digits. */
function patternsOf(country: string): Pattern[] {
  const known = compiled.get(country)
  if (known) return known
  const made = (facts.get(country)?.territories ?? []).flatMap((territory) =>
    territory.postcode
      ? [{ territory, pattern: new RegExp(`^(?:[A-Z]{1,2}-?)?(?:${territory.postcode})${restOf(country)}$`) }]
      : [],
  )
  compiled.set(country, made)
  return made
}

function restOf(country: string): string {
  if (country === 'GB') return '[0-9A-Z]*'
  return country === 'PT' ? '(?:\\d{3})?' : ''
}

const notKnown = (country: string): LocalText => {
  const shown = country.trim().slice(0, 20)
  return shown === ''
    ? { en: 'Please enter a country.', zh: '请填写国家/地区。' }
    : {
        en: `No VAT rates are recorded for “${shown}”. Available: the EU countries, GB, XI, NO and CH.`,
        zh: `系统未收录“${shown}”的增值税税率，目前仅包括欧盟成员国及GB、XI、NO、CH。`,
      }
}

const outside = ({ name }: SpecialTerritory): LocalText => ({
  en: `${name.en} is outside the VAT area, so no VAT rate applies there.`,
  zh: `${name.zh}不属于增值税征税区域，没有适用的增值税税率。`,
})

import { COUNTRY_CODES, countryName } from '#platform/shared/countries.ts'
import { EU_STATES } from '#platform/shared/eu-states.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { SpecialTerritory } from '#tax/rates/facts.ts'
import { factsOf, normaliseCountry, SPECIAL_TERRITORIES, specialTerritoryAt } from '#tax/rates/tax-country.ts'

/** Where goods leave or arrive, as VAT on goods sees it: Directive 2006/112 art. 5–8, Windsor Framework art. 8. */
export type Place = {
  /** The state whose VAT it is: GR for Greece, XI for Northern Ireland; a territory's own code outside the VAT area */
  state: string
  /** Whose rates hold, where a part of the state has rates of its own (PT-30 for Madeira) */
  area: string
  /** Within the EU's VAT area for goods: the member states and Northern Ireland */
  eu: boolean
  name: LocalText
  /** Great Britain without a postcode: Northern Ireland is not excluded */
  uncertain: boolean
}

const known = new Set([...COUNTRY_CODES, 'XI'])
const withTerritories = new Set(
  SPECIAL_TERRITORIES.flatMap(({ country, isoCodes }) => [country, ...isoCodes]),
)
const SPECIAL_CODES = new Set(SPECIAL_TERRITORIES.flatMap(({ isoCodes }) => isoCodes))

export function isEuState(state: string): boolean {
  return EU_STATES.has(state) || state === 'XI'
}

/** The state as the seller's papers name it: the Isle of Man is GB, Monaco is FR, EL is GR. */
export function stateOf(code: unknown): string | null {
  if (typeof code !== 'string' || code.length > 20) return null
  const plain = normaliseCountry(code)
  if (!known.has(plain) && !SPECIAL_CODES.has(plain)) return null
  return specialTerritoryAt(plain, null)?.treatedAs ?? plain
}

/** A small memory of spellings, for the millions of rows that repeat them. */
const spellings = new Map<string, string | null>()
const MOST_SPELLINGS = 2000

function codeOf(country: string): string | null {
  const found = spellings.get(country)
  if (found !== undefined) return found
  const plain = country.length > 20 ? '' : normaliseCountry(country)
  const code = known.has(plain) || SPECIAL_CODES.has(plain) ? plain : null
  if (spellings.size >= MOST_SPELLINGS) spellings.clear()
  spellings.set(country, code)
  return code
}

const places = new Map<string, Place>()

function remember(key: string, make: () => Place): Place {
  const found = places.get(key)
  if (found) return found
  const made = make()
  places.set(key, made)
  return made
}

/** The name of a state for people. */
export function stateName(state: string): LocalText {
  if (state === 'XI') return { en: 'Northern Ireland', zh: '北爱尔兰' }
  if (state === 'GB') return { en: 'Great Britain', zh: '英国' }
  const territory = SPECIAL_TERRITORIES.find(({ code }) => code === state)
  return territory?.name ?? { en: countryName(state, 'en'), zh: countryName(state, 'zh') }
}

function plainPlace(state: string, uncertain: boolean): Place {
  return { state, area: state, eu: isEuState(state), name: stateName(state), uncertain }
}

function territoryPlace(territory: SpecialTerritory): Place {
  const { code, country, treatedAs, name, outsideVatArea } = territory
  if (treatedAs) return { ...plainPlace(treatedAs, false), name }
  if (outsideVatArea) return { state: code, area: code, eu: false, name, uncertain: false }
  if (code === 'XI') return plainPlace('XI', false)
  const area = territory.rates.some(({ category }) => category === 'standard') ? code : country
  return { state: country, area, eu: isEuState(country), name, uncertain: false }
}

const POSTCODE_LONGEST = 12

/** @returns null for a country that does not exist */
export function placeOf(country: string, postcode: unknown): Place | null {
  const code = codeOf(country)
  if (code === null) return null
  const text = typeof postcode === 'string' && postcode.length <= POSTCODE_LONGEST ? postcode.trim() : ''
  if (withTerritories.has(code)) {
    const territory = specialTerritoryAt(code, text === '' ? null : text)
    if (territory) return remember(`territory ${territory.code}`, () => territoryPlace(territory))
  }
  const uncertain = code === 'GB' && text === ''
  return remember(uncertain ? 'GB ?' : code, () => plainPlace(code, uncertain))
}

/** True where the product keeps rates: the EU, GB, XI, NO, CH. */
export function hasRates(state: string): boolean {
  return factsOf(state) !== undefined
}

import { COUNTRY_CODES, countryName } from '#platform/shared/countries.ts'
import { EU_STATES } from '#platform/shared/eu-states.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { SpecialTerritory } from '#vat/rates/facts.ts'
import { factsOf, normaliseCountry, SPECIAL_TERRITORIES, specialTerritoryAt } from '#vat/rates/tax-country.ts'

/**
 * Where goods leave or arrive for the purposes of VAT on goods: Directive 2006/112 art. 5–8, Windsor Framework art. 8.
 */
export type Place = {
  /**
   * The state whose VAT applies: GR for Greece, XI for Northern Ireland; a territory's own code outside the VAT area
   */
  state: string
  /** Whose rates apply, where a part of the state has its own (PT-30 for Madeira) */
  area: string
  /** Within the EU's VAT area for goods: the member states and Northern Ireland */
  eu: boolean
  name: LocalText
  /** Great Britain without a postcode: may be Northern Ireland */
  uncertain: boolean
  /** The territory whose rates hold for its own traders alone; the seller may not be one */
  localTraders: string | null
  /** The postcode is one of another country or territory */
  contradicted: boolean
  /** Ordinal among the places seen so far: two places are the same if theirs are */
  index: number
}

const known = new Set([...COUNTRY_CODES, 'XI'])
const SPECIAL_CODES = new Set(SPECIAL_TERRITORIES.flatMap(({ isoCodes }) => isoCodes))

export function isEuState(state: string): boolean {
  return EU_STATES.has(state) || state === 'XI'
}

/** The state as the seller's documents name it: the Isle of Man is GB, Monaco is FR, EL is GR. */
export function stateOf(code: unknown): string | null {
  if (typeof code !== 'string' || code.length > 20) return null
  const plain = normaliseCountry(code)
  if (!known.has(plain) && !SPECIAL_CODES.has(plain)) return null
  return specialTerritoryAt(plain, null)?.treatedAs ?? plain
}

const places = new Map<string, Place>()

function remember(key: string, make: () => Omit<Place, 'index'>): Place {
  const found = places.get(key)
  if (found) return found
  const made = { ...make(), index: places.size }
  places.set(key, made)
  return made
}

const names = new Map<string, LocalText>()

/** The display name of a state. Cached, because looking one up takes longer than determining VAT. */
export function stateName(state: string): LocalText {
  const found = names.get(state)
  if (found) return found
  const territory = SPECIAL_TERRITORIES.find(({ code }) => code === state)
  const name = OWN_NAMES[state] ??
    territory?.name ?? { en: countryName(state, 'en'), zh: countryName(state, 'zh') }
  names.set(state, name)
  return name
}

const OWN_NAMES: Readonly<Record<string, LocalText>> = {
  XI: { en: 'Northern Ireland', zh: '北爱尔兰' },
  GB: { en: 'Great Britain', zh: '英国' },
}

function plainPlace(state: string, uncertain: boolean): Omit<Place, 'index'> {
  return {
    state,
    area: state,
    eu: isEuState(state),
    name: stateName(state),
    uncertain,
    localTraders: null,
    contradicted: false,
  }
}

function territoryPlace(territory: SpecialTerritory): Omit<Place, 'index'> {
  const { code, country, treatedAs, name, outsideVatArea } = territory
  if (treatedAs) return { ...plainPlace(treatedAs, false), name }
  if (outsideVatArea)
    return {
      state: code,
      area: code,
      eu: false,
      name,
      uncertain: false,
      localTraders: null,
      contradicted: false,
    }
  if (code === 'XI') return plainPlace('XI', false)
  const area = territory.rates.some(({ category }) => category === 'standard') ? code : country
  const localTraders = territory.localTradersOnly ? code : null
  return {
    state: country,
    area,
    eu: isEuState(country),
    name,
    uncertain: false,
    localTraders,
    contradicted: false,
  }
}

/** A spelling of a country, and what its postcodes may change. */
type Spelling = {
  plain: Place
  /** Used without a postcode; differs for Great Britain only */
  withoutPostcode: Place
  /** Matches postcodes that may lie in a special territory; null where there is none */
  special: RegExp | null
  /** What its postcodes begin with; null where that is not known, or where both are possible */
  begins: 'LETTER' | 'DIGIT' | null
  /** Where postcodes of the country or territory itself all look like this */
  own: RegExp | null
}

/** A small cache of spellings, for the millions of rows that repeat them. */
const spellings = new Map<string, Spelling | null>()
const MAX_SPELLINGS = 2000

function readSpelling(country: string): Spelling | null {
  const code = country.length > 20 ? '' : normaliseCountry(country)
  if (!known.has(code) && !SPECIAL_CODES.has(code)) return null
  const own = specialTerritoryAt(code, null)
  const plain = own
    ? remember(`territory ${own.code}`, () => territoryPlace(own))
    : remember(code, () => plainPlace(code, false))
  const patterns = SPECIAL_TERRITORIES.flatMap((territory) =>
    territory.country === code && territory.postcode ? [territory.postcode] : [],
  )
  return {
    plain,
    withoutPostcode: code === 'GB' ? remember('GB ?', () => plainPlace(code, true)) : plain,
    special: own || patterns.length === 0 ? null : new RegExp(patterns.join('|')),
    begins: beginningOf(code),
    own: ownPostcodes(code, own),
  }
}

/** Of the British islands letters, of the other states digits; the Irish and Maltese begin with letters of their own. */
const BRITISH = new Set(['GB', 'XI', 'IM', 'JE', 'GG'])
const beginningOf = (code: string): Spelling['begins'] => {
  if (BRITISH.has(code)) return 'LETTER'
  return factsOf(code) !== undefined && code !== 'IE' && code !== 'MT' ? 'DIGIT' : null
}

function ownPostcodes(code: string, own: SpecialTerritory | null): RegExp | null {
  if (code === 'XI') return /^BT\d/
  if (!own?.postcode) return null
  return new RegExp(BRITISH.has(code) ? `^(?:${own.postcode})` : `^(?:[A-Z]{1,2})?(?:${own.postcode})$`)
}

const BRITISH_POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/
const ZERO = 48
const NINE = 57

/** A postcode that cannot be one of this country: London's in Northern Ireland, a British one in Germany. */
function isElsewhere(postcode: string, { begins, own }: Spelling): boolean {
  if (own === null) {
    if (begins === null) return false
    const first = postcode.charCodeAt(0)
    const digit = first >= ZERO && first <= NINE
    if (digit === (begins === 'DIGIT')) return false
  }
  const plain = postcode.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '')
  if (plain === '') return false
  if (own !== null) return !own.test(plain)
  return begins === 'DIGIT' ? BRITISH_POSTCODE.test(plain) : /^\d{3,}$/.test(plain)
}

const contradicting = (place: Place): Place =>
  remember(`${place.index} elsewhere`, () => ({ ...place, contradicted: true }))

const POSTCODE_LONGEST = 12
/** Written so that the territories' patterns match it unchanged. */
const PLAIN_POSTCODE = /^[0-9A-Z]+(?: [0-9A-Z]+)?$/

/** @returns null if there is no such country */
export function placeOf(country: string, postcode: unknown): Place | null {
  let spelling = spellings.get(country)
  if (spelling === undefined) {
    if (spellings.size >= MAX_SPELLINGS) spellings.clear()
    spelling = readSpelling(country)
    spellings.set(country, spelling)
  }
  if (spelling === null) return null
  if (typeof postcode !== 'string' || postcode.length > POSTCODE_LONGEST || postcode === '')
    return spelling.withoutPostcode
  if (isElsewhere(postcode, spelling)) return contradicting(spelling.plain)
  return spelling.special === null ? spelling.plain : placeAt(country, postcode, spelling, spelling.special)
}

function placeAt(country: string, postcode: string, spelling: Spelling, special: RegExp): Place {
  // British patterns match the beginning, so the space of "M1 1AA" does not matter; elsewhere it has to be removed
  // first.
  const plain = PLAIN_POSTCODE.test(postcode) && (spelling.plain.state === 'GB' || !postcode.includes(' '))
  if (plain && !special.test(postcode)) return spelling.plain
  if (postcode.trim() === '') return spelling.withoutPostcode
  const territory = specialTerritoryAt(country, postcode)
  return territory ? remember(`territory ${territory.code}`, () => territoryPlace(territory)) : spelling.plain
}

/** The same place for a seller who is none of its traders: with the rates of the state around it. */
export function withoutLocalRates(place: Place): Place {
  return remember(`${place.localTraders} without`, () => ({ ...place, area: place.state }))
}

/** The territory that a code of the data or a postcode names, if its rates hold for its own traders alone. */
export function localTerritory(country: unknown, postcode: unknown): string | null {
  if (typeof country !== 'string') return null
  const named = SPECIAL_TERRITORIES.find(({ code }) => code === country.trim().toUpperCase())
  if (named?.localTradersOnly) return named.code
  return placeOf(country, postcode)?.localTraders ?? null
}

/** True where the product has rates: the EU, GB, XI, NO, CH. */
export function hasRates(state: string): boolean {
  return factsOf(state) !== undefined
}

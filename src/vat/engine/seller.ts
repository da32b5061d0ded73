import type { Day } from '#platform/shared/calendar.ts'
import type { Seller } from './vat-result.ts'
import { beginningOf, countryIn, holdsAt, MOST, turningDays } from './dated.ts'
import { decimalOf } from './money.ts'
import { isEuState, localTerritory, stateOf } from './place.ts'

/** Distance sales are summed in millionths of a euro, so that sums of converted amounts stay exact. */
export const EURO_DECIMALS = 6

/** A seller's facts on a day. null: unknown. */
export type SellerFacts = {
  established: readonly string[] | null
  /** Territories with rates of their own for their traders, in which the seller is established */
  localTerritories: readonly string[]
  inEu: boolean | null
  inUk: boolean | null
  registrations: ReadonlySet<string> | null
  /** Those that begin later: the first day of each */
  comingRegistrations: ReadonlyMap<string, Day>
  /** undefined: unknown; null: not registered */
  oss: string | null | undefined
  ioss: boolean | null
  yearToDate: number | null
  previousYear: number | null
  optedIn: boolean
}

function listOfStates(value: unknown, day: Day): readonly string[] | null {
  const raw = typeof value === 'string' ? value.split(/[\s,;/+]+/).filter(Boolean) : value
  if (!Array.isArray(raw)) return null
  const states = raw
    .slice(0, MOST)
    .filter((item) => holdsAt(item, day))
    .map((item) => stateOf(countryIn(item)) ?? territoryOf(item)?.slice(0, 2) ?? null)
    .filter((state) => state !== null)
  return [...new Set(states)].toSorted()
}

/** By state, the first day on which a registration that has not begun yet does. */
function comingOf(value: unknown, day: Day): ReadonlyMap<string, Day> {
  const coming = new Map<string, Day>()
  for (const item of Array.isArray(value) ? value.slice(0, MOST) : []) {
    const from = beginningOf(item)
    const state = stateOf(countryIn(item))
    if (from === null || state === null || from <= day) continue
    const known = coming.get(state)
    if (known === undefined || from < known) coming.set(state, from)
  }
  return coming
}

function territoryOf(item: unknown): string | null {
  const postcode = typeof item === 'object' && item !== null && 'postcode' in item ? item.postcode : null
  return localTerritory(countryIn(item), postcode)
}

function localTerritoriesOf(value: unknown, day: Day): readonly string[] {
  const raw = Array.isArray(value) ? value.slice(0, MOST) : [value]
  return raw
    .filter((item) => holdsAt(item, day))
    .map(territoryOf)
    .filter((territory) => territory !== null)
}

export function euros(value: unknown): number | null {
  const read = decimalOf(value, EURO_DECIMALS)
  return read === null || read < 0 ? null : read
}

/** What a seller was on each day: registrations begin and end, and a refund is judged by those of its sale's day. */
export type SellerHistory = { on(day: Day): SellerFacts; turningDays: readonly Day[] }

export function readSeller(seller: Seller | null | undefined): SellerHistory {
  const raw = typeof seller === 'object' && seller !== null ? seller : {}
  const days = [...new Set(DATED.flatMap((fact) => turningDays(raw[fact])))].toSorted()
  const eras = ['', ...days].map((day) => factsOn(raw, day))
  const [always] = eras
  return {
    on: (day) =>
      (days.length === 0 ? undefined : eras[days.filter((turn) => turn <= day).length]) ??
      always ??
      factsOn(raw, day),
    turningDays: days,
  }
}

const DATED = ['established', 'vat_registrations', 'oss_union', 'ioss', 'opted_for_destination'] as const

function factsOn(raw: Seller, day: Day): SellerFacts {
  const established = listOfStates(raw.established, day)
  const places = established && established.length > 0 ? established : null
  const registrations = listOfStates(raw.vat_registrations, day)
  return {
    established: places,
    localTerritories: localTerritoriesOf(raw.established, day),
    inEu: places && places.some(isEuState),
    inUk: places && places.some((state) => state === 'GB' || state === 'XI'),
    registrations: registrations && new Set(registrations),
    comingRegistrations: comingOf(raw.vat_registrations, day),
    oss: ossOf(raw.oss_union, day),
    ioss: yesNoOn(raw.ioss, day),
    yearToDate: euros(raw.distance_sales_ytd_eur),
    previousYear: euros(raw.distance_sales_prev_year_eur),
    optedIn: yesNoOn(raw.opted_for_destination, day) === true,
  }
}

/** A period alone says yes for its days. */
function yesNoOn(value: unknown, day: Day): boolean | null {
  if (typeof value === 'boolean') return value
  return typeof value === 'object' && value !== null ? holdsAt(value, day) : null
}

function ossOf(value: unknown, day: Day): string | null | undefined {
  if (value === null || value === false || value === '' || !holdsAt(value, day)) return null
  const state = stateOf(countryIn(value))
  return state !== null && isEuState(state) ? state : undefined
}

/** The day from which a seller is registered who is not yet; as there, one counts for both. */
export function registeredFrom({ comingRegistrations }: SellerFacts, state: string): Day | null {
  const states = state === 'GB' || state === 'XI' ? ['GB', 'XI'] : [state]
  const days = states.flatMap((one) => comingRegistrations.get(one) ?? [])
  return days.toSorted()[0] ?? null
}

/** One registration covers Great Britain and Northern Ireland. */
export function isRegistered(registrations: ReadonlySet<string>, state: string): boolean {
  if (state === 'GB' || state === 'XI') return registrations.has('GB') || registrations.has('XI')
  return registrations.has(state)
}

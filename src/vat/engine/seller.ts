import type { Seller } from './vat-result.ts'
import { decimalOf } from './money.ts'
import { isEuState, stateOf } from './place.ts'

/** Distance sales are summed in millionths of a euro, so that sums of converted amounts stay exact. */
export const EURO_DECIMALS = 6

/** A seller's facts, read once for all transactions. null: unknown. */
export type SellerFacts = {
  established: readonly string[] | null
  inEu: boolean | null
  inUk: boolean | null
  registrations: ReadonlySet<string> | null
  /** undefined: unknown; null: not registered */
  oss: string | null | undefined
  ioss: boolean | null
  yearToDate: number | null
  previousYear: number | null
  optedIn: boolean
}

function listOfStates(value: unknown): readonly string[] | null {
  const raw = typeof value === 'string' ? value.split(/[\s,;/+]+/).filter(Boolean) : value
  if (!Array.isArray(raw)) return null
  const states = raw
    .slice(0, 100)
    .map(stateOf)
    .filter((state) => state !== null)
  return [...new Set(states)].toSorted()
}

export function euros(value: unknown): number | null {
  const read = decimalOf(value, EURO_DECIMALS)
  return read === null || read < 0 ? null : read
}

export function readSeller(seller: Seller | null | undefined): SellerFacts {
  const raw = typeof seller === 'object' && seller !== null ? seller : {}
  const established = listOfStates(raw.established)
  const places = established && established.length > 0 ? established : null
  const registrations = listOfStates(raw.vat_registrations)
  return {
    established: places,
    inEu: places && places.some(isEuState),
    inUk: places && places.some((state) => state === 'GB' || state === 'XI'),
    registrations: registrations && new Set(registrations),
    oss: ossOf(raw.oss_union),
    ioss: typeof raw.ioss === 'boolean' ? raw.ioss : null,
    yearToDate: euros(raw.distance_sales_ytd_eur),
    previousYear: euros(raw.distance_sales_prev_year_eur),
    optedIn: raw.opted_for_destination === true,
  }
}

function ossOf(value: unknown): string | null | undefined {
  if (value === null || value === false || value === '') return null
  const state = stateOf(value)
  return state !== null && isEuState(state) ? state : undefined
}

/** One registration covers Great Britain and Northern Ireland. */
export function isRegistered(registrations: ReadonlySet<string>, state: string): boolean {
  if (state === 'GB' || state === 'XI') return registrations.has('GB') || registrations.has('XI')
  return registrations.has(state)
}

import { readFileSync } from 'node:fs'

/** A shared case: the facts of a transaction and the expected result. */
type Case = {
  id: string
  title: string
  type: string
  expect: Record<string, unknown>
  [fact: string]: unknown
}

type File = { enums: { scheme: string[]; liable: string[] }; cases: Case[] }

export const CASES_FILE = JSON.parse(
  readFileSync(new URL('place-of-supply.cases.json', import.meta.url), 'utf8'),
) as File

const SELLER = {
  established: 'DE',
  vat_registrations: ['DE'],
  oss_union: 'DE',
  ioss: false,
  distance_sales_ytd_eur: 50_000,
  distance_sales_prev_year_eur: 0,
  opted_for_destination: false,
}

export const CHINESE_SELLER = {
  ...SELLER,
  established: 'CN',
  vat_registrations: ['DE', 'FR', 'GB'],
  oss_union: null,
  distance_sales_ytd_eur: 0,
}
export const GERMAN_SELLER = SELLER
export const SMALL_SELLER = { ...SELLER, distance_sales_ytd_eur: 0 }

const SALE = {
  date: '2026-03-10',
  type: 'SALE',
  channel: 'AFN',
  marketplace: 'amazon.de',
  depart: 'DE',
  depart_postcode: null,
  arrive: 'DE',
  arrive_postcode: null,
  buyer: 'B2C',
  buyer_vat_id: null,
  buyer_vat_id_valid: null,
  gross: '120.00',
  cost_price: null,
  currency: 'EUR',
  consignment_intrinsic_value: null,
  importer_of_record: null,
  original_supply_date: null,
}

/** A German seller's sale from Germany to a German consumer, unless overridden. */
export function caseOf(facts: Record<string, unknown>): Record<string, unknown> {
  return { seller: SELLER, ...SALE, ...facts }
}

import type { Seller, Transaction } from '#vat/engine/vat-result.ts'

const EU = [
  'DE',
  'FR',
  'IT',
  'ES',
  'PL',
  'CZ',
  'NL',
  'AT',
  'BE',
  'SE',
  'IE',
  'PT',
  'GR',
  'HU',
  'RO',
  'FI',
  'DK',
]
/** Stock is in a handful of countries, as with Amazon's programmes; buyers are everywhere. */
const STOCK = ['DE', 'DE', 'DE', 'PL', 'CZ', 'FR', 'IT', 'ES', 'SE', 'NL']
const CURRENCIES: Readonly<Record<string, string>> = {
  GB: 'GBP',
  PL: 'PLN',
  CZ: 'CZK',
  SE: 'SEK',
  HU: 'HUF',
  RO: 'RON',
  DK: 'DKK',
  CH: 'CHF',
  NO: 'NOK',
}
const ELSEWHERE = ['US', 'CH', 'NO', 'GB', 'CN', 'JP']

/** Three kinds of sellers: below the threshold, in OSS, and from outside the EU. */
export const SELLERS: readonly Seller[] = [
  seller({ established: 'DE', vat_registrations: ['DE'], distance_sales_ytd_eur: '5200.00' }),
  seller({ established: 'DE', vat_registrations: ['DE', 'PL', 'CZ', 'FR'], oss_union: 'DE' }),
  seller({ established: 'CN', vat_registrations: ['DE', 'FR', 'GB', 'PL'], ioss: true }),
]

function seller(own: Seller): Seller {
  return {
    oss_union: null,
    ioss: false,
    distance_sales_ytd_eur: 50_000,
    distance_sales_prev_year_eur: 0,
    opted_for_destination: false,
    ...own,
  }
}

/** Like a year of a seller's reports: every kind of row, every day, postcodes that hardly repeat. */
export function mixedTransaction(random: () => number): Transaction {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const kind = random()
  const depart = kind < 0.8 ? pick(STOCK) : kind < 0.9 ? 'GB' : 'CN'
  const arrive = random() < 0.9 ? pick(EU) : pick(ELSEWHERE)
  const type = pick(['SALE', 'SALE', 'SALE', 'SALE', 'SALE', 'SALE', 'REFUND', 'FC_TRANSFER', 'RETURN'])
  const date = dayIn(random, 2025)
  const business = random() < 0.08
  const cents = Math.floor(random() * 30_000) + 1
  const amount = `${type === 'REFUND' ? '-' : ''}${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
  const sale = type === 'SALE' || type === 'REFUND'
  return {
    date,
    type,
    marketplace: sale ? pick(['amazon.de', 'amazon.fr', 'ebay.de', 'own web shop']) : 'N/A',
    depart,
    depart_postcode: depart === 'GB' ? 'M1 1AA' : null,
    arrive,
    arrive_postcode: arrive === 'GB' ? `BT${cents % 90} 1AA` : String(10_000 + Math.floor(random() * 89_999)),
    buyer: business ? 'B2B' : 'B2C',
    buyer_vat_id: business ? `${arrive}123456789` : null,
    buyer_vat_id_valid: business ? random() < 0.7 : null,
    gross: sale ? amount : null,
    cost_price: sale ? null : '12.50',
    currency: CURRENCIES[arrive] ?? 'EUR',
    consignment_intrinsic_value: depart === 'CN' ? `${amount.replace('-', '')} EUR` : null,
    importer_of_record: null,
    original_supply_date: type === 'REFUND' ? date : null,
  }
}

function dayIn(random: () => number, year: number): string {
  const day = Math.floor(random() * 365)
  return new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10)
}

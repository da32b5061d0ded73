import { EU_STATES } from '#platform/shared/eu-states.ts'

/** The questions in order: the five, then those that only some answers raise. */
export const FACT_NAMES = [
  'home',
  'stock',
  'customers',
  'channels',
  'sales',
  'goods',
  'parcels',
  'importer',
  'maker',
] as const
export type FactName = (typeof FACT_NAMES)[number]

export const CHANNELS = ['MARKETPLACE', 'OWN_SHOP'] as const
export type Channel = (typeof CHANNELS)[number]

/** Cross-border sales a year to consumers in the EU, against the 10,000 euro of directive 2006/112 art. 59c. */
export const SALES = ['UP_TO_10000', 'ABOVE_10000'] as const
type Sales = (typeof SALES)[number]

/** Packaging comes with everything, so there is no question about it. */
export const GOODS = ['ELECTRICAL', 'BATTERIES', 'TEXTILES', 'TOYS', 'OTHER_CE'] as const
export type Good = (typeof GOODS)[number]

/** Value of the parcels from outside: up to 150 euro into the EU, up to 135 pounds into Great Britain. */
export const PARCELS = ['SMALL', 'LARGE', 'BOTH'] as const
type Parcels = (typeof PARCELS)[number]

export const IMPORTERS = ['US', 'OTHERS'] as const
type Importer = (typeof IMPORTERS)[number]

export const MAKERS = ['EU', 'OUTSIDE'] as const
type Maker = (typeof MAKERS)[number]

/** Goods stored outside the EU and Great Britain. */
export const OUTSIDE = 'OUTSIDE'
/** Northern Ireland: EU law for goods, so it is asked separately from Great Britain. */
export const NORTHERN_IRELAND = 'XI'

/** Places that the rules know as stock, and as the customers' place. */
export const STOCK_PLACES: readonly string[] = [...EU_STATES, 'GB', OUTSIDE]
export const CUSTOMER_PLACES: readonly string[] = [...EU_STATES, 'GB', NORTHERN_IRELAND]

/** What is known of a seller. `null` means unknown. Lists have no duplicates and are never empty, except `goods`. */
export type Facts = {
  /** Country in which the company is established. */
  home: string | null
  stock: readonly string[] | null
  /** Where the consumers are. */
  customers: readonly string[] | null
  channels: readonly Channel[] | null
  sales: Sales | null
  goods: readonly Good[] | null
  parcels: Parcels | null
  /** Who imports the goods. */
  importer: Importer | null
  /** Where the goods are made. */
  maker: Maker | null
}

export const NO_FACTS: Facts = {
  home: null,
  stock: null,
  customers: null,
  channels: null,
  sales: null,
  goods: null,
  parcels: null,
  importer: null,
  maker: null,
}

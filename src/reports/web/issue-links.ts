import type { ImportPlace } from './import-place.ts'

type Labels =
  | 'toCostPrices'
  | 'toNumbers'
  | 'toServices'
  | 'toCompany'
  | 'toShops'
  | 'toDistance'
  | 'toImports'
export type IssueLink = { href: string; label: Labels }
type Place = Exclude<keyof ImportPlace, 'hrefOf' | 'reader'>

const LABELS: Readonly<Record<Place, Labels>> = {
  prices: 'toCostPrices',
  numbers: 'toNumbers',
  services: 'toServices',
  company: 'toCompany',
  shops: 'toShops',
  distance: 'toDistance',
  earlierFiles: 'toImports',
}

/** By what a cause lacks: where it is entered. What stands in the file alone is put right there, and has no place here. */
const PLACES: Readonly<Record<string, readonly Place[]>> = {
  NO_COST_PRICE: ['prices'],
  ASK_COST_PRICE: ['prices'],
  ASK_DONATION: ['prices'],
  NO_REGISTRATION: ['numbers', 'services'],
  REGISTERED_LATER: ['numbers'],
  OSS_OF_ANOTHER_STATE: ['numbers'],
  ASK_VAT_REGISTRATIONS: ['numbers', 'services'],
  ASK_OSS_UNION: ['numbers', 'services'],
  ASK_IOSS: ['numbers', 'services'],
  ASK_ESTABLISHED: ['company'],
  RATE_OF_LOCAL_TRADERS: ['company'],
  OTHER_SCHEME: ['numbers'],
  ACCOUNT_NOT_A_SHOP: ['shops'],
  REFUND_SALE_BY_AMOUNT: ['earlierFiles'],
  REFUND_SALE_BEFORE_FILE: ['earlierFiles'],
  ASK_DISTANCE_SALES_YTD_EUR: ['distance'],
  ASK_DISTANCE_SALES_PREV_YEAR_EUR: ['distance'],
  ASK_ORIGINAL_DISTANCE_SALES_YTD_EUR: ['distance'],
  ASK_ORIGINAL_DISTANCE_SALES_PREV_YEAR_EUR: ['distance'],
}

/** Facts by which rows are determined: once one is entered, they are determined anew by themselves. */
const FACTS: ReadonlySet<Place> = new Set<Place>(['prices', 'numbers', 'company', 'distance', 'earlierFiles'])

/** Where something can be done about a cause, of the places that its reader has. */
export function issueLinks(
  code: string,
  place: ImportPlace,
): { links: readonly IssueLink[]; isJudgedAgain: boolean } {
  const links = placesOf(code).flatMap((name) => {
    const href = place[name]
    return href === undefined ? [] : [{ name, href, label: LABELS[name] }]
  })
  return { links, isJudgedAgain: links.some(({ name }) => FACTS.has(name)) }
}

const placesOf = (code: string): readonly Place[] => (Object.hasOwn(PLACES, code) ? (PLACES[code] ?? []) : [])

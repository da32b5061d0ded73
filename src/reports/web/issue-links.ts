import type { ImportPlace } from './import-place.ts'

type Labels =
  | 'toCostPrices'
  | 'toNumbers'
  | 'toServices'
  | 'toCompany'
  | 'toShops'
  | 'toDistance'
  | 'toImports'
  | 'toMappings'
export type IssueLink = { href: string; label: Labels }
/** `isMapped`: somebody matched the columns of its file. */
type Cause = { code: string; column: string | null; isMapped: boolean }
type Place = Exclude<keyof ImportPlace, 'hrefOf' | 'reader'>

const LABELS: Readonly<Record<Place, Labels>> = {
  prices: 'toCostPrices',
  numbers: 'toNumbers',
  services: 'toServices',
  company: 'toCompany',
  shops: 'toShops',
  distance: 'toDistance',
  earlierFiles: 'toImports',
  mappings: 'toMappings',
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

/** What was said of a whole file when its columns were matched: of words, and of the signs of refunds. */
const SAID_OF_FILE: ReadonlySet<string> = new Set(['TYPE_NOT_COVERED', 'ASK_TYPE', 'ASK_REFUND_SIGN'])
/** These too, where the file has no column of it. */
const SAID_FOR_ALL_ROWS: ReadonlySet<string> = new Set([
  'ASK_MARKETPLACE',
  'ASK_DEPART',
  'ASK_ARRIVE',
  'ASK_CURRENCY',
  'COUNTRY_NOT_KNOWN',
  'CURRENCY_NOT_KNOWN',
])

/** Facts by which rows are determined: once one is entered, they are determined anew by themselves. */
const FACTS: ReadonlySet<Place> = new Set<Place>(['prices', 'numbers', 'company', 'distance', 'earlierFiles'])

/** Where something can be done about a cause, of the places that its reader has. */
export function issueLinks(
  about: Cause,
  place: ImportPlace,
): { links: readonly IssueLink[]; isJudgedAgain: boolean } {
  const links = placesOf(about).flatMap((name) => {
    const href = place[name]
    return href === undefined ? [] : [{ name, href, label: LABELS[name] }]
  })
  return { links, isJudgedAgain: links.some(({ name }) => FACTS.has(name)) }
}

function placesOf({ code, column, isMapped }: Cause): readonly Place[] {
  if (isMapped && (SAID_OF_FILE.has(code) || (column === null && SAID_FOR_ALL_ROWS.has(code))))
    return ['mappings']
  return Object.hasOwn(PLACES, code) ? (PLACES[code] ?? []) : []
}

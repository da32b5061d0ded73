import { createHash } from 'node:crypto'
import { getCompany } from '#accounts/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { datedNumbersOf, type DatedNumber } from '#registrations/server/public.ts'
import { identifiedIn } from '#tax-numbers/one-stop-shop-number.ts'
import { prepareVatEngine, type VatEngine } from '#vat/engine/determine-vat.ts'
import type { Seller } from '#vat/engine/vat-result.ts'
import { addedRates } from '#vat/server/public.ts'
import { costPriceBook } from '../cost-price-book.ts'
import { USUAL_CURRENCY } from '../cost-price-inputs.ts'
import type { RowsOptions } from '../determine-rows.ts'
import type { Facts } from '../fact-changes.ts'
import type { RowOptions } from '../formats/sales-row.ts'
import { distanceOf, type KnownDistance } from './distance-facts.ts'
import type { YearlyTurnover } from '../yearly-turnover.ts'
import { establishmentsOf } from './distance-sales.queries.ts'
import type { EstablishmentRow } from './reports.tables.ts'
import { costPricesOf } from './cost-prices.queries.ts'
import { shopAccounts } from './shop-accounts.queries.ts'

/** What is known of a company when its rows are determined, a hash by which it is known again, and what follows. */
export type CompanyFacts = {
  facts: Facts
  hash: string
  /** What the engine knows of the seller */
  seller: Seller
  distance: KnownDistance | null
  engine: VatEngine
  rows: RowOptions & Pick<RowsOptions, 'accounts'>
}

/** The facts as they stand now; registrations carry the days on which they count. */
export async function companyFacts(deps: Pick<ServerDeps, 'db'>, companyId: string): Promise<CompanyFacts> {
  const costPrices = await costPricesOf(deps.db, companyId)
  const rates = await addedRates(deps)
  const known = await sellerOf(deps.db, companyId)
  const distance = await distanceOf(deps.db, companyId, known)
  const facts: Facts = {
    ...known,
    costPrices: Object.fromEntries(costPrices),
    rates,
    ...(distance && { distance: distance.facts }),
  }
  const seller = asEngineReads(facts)
  return {
    facts,
    hash: hashOf(facts),
    seller,
    distance,
    engine: prepareVatEngine({ seller, rates }),
    rows: {
      costPrices: costPriceBook(costPrices, { plainCurrency: USUAL_CURRENCY, usualCurrency: USUAL_CURRENCY }),
      costCurrency: USUAL_CURRENCY,
      // Shops come and go, and no verdict hangs on them: no part of the facts.
      accounts: await shopAccounts(deps.db, companyId),
    },
  }
}

const hashOf = (facts: Facts): string => createHash('sha256').update(JSON.stringify(facts)).digest('hex')

/** The facts by which the rows of a file were determined: with the sum of distance sales as it was for them. */
export function factsRead(
  { facts, hash }: Pick<CompanyFacts, 'facts' | 'hash'>,
  turnover: YearlyTurnover | undefined,
): Pick<CompanyFacts, 'facts' | 'hash'> {
  if (!turnover || !facts.distance) return { facts, hash }
  const read = { ...facts, distance: { ...facts.distance, years: turnover.years } }
  return { facts: read, hash: hashOf(read) }
}

const asEngineReads = ({ established, elsewhere, numbers, oss, ioss, distance }: Facts): Seller => ({
  established: placesOf(established, elsewhere ?? []),
  vat_registrations: numbers,
  oss_union: oss,
  ioss: alwaysOr(ioss),
  opted_for_destination: alwaysOr(distance?.opted ?? null),
})

/** A seat alone is told as it always was. */
const placesOf = (seat: string | null, elsewhere: NonNullable<Facts['elsewhere']>) =>
  elsewhere.length === 0 || seat === null ? (seat ?? undefined) : [seat, ...elsewhere]

/** A period without an end on either side is always. */
const alwaysOr = (days: Facts['ioss']): boolean | object =>
  days === null ? false : Object.keys(days).length === 0 || days

export async function sellerOf(
  executor: Executor,
  companyId: string,
): Promise<Omit<Facts, 'costPrices' | 'rates' | 'distance'>> {
  const company = await getCompany(executor, companyId)
  const numbers = await datedNumbersOf(executor, companyId, ['VAT_NUMBER', 'TAX_NUMBER', 'OSS_CONFIRMATION'])
  const schemes = numbers.filter(({ kind }) => kind === 'OSS_CONFIRMATION')
  const ioss = schemes.find(isIoss)
  const oss = schemes.find((one) => !isIoss(one) && !isNonUnion(one))
  const elsewhere = await establishmentsOf(executor, companyId)
  return {
    established: company?.country ?? null,
    ...(elsewhere.length > 0 && { elsewhere: elsewhere.map(establishedIn) }),
    // Its own state's number the company has brought along.
    numbers: [
      ...(company?.vatNumber ? [{ country: company.country }] : []),
      ...numbers.filter(({ kind }) => kind !== 'OSS_CONFIRMATION').map(dated),
    ],
    oss: oss ? { ...dated(oss), country: identifiedIn(oss) } : null,
    ioss: ioss ? periodOf(ioss) : null,
  }
}

export const isIoss = ({ number, productCode }: Pick<DatedNumber, 'number' | 'productCode'>): boolean =>
  /^IM/i.test(number.trim()) || productCode.startsWith('ioss')

/** The scheme for services of traders outside the EU says nothing about goods. */
const isNonUnion = ({ number }: DatedNumber): boolean => /^EU\d/i.test(number.trim())

const periodOf = ({ from, to }: Pick<DatedNumber, 'from' | 'to'>) => ({
  ...(from === null ? {} : { from }),
  ...(to === null ? {} : { to }),
})

const establishedIn = ({ country, fromDay, toDay }: EstablishmentRow) => ({
  country,
  ...periodOf({ from: fromDay, to: toDay }),
})

const dated = (one: DatedNumber) => ({ country: one.country, ...periodOf(one) })

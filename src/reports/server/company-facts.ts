import { createHash } from 'node:crypto'
import { getCompany } from '#accounts/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { datedNumbersOf, type DatedNumber } from '#registrations/server/public.ts'
import { checkOneStopShopNumber } from '#tax-numbers/one-stop-shop-number.ts'
import { prepareVatEngine, type VatEngine } from '#vat/engine/determine-vat.ts'
import type { Seller } from '#vat/engine/vat-result.ts'
import { addedRates } from '#vat/server/public.ts'
import type { RowOptions } from '../formats/read-row.ts'
import { costPricesOf } from './cost-prices.queries.ts'

/** What is known of a company when its rows are determined, and a hash by which a change is seen. */
export type CompanyFacts = {
  engine: VatEngine
  rows: RowOptions
  hash: string
}

/** What cost prices are in where neither the row nor the price says it. */
const COST_CURRENCY = 'EUR'

/** The facts as they stand now; registrations carry the days on which they count. */
export async function companyFacts(deps: Pick<ServerDeps, 'db'>, companyId: string): Promise<CompanyFacts> {
  const seller = await sellerOf(deps.db, companyId)
  const costPrices = await costPricesOf(deps.db, companyId)
  const rates = await addedRates(deps)
  const said = JSON.stringify([seller, [...costPrices], rates])
  return {
    engine: prepareVatEngine({ seller, rates }),
    // No register was asked about the buyers: their numbers count by their check digits, with a warning.
    rows: { costPrices, costCurrency: COST_CURRENCY, lookUp: () => null },
    hash: createHash('sha256').update(said).digest('hex'),
  }
}

async function sellerOf(executor: Executor, companyId: string): Promise<Seller> {
  const company = await getCompany(executor, companyId)
  const numbers = await datedNumbersOf(executor, companyId, ['VAT_NUMBER', 'TAX_NUMBER', 'OSS_CONFIRMATION'])
  const schemes = numbers.filter(({ kind }) => kind === 'OSS_CONFIRMATION')
  const ioss = schemes.find(isIoss)
  const oss = schemes.find((one) => !isIoss(one) && !isNonUnion(one))
  return {
    established: company?.country,
    // Its own state's number the company has brought along.
    vat_registrations: [
      ...(company?.vatNumber ? [company.country] : []),
      ...numbers.filter(({ kind }) => kind !== 'OSS_CONFIRMATION').map(dated),
    ],
    oss_union: oss
      ? { ...dated(oss), country: checkOneStopShopNumber(oss.number).country ?? oss.country }
      : null,
    ioss: ioss ? (ioss.from ?? ioss.to) === null || periodOf(ioss) : false,
  }
}

const isIoss = ({ number, productCode }: DatedNumber): boolean =>
  /^IM/i.test(number.trim()) || productCode.startsWith('ioss')

/** The scheme for services of traders outside the EU says nothing about goods. */
const isNonUnion = ({ number }: DatedNumber): boolean => /^EU\d/i.test(number.trim())

const periodOf = ({ from, to }: DatedNumber) => ({
  ...(from === null ? {} : { from }),
  ...(to === null ? {} : { to }),
})

const dated = (one: DatedNumber) => ({ country: one.country, ...periodOf(one) })

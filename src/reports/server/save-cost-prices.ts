import type { z } from 'zod'
import type { IncomingUpload } from '#platform/server/http/call-context.ts'
import { bytesOfUpload } from '#platform/server/http/upload-bytes.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { CostPriceSink } from '../cost-price-file.ts'
import { type CostPrice, priceOf } from '../cost-price-inputs.ts'
import type {
  removeCostPrice as removeCall,
  saveCostPrice as saveCall,
  StoredPrice,
  uploadCostPrices,
} from '../cost-prices-contract.ts'
import { readRowsOf } from '../read-report.ts'
import { costPriceRefusals } from './cost-prices.errors.ts'
import { countCostPrices, dropCostPrice, keepCostPrices } from './cost-prices.repository.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock'>
type Seller = Pick<SellerPrincipal, 'companyId' | 'userId'>

const LARGEST = 5 * 1024 * 1024
const MOST_PRICES = 50_000

/** @throws costPrice.too_many */
export async function saveCostPrice(
  deps: Deps,
  seller: Seller,
  { amount: typed, ...which }: z.output<(typeof saveCall)['input']>,
): Promise<StoredPrice> {
  const amount = priceOf(typed) ?? typed
  const at = deps.clock.now()
  await keep(deps, seller, [{ ...which, fromDay: which.fromDay ?? '', amount }], at)
  return { ...which, amount, changedAt: at.toISOString() }
}

export async function removeCostPrice(
  deps: Deps,
  { companyId }: Seller,
  which: z.output<(typeof removeCall)['input']>,
): Promise<{ removed: boolean }> {
  return {
    removed: await deps.db.transaction((tx) =>
      dropCostPrice(tx, companyId, { ...which, fromDay: which.fromDay ?? '' }),
    ),
  }
}

/** @throws costPrice.not_a_table, costPrice.too_large, costPrice.too_many */
export async function takeCostPrices(
  deps: Deps,
  seller: Seller,
  upload: IncomingUpload,
): Promise<OutputOf<typeof uploadCostPrices>> {
  const bytes = await bytesOfUpload(upload.stream, LARGEST)
  if (!bytes) throw costPriceRefusals.too_large()
  const sink = new CostPriceSink()
  if (!(await readRowsOf(bytes, sink))) throw costPriceRefusals.not_a_table()
  const { prices, problems } = sink
  if (prices.length > 0) await keep(deps, seller, prices, deps.clock.now())
  return { saved: prices.length, problems }
}

async function keep(
  { db }: Deps,
  { companyId, userId }: Seller,
  prices: readonly CostPrice[],
  at: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await keepCostPrices(tx, { companyId, by: userId, at }, prices)
    if ((await countCostPrices(tx, companyId)) > MOST_PRICES) throw costPriceRefusals.too_many()
  })
}

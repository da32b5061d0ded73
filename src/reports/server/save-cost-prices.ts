import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { writeAudit } from '#platform/server/audit.ts'
import type { IncomingUpload } from '#platform/server/http/call-context.ts'
import { bytesOfUpload } from '#platform/server/http/upload-bytes.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { LARGEST_SHEET } from '#platform/shared/upload-form.ts'
import { CostPriceSink } from '../cost-price-file.ts'
import { type CostPrice, priceOf } from '../cost-price-inputs.ts'
import type {
  removeCostPrice as removeCall,
  saveCostPrice as saveCall,
  StoredPrice,
  uploadCostPrices,
} from '../costs-contract.ts'
import { readRowsOf } from '../read-report.ts'
import { costPriceRefusals } from './cost-prices.errors.ts'
import { countCostPrices, dropCostPrice, keepCostPrices, type PriceWriter } from './cost-prices.repository.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock'>
type Seller = Pick<SellerPrincipal, 'companyId' | 'userId' | 'userName'>
type SellerAt = { seller: Seller; address: string }

const MOST_PRICES = 50_000

const writerOf = ({ companyId, userId, userName }: Seller, at: Date): PriceWriter => ({
  companyId,
  by: { kind: 'seller', id: userId, name: userName },
  at,
})

/** @throws costPrice.too_many */
export function saveCostPrice(
  deps: Deps,
  who: SellerAt,
  said: z.output<(typeof saveCall)['input']>,
): Promise<StoredPrice> {
  return deps.db.transaction(async (tx) => {
    const price = await sayCostPrice(tx, writerOf(who.seller, deps.clock.now()), said)
    await audit(tx, deps, who, { action: 'reports.cost_price_saved', detail: said })
    return price
  })
}

/** Of one SKU, by whoever may. @throws costPrice.too_many */
export async function sayCostPrice(
  tx: Transaction,
  writer: PriceWriter,
  { amount: typed, ...which }: z.output<(typeof saveCall)['input']>,
): Promise<StoredPrice> {
  const { by, at } = writer
  const amount = priceOf(typed) ?? typed
  await keep(tx, writer, [{ ...which, fromDay: which.fromDay ?? '', amount }])
  return { ...which, amount, changedAt: at.toISOString(), changedBy: { kind: by.kind, name: by.name } }
}

export async function removeCostPrice(
  deps: Deps,
  who: SellerAt,
  which: z.output<(typeof removeCall)['input']>,
): Promise<{ removed: boolean }> {
  return deps.db.transaction(async (tx) => {
    const removed = await takeBackCostPrice(tx, who.seller.companyId, which)
    if (removed) await audit(tx, deps, who, { action: 'reports.cost_price_removed', detail: which })
    return { removed }
  })
}

export const takeBackCostPrice = (
  tx: Transaction,
  companyId: string,
  which: z.output<(typeof removeCall)['input']>,
): Promise<boolean> => dropCostPrice(tx, companyId, { ...which, fromDay: which.fromDay ?? '' })

/** @throws costPrice.not_a_table, costPrice.too_large, costPrice.too_many */
export async function takeCostPrices(
  deps: Deps,
  who: SellerAt,
  upload: IncomingUpload,
): Promise<OutputOf<typeof uploadCostPrices>> {
  const bytes = await bytesOfUpload(upload.stream, LARGEST_SHEET)
  if (!bytes) throw costPriceRefusals.too_large()
  const sink = new CostPriceSink()
  if (!(await readRowsOf(bytes, sink))) throw costPriceRefusals.not_a_table()
  const { prices, problems } = sink
  const writer = writerOf(who.seller, deps.clock.now())
  // The lines of a table would make the trail longer than it can be read: it says which table it was.
  const detail = {
    file: upload.name,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    lines: prices.length,
  }
  if (prices.length > 0)
    await deps.db.transaction(async (tx) => {
      await keep(tx, writer, prices)
      await audit(tx, deps, who, { action: 'reports.cost_prices_uploaded', detail })
    })
  return { saved: prices.length, problems }
}

async function keep(tx: Transaction, writer: PriceWriter, prices: readonly CostPrice[]): Promise<void> {
  await keepCostPrices(tx, writer, prices)
  if ((await countCostPrices(tx, writer.companyId)) > MOST_PRICES) throw costPriceRefusals.too_many()
}

/** On the record of the company: a price decides what is declared of whichever period it is. */
const audit = (
  tx: Transaction,
  { clock }: Deps,
  { seller, address }: SellerAt,
  done: { action: string; detail: Record<string, unknown> },
): Promise<void> =>
  writeAudit(tx, {
    ...done,
    at: clock.now(),
    actorKind: 'seller',
    actorId: seller.userId,
    record: seller.companyId,
    companyId: seller.companyId,
    address,
  })

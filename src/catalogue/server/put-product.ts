import { eq } from 'drizzle-orm'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Currency } from '#platform/shared/money.ts'
import type { ProcessNode } from '../process.ts'
import {
  type CategoryCode,
  type ProductContentDraft,
  productContentSchema,
  type ProductStatus,
} from '../product.ts'
import { clearCatalogue } from './catalogue-cache.ts'
import { publishProcess, putFirstPrices, raiseStamp } from './catalogue.repository.ts'
import { products } from './catalogue.tables.ts'

export type ProductDraft = {
  code: string
  category: CategoryCode
  country: string
  status: ProductStatus
  position: number
  content: ProductContentDraft
  process: { version: number; nodes: ProcessNode[] }
  prices: { option: string | null; value: string | null; currency: Currency; amount: number }[]
  pricesFrom: Day
}

/**
 * Creates a product or updates it by its code, with the process version that purchases start from now on. Only missing
 * prices are set; a later change is `setPrice`.
 */
export async function putProduct(deps: ServerDeps, draft: ProductDraft): Promise<string> {
  const content = productContentSchema.parse(draft.content)
  const now = deps.clock.now()
  const id = await deps.db.transaction(async (tx) => {
    const processVersionId = await publishProcess(tx, { key: draft.code, ...draft.process, at: now })
    const { code, category, country, status, position } = draft
    const changing = { category, country, status, position, content, processVersionId, updatedAt: now }
    await tx
      .insert(products)
      .values({ id: newId('prd'), code, ...changing, createdAt: now })
      .onConflictDoUpdate({ target: products.code, set: changing })
    const [row] = await tx.select({ id: products.id }).from(products).where(eq(products.code, code))
    if (!row) throw new Error(`product ${code} was not written`)
    await putFirstPrices(
      tx,
      draft.prices.map((price) => ({ ...price, productId: row.id, from: draft.pricesFrom })),
    )
    await raiseStamp(tx)
    return row.id
  })
  clearCatalogue(deps.db)
  return id
}

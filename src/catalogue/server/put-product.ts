import { writeAudit } from '#platform/server/audit.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { Currency } from '#platform/shared/money.ts'
import type { ProcessNode } from '../process.ts'
import type { CategoryCode } from '../codes.ts'
import { type ProductContentDraft, productContentSchema, type ProductStatus } from '../product.ts'
import { clearCatalogue } from './catalogue-cache.ts'
import { publishProcess, putFirstPrices, putProductRow, raiseStamp } from './catalogue.repository.ts'

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
    const productId = await putProductRow(tx, { code, ...changing })
    await putFirstPrices(
      tx,
      draft.prices.map((price) => ({ ...price, productId, from: draft.pricesFrom })),
    )
    await raiseStamp(tx)
    await writeAudit(tx, {
      at: now,
      actorKind: 'system',
      actorId: 'system',
      action: 'catalogue.product',
      record: productId,
      detail: { code, status, process: draft.process.version },
    })
    return productId
  })
  clearCatalogue(deps.db)
  return id
}

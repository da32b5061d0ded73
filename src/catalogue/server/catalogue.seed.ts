import type { ServerDeps } from '#platform/server/server-deps.ts'
import { CURRENCIES } from '#platform/shared/money.ts'
import { demoCategories, productContents, PRICE_LIST_FROM } from '../content/content.ts'
import type { Amounts, ProductContent } from '../content/product-content.ts'
import { putCategory } from './catalogue.repository.ts'
import { type ProductDraft, putProduct } from './put-product.ts'

/** The shipped categories and products. A second run changes nothing. */
export async function seedCatalogue(deps: ServerDeps): Promise<void> {
  for (const [position, category] of demoCategories.entries()) {
    const { code, name, summary, icon } = category
    await putCategory(deps.db, { code, name, summary, icon, position })
  }
  for (const product of productContents) await putProduct(deps, draftOf(product))
}

function draftOf({
  code,
  category,
  country,
  position,
  content,
  process,
  prices,
}: ProductContent): ProductDraft {
  return {
    code,
    category,
    country,
    status: 'ON_SALE',
    position,
    content,
    process,
    prices: [
      ...inEachCurrency(null, null, prices.base),
      ...Object.entries(prices.options).flatMap(([option, values]) =>
        Object.entries(values).flatMap(([value, amounts]) => inEachCurrency(option, value, amounts)),
      ),
    ],
    pricesFrom: PRICE_LIST_FROM,
  }
}

function inEachCurrency(option: string | null, value: string | null, amounts: Amounts) {
  return CURRENCIES.map((currency) => ({ option, value, currency, amount: amounts[currency] }))
}

import type { CatalogueSnapshot } from '#catalogue/server/public.ts'
import { QuoteError, quote } from '#catalogue/quote.ts'
import type { Product } from '#catalogue/product.ts'
import { requirementsOf } from '#catalogue/requirements.ts'
import { type Lang, pickText } from '#platform/shared/local-text.ts'
import type { Currency, Money } from '#platform/shared/money.ts'
import type { CartLineView } from '../contract.ts'

type Input = {
  catalogue: CatalogueSnapshot
  /** Where the buyer's company is established; null while unknown. */
  companyCountry: string | null
  /** Codes of the services in the cart. */
  inCart: ReadonlySet<string>
  currency: Currency
  lang: Lang
}

/** What a service requires in addition: on sale, and not in the cart yet. */
export function needsOf(product: Product | undefined, input: Input): CartLineView['needs'] {
  if (!product) return []
  const { catalogue, companyCountry, inCart, currency, lang } = input
  return requirementsOf(product, companyCountry).flatMap(({ code, reason, source, certain }) => {
    const needed = catalogue.byKey.get(code)
    if (!needed || inCart.has(code)) return []
    return [
      {
        productId: needed.id,
        code,
        name: pickText(needed.name, lang),
        country: needed.country,
        price: priceOf(needed, currency, catalogue.day),
        reason: pickText(reason, lang),
        source: { label: pickText(source.label, lang), url: source.url ?? null },
        certain,
      },
    ]
  })
}

function priceOf(product: Product, currency: Currency, day: string): Money | null {
  try {
    return quote(product, { options: {}, quantity: 1, currency, day }).net
  } catch (error) {
    if (error instanceof QuoteError) return null
    throw error
  }
}

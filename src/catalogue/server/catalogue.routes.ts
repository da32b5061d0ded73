import { type CallContext } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { pickText } from '#platform/shared/local-text.ts'
import {
  categoryCountries,
  firstCategories,
  listProducts,
  productDetails,
  productPrice,
  searchProducts,
} from '../contract.ts'
import { countryName } from '#platform/shared/countries.ts'
import { optionsFromPairs } from '../option-pairs.ts'
import type { Product } from '../product.ts'
import { lessCoupon } from '../quote.ts'
import { catalogueRefusals } from './catalogue.errors.ts'
import type { CouponPort } from './coupon-port.ts'
import type { VatPort } from './vat-port.ts'
import { type CatalogueSnapshot, cachedIn, readCatalogue } from './catalogue-cache.ts'
import type { FormOutlines } from './form-outlines.ts'
import { findPage, findPageWithFacets } from './product-pages.ts'
import { presentDetails, presentQuote } from './present-details.ts'
import { quoteOrRefuse } from './quote-or-refuse.ts'

type Ports = { formOutlines: FormOutlines; coupon: CouponPort; vat: VatPort }

/** The public catalogue, answered from memory; see `catalogue-cache.ts`. */
export function catalogueRoutes(deps: ServerDeps, ports: Ports): Route[] {
  return [
    handle(listProducts, async ({ lang }, input) => findPage(await readCatalogue(deps), input, lang)),
    handle(searchProducts, async ({ lang }, input) =>
      findPageWithFacets(await readCatalogue(deps), input, lang),
    ),
    handle(firstCategories, async (context) => presentCategories(await readCatalogue(deps), context)),
    handle(categoryCountries, async (context, input) =>
      presentCountries(await readCatalogue(deps), context, input.category),
    ),
    handle(productDetails, async ({ lang }, input) => {
      const snapshot = await readCatalogue(deps)
      const product = productOf(snapshot, input.id ?? input.code ?? '')
      const { currency } = input
      const agencyCountry = deps.config.agency.country
      return cachedIn(snapshot, `details ${product.id} ${lang} ${currency}`, () =>
        presentDetails(snapshot, product, { lang, currency, agencyCountry, ...ports }),
      )
    }),
    handle(productPrice, async ({ lang, principal, ip }, input) => {
      const snapshot = await readCatalogue(deps)
      const { quantity, currency } = input
      const options = optionsFromPairs(input.option)
      const product = productOf(snapshot, input.id)
      const price = quoteOrRefuse(product, { options, quantity, currency, day: snapshot.day })
      const company = principal.kind === 'seller' ? { companyId: principal.companyId } : undefined
      const off =
        input.coupon === undefined
          ? undefined
          : await ports.coupon(company ?? { ip }, { code: input.coupon, product, net: price.net })
      const quote = presentQuote(off ? lessCoupon(price, off) : price, lang)
      const { buyerCountry: country, buyerNumber: number } = input
      const visitor = country === undefined ? undefined : { country, number }
      return { ...quote, ...(await ports.vat(company ?? visitor, quote.net, lang)) }
    }),
  ]
}

function productOf(snapshot: CatalogueSnapshot, idOrCode: string): Product {
  const product = snapshot.byKey.get(idOrCode)
  if (!product) throw catalogueRefusals.product_not_found()
  return product
}

function presentCategories(snapshot: CatalogueSnapshot, { lang }: CallContext) {
  return snapshot.categories.map(({ code, name, summary, icon }) => ({
    code,
    name: pickText(name, lang),
    summary: pickText(summary, lang),
    icon,
    productCount: snapshot.products.filter((product) => product.category === code).length,
  }))
}

function presentCountries(snapshot: CatalogueSnapshot, { lang }: CallContext, category: string | undefined) {
  const shown = snapshot.products.filter((product) => category === undefined || product.category === category)
  return [...Map.groupBy(shown, (product) => product.country)]
    .map(([country, group]) => ({
      country,
      name: countryName(country, lang),
      flag: country,
      productCount: group.length,
    }))
    .toSorted((a, b) => b.productCount - a.productCount)
}

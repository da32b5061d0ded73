import { getCompany } from '#accounts/server/public.ts'
import { type CatalogueSnapshot, readCatalogue } from '#catalogue/server/public.ts'
import { type Offer, offerDiscounts, type OrdersPort } from '#coupons/server/public.ts'
import type { FeeBuyer } from '#fee-vat/fee-vat.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { InputOf } from '#platform/shared/call.ts'
import { type Lang, type LocalText, pickText } from '#platform/shared/local-text.ts'
import { type Currency, minusMoney, money } from '#platform/shared/money.ts'
import { netOf } from '../cart-line.ts'
import { vatOn } from './vat-on.ts'
import { feeBuyerOf } from './visitor-buyer.ts'
import type { CartView, readShoppingCart } from '../contract.ts'
import { type CartOwner, findCartLines } from './cart.queries.ts'
import { presentDiscounts, presentLine } from './present-cart.ts'
import { discountableLines, type PricedLine, priceLines } from './price-lines.ts'

type Input = InputOf<typeof readShoppingCart> & { lang: Lang; ip: string }

export function emptyCart(currency: Currency): CartView {
  const nothing = money(0, currency)
  return {
    currency,
    count: 0,
    groups: [],
    discounts: [],
    coupon: { applied: null, refused: null, choices: [] },
    bundle: { countries: 0, basisPoints: 0, next: null },
    totals: {
      listed: nothing,
      net: nothing,
      vat: null,
      total: nothing,
      treatment: null,
      saving: null,
      numberProblem: null,
    },
    orderable: false,
  }
}

/** The cart as its owner sees it: priced now, in the requested currency, with discounts. */
export async function readCart(
  deps: ServerDeps & { hasOrdered: OrdersPort },
  owner: CartOwner,
  input: Input,
): Promise<CartView> {
  const { currency, lang } = input
  const rows = await findCartLines(deps.db, owner)
  if (rows.length === 0) return emptyCart(currency)
  const catalogue = await readCatalogue(deps)
  const companyId = 'companyId' in owner ? owner.companyId : undefined
  const [lines, company] = await Promise.all([
    priceLines(deps, deps.db, rows, currency),
    companyId === undefined ? undefined : getCompany(deps.db, companyId),
  ])
  const said = input.buyer && feeBuyerOf(input.buyer)
  const offer = await offerDiscounts(
    deps,
    companyId === undefined ? { ip: input.ip } : { companyId, hasOrdered: () => deps.hasOrdered(companyId) },
    {
      lines: discountableLines(lines),
      currency,
      code: input.coupon,
      best: input.bestCoupon,
    },
  )
  return {
    currency,
    count: lines.length,
    groups: groupLines(lines, {
      catalogue,
      companyCountry: (company ?? said?.buyer)?.country ?? null,
      currency,
      lang,
      now: deps.clock.now(),
    }),
    ...presentDiscounts(offer, lang),
    totals: await totalsOf(deps, company ?? said?.buyer, {
      lines,
      offer,
      currency,
      lang,
      problem: company ? null : (said?.problem ?? null),
    }),
    orderable: lines.every((line) => line.problems.length === 0),
  }
}

type View = {
  catalogue: CatalogueSnapshot
  companyCountry: string | null
  currency: Currency
  lang: Lang
  now: Date
}

/** In the order of the catalogue's categories; what has left the catalogue altogether comes last. */
function groupLines(lines: readonly PricedLine[], view: View): CartView['groups'] {
  const { catalogue, currency, lang } = view
  const inCart = new Set(lines.flatMap((line) => (line.product ? [line.product.code] : [])))
  const byCategory = Map.groupBy(lines, (line) => line.product?.category as string | undefined)
  const known = catalogue.categories
    .map(({ code, name }) => ({ code: code as string | undefined, name: pickText(name, lang) }))
    .filter(({ code }) => byCategory.has(code))
  const gone = byCategory.has(undefined) ? [{ code: undefined, name: '' }] : []
  return [...known, ...gone].map(({ code, name }) => {
    const members = byCategory.get(code) ?? []
    return {
      category: code ?? '',
      categoryName: name,
      net: netOf(
        members.map((line) => line.quote),
        currency,
      ),
      lines: members.map((line) => presentLine(line, { ...view, inCart })),
    }
  })
}

async function totalsOf(
  deps: ServerDeps,
  buyer: FeeBuyer | undefined,
  whole: {
    lines: readonly PricedLine[]
    offer: Offer
    currency: Currency
    lang: Lang
    problem: LocalText | null
  },
): Promise<CartView['totals']> {
  const listed = netOf(
    whole.lines.map((line) => line.quote),
    whole.currency,
  )
  const net = minusMoney(listed, whole.offer.discounts.amount)
  return { listed, net, ...(await vatOn(deps, { buyer, problem: whole.problem }, net, whole.lang)) }
}

import type { CatalogueSnapshot } from '#catalogue/server/public.ts'
import { type Lang, pickText } from '#platform/shared/local-text.ts'
import { CURRENCIES, type Money, money } from '#platform/shared/money.ts'
import type { CouponState, CouponView } from '../contract.ts'
import type { Amounts } from '../coupon.ts'
import { stateOf } from '../coupon-status.ts'
import { type CouponOfCompany, limitsOf } from './coupons.queries.ts'

type Reader = { catalogue: CatalogueSnapshot; lang: Lang; hasOrdered: boolean }

/** A coupon as a company sees it: with its list if it is claimed, as an offer if not. */
export function presentCoupon(found: CouponOfCompany, { catalogue, lang, hasOrdered }: Reader): CouponView {
  const { coupon, usedByCompany } = found
  const used = usedByCompany ?? 0
  const state: CouponState =
    usedByCompany === null ? 'offered' : stateOf(limitsOf(coupon), { used, hasOrdered }, catalogue.day)
  return {
    id: coupon.id,
    code: coupon.code,
    name: pickText(coupon.name, lang),
    terms: pickText(coupon.terms, lang),
    state,
    basisPoints: coupon.basisPoints,
    amounts: inOrder(coupon.amounts),
    minimums: inOrder(coupon.minimums),
    categories: coupon.categories.map((code) => {
      const category = catalogue.categories.find((candidate) => candidate.code === code)
      return { code, name: category ? pickText(category.name, lang) : code }
    }),
    products: coupon.products.flatMap((code) => {
      const product = catalogue.byKey.get(code)
      return product ? [{ code, name: pickText(product.name, lang) }] : []
    }),
    validFrom: coupon.validFrom,
    validUntil: coupon.validUntil,
    stackable: coupon.stackable,
    firstOrderOnly: coupon.firstOrderOnly,
    usesLeft: Math.max(0, coupon.usesPerCompany - used),
  }
}

function inOrder(amounts: Amounts): Money[] {
  return CURRENCIES.flatMap((currency) => {
    const amount = amounts[currency]
    return amount === undefined ? [] : [money(amount, currency)]
  })
}

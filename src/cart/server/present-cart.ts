import type { CatalogueSnapshot } from '#catalogue/server/public.ts'
import type { Offer } from '#coupons/server/public.ts'
import { type Lang, pickText } from '#platform/shared/local-text.ts'
import { type Currency, money } from '#platform/shared/money.ts'
import type { CartLineView, CartView } from '../contract.ts'
import { PROBLEM_TEXTS } from './cart.errors.ts'
import { needsOf } from './cart-needs.ts'
import type { PricedLine } from './price-lines.ts'

type View = {
  catalogue: CatalogueSnapshot
  companyCountry: string | null
  inCart: ReadonlySet<string>
  currency: Currency
  lang: Lang
  now: Date
}

const MERGED_LATELY_MS = 24 * 3_600_000

export function presentLine(line: PricedLine, view: View): CartLineView {
  const { row, product, quote } = line
  const { lang } = view
  return {
    id: row.id,
    productId: row.productId,
    code: product?.code ?? '',
    name: product ? pickText(product.name, lang) : '',
    country: product?.country ?? '',
    category: product?.category ?? '',
    options: line.optionTexts.map((option) => ({
      key: option.key,
      label: pickText(option.label, lang),
      value: option.value,
      valueLabel: pickText(option.valueLabel, lang),
    })),
    quantity: row.quantity,
    maxQuantity: product?.maxQuantity ?? row.quantity,
    quote: quote
      ? {
          lines: quote.lines.map(({ label, amount }) => ({ label: pickText(label, lang), amount })),
          net: quote.net,
        }
      : null,
    seen: money(row.seenNet, row.seenCurrency),
    problems: line.problems.map((problem) => ({ ...problem, message: PROBLEM_TEXTS[problem.kind][lang] })),
    needs: needsOf(product, view),
    addedAt: row.addedAt.toISOString(),
    beforeSignIn:
      row.mergedAt && view.now.getTime() - row.mergedAt.getTime() < MERGED_LATELY_MS
        ? { quantity: row.quantityBefore }
        : null,
  }
}

export function presentDiscounts(
  { discounts, applied, refused, choices, bundle }: Offer,
  lang: Lang,
): Pick<CartView, 'discounts' | 'coupon' | 'bundle'> {
  const choiceOf = ({ coupon, saves }: Offer['choices'][number]) => ({
    code: coupon.code,
    name: pickText(coupon.name, lang),
    saves,
  })
  const { countries, rule, next } = bundle
  return {
    discounts: discounts.list.map(({ kind, label, code, amount }) => ({
      kind,
      label: pickText(label, lang),
      code,
      amount,
    })),
    coupon: {
      applied: applied ? choiceOf(applied) : null,
      refused: refused ? { code: refused.code, message: refused.refusal.messageIn(lang) } : null,
      choices: choices.map(choiceOf),
    },
    bundle: {
      countries,
      basisPoints: rule?.basisPoints ?? 0,
      next: next ? { missing: next.countries - countries, basisPoints: next.basisPoints } : null,
    },
  }
}

import { getCompany } from '#accounts/server/public.ts'
import { listCategories, priceDay } from '#catalogue/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { type Lang, pickText } from '#platform/shared/local-text.ts'
import { type Currency, money, type Money } from '#platform/shared/money.ts'
import { netOf } from '../cart-line.ts'
import type { CartLineView, CartView } from '../contract.ts'
import { PROBLEM_TEXTS } from './cart.errors.ts'
import { type CartOwner, findCartLines } from './cart.repository.ts'
import type { FeeVatPort } from './fee-vat-port.ts'
import { type PricedLine, priceLines } from './price-lines.ts'

export function emptyCart(currency: Currency): CartView {
  const nothing = money(0, currency)
  const totals = { net: nothing, vat: null, total: nothing, treatment: null }
  return { currency, count: 0, groups: [], totals, orderable: false }
}

/** The cart as its owner sees it: priced this moment, in the currency asked for. */
export async function readCart(
  deps: ServerDeps & { feeVat: FeeVatPort },
  owner: CartOwner,
  asked: { currency: Currency; lang: Lang },
): Promise<CartView> {
  const rows = await findCartLines(deps.db, owner)
  if (rows.length === 0) return emptyCart(asked.currency)
  const [lines, categories] = await Promise.all([
    priceLines(deps.db, rows, { currency: asked.currency, day: priceDay(deps) }),
    listCategories(deps.db),
  ])
  const net = netOf(
    lines.map((line) => line.quote),
    asked.currency,
  )
  const known = categories.map((category) => ({
    code: category.code as string,
    name: pickText(category.name, asked.lang),
  }))
  return {
    currency: asked.currency,
    count: lines.length,
    groups: groupLines(lines, known, asked),
    totals: await totalsOf(deps, owner, net, asked.lang),
    orderable: lines.every((line) => line.problems.length === 0),
  }
}

/** In the order of the catalogue's categories; what has left the catalogue altogether comes last. */
function groupLines(
  lines: readonly PricedLine[],
  categories: readonly { code: string; name: string }[],
  asked: { currency: Currency; lang: Lang },
): CartView['groups'] {
  const byCategory = Map.groupBy(lines, (line) => line.product?.category as string | undefined)
  const known = categories.filter(({ code }) => byCategory.has(code))
  const gone = byCategory.has(undefined) ? [{ code: undefined, name: '' }] : []
  return [...known, ...gone].map(({ code, name }) => {
    const members = byCategory.get(code) ?? []
    const net = netOf(
      members.map((line) => line.quote),
      asked.currency,
    )
    return {
      category: code ?? '',
      categoryName: name,
      net,
      lines: members.map((line) => presentLine(line, asked.lang)),
    }
  })
}

async function totalsOf(
  deps: ServerDeps & { feeVat: FeeVatPort },
  owner: CartOwner,
  net: Money,
  lang: Lang,
): Promise<CartView['totals']> {
  const company = await getCompany(deps.db, owner.companyId)
  if (!company) return { net, vat: null, total: net, treatment: null }
  const { vat, total, kind, rateBasisPoints, reason, source } = deps.feeVat(company, net)
  return { net, vat, total, treatment: { kind, rateBasisPoints, reason: pickText(reason, lang), source } }
}

function presentLine(line: PricedLine, lang: Lang): CartLineView {
  const { row, product, quote } = line
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
    addedAt: row.addedAt.toISOString(),
  }
}

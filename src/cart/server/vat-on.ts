import { getCompany } from '#accounts/server/public.ts'
import type { FeeBuyer } from '#fee-vat/fee-vat.ts'
import { feeVatToday } from '#fee-vat/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { type Lang, type LocalText, pickText } from '#platform/shared/local-text.ts'
import type { Money } from '#platform/shared/money.ts'
import type { CartView } from '../contract.ts'
import { feeBuyerOf, type VisitorBuyer } from './visitor-buyer.ts'

type Vat = Pick<CartView['totals'], 'vat' | 'total' | 'treatment' | 'saving' | 'numberProblem'>
type Known = { buyer: FeeBuyer | undefined; problem: LocalText | null }

/** The VAT on a net price for this buyer, in words and amounts; without a buyer it is open. */
export async function vatOn(deps: ServerDeps, known: Known, net: Money, lang: Lang): Promise<Vat> {
  const numberProblem = known.problem && pickText(known.problem, lang)
  if (!known.buyer) return { vat: null, total: net, treatment: null, saving: null, numberProblem }
  const fee = await feeVatToday(deps, known.buyer, net)
  const { kind, rateBasisPoints, reason, source, vat, total, saving } = fee
  const treatment = { kind, rateBasisPoints, reason: pickText(reason, lang), source }
  return { vat, total, treatment, saving, numberProblem }
}

/** The same for a single product, before it is in a cart. */
export async function vatOnProduct(
  deps: ServerDeps,
  buyer: { companyId: string } | VisitorBuyer | undefined,
  net: Money,
  lang: Lang,
): Promise<Vat> {
  if (buyer && 'companyId' in buyer)
    return vatOn(deps, { buyer: await getCompany(deps.db, buyer.companyId), problem: null }, net, lang)
  return vatOn(deps, buyer ? feeBuyerOf(buyer) : { buyer: undefined, problem: null }, net, lang)
}

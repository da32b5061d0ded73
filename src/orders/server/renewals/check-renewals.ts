import type { ServerDeps } from '#platform/server/server-deps.ts'
import { priceDay } from '#catalogue/server/public.ts'
import { valuePrice } from '#catalogue/quote.ts'
import { annualOption, returnsIncluded } from '#catalogue/renewal.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { InputOf } from '#platform/shared/call.ts'
import { type Currency, timesMoney } from '#platform/shared/money.ts'
import { type Lang, type LocalText, pickText } from '#platform/shared/local-text.ts'
import { findEndingServices, findServices } from '#registrations/server/public.ts'
import type {
  checkRenewals,
  RefusedRenewal,
  RenewableService,
  RenewalCheck,
  RenewalObstacle,
} from '../../renewal-contract.ts'
import { categoriesOfServices } from './bought-lines.queries.ts'
import { assessRenewals, type Refused, type Renewable } from './assess-renewals.ts'
import { renewalTotals } from './renewal-totals.ts'

type Asking = { companyId: string; lang: Lang }

/** What of these services, or of a category, can be renewed; changes nothing. */
export async function checkOrder(
  deps: ServerDeps,
  { companyId, lang }: Asking,
  {
    serviceIds,
    pendingRenewalType,
    annualReturns,
    currency,
    coupon,
    bestCoupon,
  }: InputOf<typeof checkRenewals>,
): Promise<RenewalCheck> {
  const ids = [...new Set(serviceIds ?? [])]
  const services =
    pendingRenewalType === undefined
      ? await findServices(deps.db, companyId, ids)
      : await endingOf(deps, companyId, pendingRenewalType)
  const { renewable, refused } = await assessRenewals(deps, deps.db, services, {
    currency,
    annualReturns: new Map(annualReturns?.map(({ serviceId, value }) => [serviceId, value])),
  })
  const known = new Set(services.map(({ registration }) => registration.id))
  const missing = ids.filter((id) => !known.has(id))
  return {
    renewable: renewable.map((one) => presentRenewable(one, { lang, currency, day: priceDay(deps) })),
    refused: [
      ...refused.map((one) => presentRefused(one, lang)),
      ...missing.map((serviceId) => presentMissing(serviceId, lang)),
    ],
    ...(await renewalTotals(deps, renewable, { companyId, currency, lang, coupon, bestCoupon })),
  }
}

async function endingOf(deps: ServerDeps, companyId: string, category: string) {
  const ending = await findEndingServices(deps.db, companyId, priceDay(deps))
  const categories = await categoriesOfServices(deps.db, ending)
  return ending.filter(({ registration }) => categories.get(registration.id) === category)
}

type Shown = { lang: Lang; currency: Currency; day: Day }

/** What of the annual return can be chosen, and what each costs. */
function annualChoiceOf({ product, quote }: Renewable, { lang, currency, day }: Shown) {
  const option = annualOption(product)
  if (!option) return null
  const values = option.values.map(({ value, label, charge }) => ({
    value,
    label: pickText(label, lang),
    price: timesMoney(
      valuePrice(product, { option: option.key, value, charge }, currency, day),
      quote.quantity,
    ),
  }))
  return {
    name: pickText(option.name, lang),
    help: option.help ? pickText(option.help, lang) : null,
    value: quote.options[option.key] ?? option.default,
    values,
  }
}

function presentRenewable(one: Renewable, shown: Shown): RenewableService {
  const { lang } = shown
  const included = returnsIncluded(one.product)
  const { service, product, quote, span, kind, end } = one
  return {
    serviceId: service.registration.id,
    productId: product.id,
    code: product.code,
    name: pickText(product.name, lang),
    country: product.country,
    number: service.registration.registrationNumber,
    options: quote.options,
    optionTexts: one.optionTexts.map(({ label, value }) => ({
      label: pickText(label, lang),
      value: pickText(value, lang),
    })),
    kind,
    end,
    ...span,
    included: kind === 'FILING' && included ? pickText(included, lang) : null,
    annualReturns: one.annualReturns,
    annualChoice: annualChoiceOf(one, shown),
    quote: quote.lines.map(({ label, amount }) => ({ label: pickText(label, lang), amount })),
    price: quote.net,
  }
}

function presentRefused({ service: { registration }, reason }: Refused, lang: Lang): RefusedRenewal {
  return {
    serviceId: registration.id,
    reason,
    message: pickText(MESSAGES[reason], lang),
    name: pickText(registration.productName, lang),
    country: registration.country,
    number: registration.registrationNumber,
  }
}

const presentMissing = (serviceId: string, lang: Lang): RefusedRenewal => ({
  serviceId,
  reason: 'NOT_FOUND',
  message: pickText(MESSAGES.NOT_FOUND, lang),
  name: null,
  country: null,
  number: null,
})

const MESSAGES: Record<RenewalObstacle, LocalText> = {
  NOT_FOUND: { en: 'This service does not exist.', zh: '该服务不存在。' },
  NO_END: { en: 'It has no end, so there is nothing to renew.', zh: '该服务没有到期日，无需续费。' },
  NOT_DUE: {
    en: 'It can be renewed from 60 days before its end. We will remind you.',
    zh: '到期前60天起可续费，届时会提醒您。',
  },
  ALREADY_ORDERED: {
    en: 'Its renewal is ordered and not paid yet. Pay that order, or cancel it.',
    zh: '已有待付款的续费订单，请先付款或取消该订单。',
  },
  ENDED: {
    en: 'It ended too long ago to be renewed. Please buy the service again.',
    zh: '到期时间过久，无法续费，请重新购买该服务。',
  },
  REFUNDED: {
    en: 'Its order was refunded. Please buy the service again if you still need it.',
    zh: '原订单已退款，如仍需要请重新购买该服务。',
  },
  BUY_AGAIN: {
    en: 'This is done anew each year. Please order it again.',
    zh: '该服务每年重新办理，请再次下单。',
  },
  NOT_SOLD: {
    en: 'It is no longer sold in this form. Please write to us for an offer.',
    zh: '该服务目前无法按原方案续费，请联系我们。',
  },
}

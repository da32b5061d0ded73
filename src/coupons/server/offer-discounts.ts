import { networkOf } from '#accounts/server/public.ts'
import { priceDay } from '#catalogue/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { Refusal } from '#platform/shared/refusal.ts'
import { type Currency, minusMoney } from '#platform/shared/money.ts'
import { bundleFor, type BundleRule, countriesOf } from '../bundle.ts'
import type { DiscountableLine } from '../coupon.ts'
import { choicesAmong, type CouponChoice, type Discounts, discountsOn } from '../discount.ts'
import { obstacleOf } from '../coupon-status.ts'
import { readBundleRules } from './bundle-rules.ts'
import { couponRefusals, obstacleRefusal } from './coupons.errors.ts'
import { type CouponOfCompany, findByCode, findUsable, limitsOf } from './coupons.queries.ts'
import type { CouponRow } from './coupons.tables.ts'

/** Codes that the company has not claimed count as guesses, limited per hour. */
const GUESSES = { limit: 30, windowMinutes: 60 }

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config' | 'limits'>

/** The caller: a company, or a visitor known only by IP address. */
type CouponCaller = { companyId: string } | { ip: string }

/** Whether a company has ordered before is asked only where a coupon is for the first order. */
export type OfferCaller = { companyId: string; hasOrdered: () => Promise<boolean> } | { ip: string }

export type Offer = {
  discounts: Discounts
  /** The coupon included in them. */
  applied: CouponChoice | undefined
  /** Why the requested code takes nothing off. */
  refused: { code: string; refusal: Refusal } | undefined
  /** The company's coupons that take something off these lines, the best first. */
  choices: CouponChoice[]
  bundle: { countries: number; rule: BundleRule | undefined; next: BundleRule | undefined }
}

/** The discounts on a cart: the rule for several countries, and the coupon that was chosen or saves most. */
export async function offerDiscounts(
  deps: Deps,
  caller: OfferCaller,
  input: { lines: readonly DiscountableLine[]; currency: Currency; code: string | undefined; best: boolean },
): Promise<Offer> {
  const day = priceDay(deps)
  const { lines, currency, code, best } = input
  const [rules, own] = await Promise.all([
    readBundleRules(deps.db),
    'companyId' in caller ? usableNow(deps, caller, day) : [],
  ])
  const countries = countriesOf(lines)
  const bundle = { countries, ...bundleFor(rules, countries, day) }
  const { rule } = bundle
  const choices = choicesAmong(
    own.map(({ coupon }) => coupon),
    { lines, currency, rule },
  )
  const found = code === undefined ? undefined : await findRequested(deps, caller, code, own)
  const named = found && 'coupon' in found ? found.coupon : undefined
  const coupon = named ?? (code === undefined && best ? choices[0]?.coupon : undefined)
  const discounts = discountsOn({ lines, currency, rule, coupon })
  const saves = minusMoney(discounts.amount, discountsOn({ lines, currency, rule }).amount)
  const refusal =
    found && 'refusal' in found
      ? found.refusal
      : discounts.obstacle && lines.length > 0
        ? obstacleRefusal(discounts.obstacle)
        : undefined
  return {
    discounts,
    applied: coupon && !discounts.obstacle ? { coupon, saves } : undefined,
    refused: code !== undefined && refusal ? { code, refusal } : undefined,
    choices,
    bundle,
  }
}

const isForFirst = ({ coupon }: CouponOfCompany): boolean => coupon.firstOrderOnly

async function usableNow(
  deps: Deps,
  { companyId, hasOrdered }: Exclude<OfferCaller, { ip: string }>,
  day: Day,
): Promise<CouponOfCompany[]> {
  const found = await findUsable(deps.db, { companyId, hasOrdered: false }, day)
  return found.some(isForFirst) && (await hasOrdered()) ? found.filter((one) => !isForFirst(one)) : found
}

async function findRequested(
  deps: Deps,
  caller: OfferCaller,
  code: string,
  own: readonly CouponOfCompany[],
): Promise<{ coupon: CouponRow } | { refusal: Refusal }> {
  const claimed = own.find(({ coupon }) => coupon.code === code)
  if (claimed) return { coupon: claimed.coupon }
  const companyId = 'companyId' in caller ? caller.companyId : null
  const found = await findGuessed(deps, caller, () => findByCode(deps.db, code, companyId))
  if (!found) return { refusal: couponRefusals.not_found() }
  const hasOrdered = found.coupon.firstOrderOnly && 'hasOrdered' in caller && (await caller.hasOrdered())
  const refusal = refusalOf(found, { hasOrdered, day: priceDay(deps) })
  return refusal ? { refusal } : { coupon: found.coupon }
}

/** Looks up a typed code. Only codes that do not exist count against the limit. */
export async function findGuessed<T>(
  deps: Pick<Deps, 'limits'>,
  caller: CouponCaller,
  find: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const key = `coupon:${'companyId' in caller ? caller.companyId : networkOf(caller.ip)}`
  await deps.limits.count({ key, ...GUESSES })
  const found = await find()
  if (found !== undefined) await deps.limits.giveBack({ key, windowMinutes: GUESSES.windowMinutes })
  return found
}

/**
 * Before an order is made with a code: one that its company has not claimed counts like any other guess, so
 * that ordering does not bypass the limit. @throws coupon.not_found, limits.too_many_tries
 */
export async function expectKnownCode(
  deps: Pick<Deps, 'db' | 'limits'>,
  { companyId, code }: { companyId: string; code: string },
): Promise<void> {
  const known = await findByCode(deps.db, code, companyId)
  if (known && known.usedByCompany !== null) return
  if (!(await findGuessed(deps, { companyId }, async () => known))) throw couponRefusals.not_found()
}

/** Why a coupon cannot be used today by the company that claimed it, or by anyone. */
export function refusalOf(
  { coupon, usedByCompany }: CouponOfCompany,
  { hasOrdered, day }: { hasOrdered: boolean; day: string },
): Refusal | undefined {
  const obstacle = obstacleOf(limitsOf(coupon), { used: usedByCompany ?? 0, hasOrdered }, day)
  return obstacle && couponRefusals[obstacle]({ params: { day: coupon.validFrom } })
}

/**
 * The discounts of an order that is being made: exactly the coupon that its buyer named, or none.
 * @throws the refusal that says why it does not apply
 */
export async function agreeOnDiscounts(
  executor: Executor,
  deps: Pick<ServerDeps, 'db' | 'clock' | 'config'>,
  input: {
    lines: readonly DiscountableLine[]
    currency: Currency
    companyId: string
    hasOrdered: boolean
    code: string | undefined
  },
): Promise<{ discounts: Discounts; couponId: string | undefined }> {
  const day = priceDay(deps)
  const { lines, currency, companyId, hasOrdered, code } = input
  const { rule } = bundleFor(await readBundleRules(deps.db, executor), countriesOf(lines), day)
  if (code === undefined) return { discounts: discountsOn({ lines, currency, rule }), couponId: undefined }
  const found = await findByCode(executor, code, companyId)
  if (!found) throw couponRefusals.not_found()
  const refusal = refusalOf(found, { hasOrdered, day })
  if (refusal) throw refusal
  const discounts = discountsOn({ lines, currency, rule, coupon: found.coupon })
  if (discounts.obstacle) throw obstacleRefusal(discounts.obstacle)
  return { discounts, couponId: found.coupon.id }
}

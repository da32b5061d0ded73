import { priceDay } from '#catalogue/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { newId } from '#platform/shared/ids.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import type { CouponDraft } from '../staff/contract.ts'
import { clearBundleRules } from './bundle-rules.ts'
import { claimCoupon } from './claim-coupon.ts'
import { findByCode, findFirstOwner } from './coupons.queries.ts'
import { insertBundleRules } from './coupons.repository.ts'
import { createCoupon } from './write-coupon.ts'

/** The agency's price for several countries in one order. Running it again changes nothing. */
export async function seedBundleRules(deps: Pick<ServerDeps, 'db'>): Promise<void> {
  const from = { validFrom: '2026-01-01', validUntil: null }
  await insertBundleRules(deps.db, [
    {
      id: 'br_three_countries',
      name: { en: 'Three countries in one order, 5% off', zh: '一单三国，9.5折' },
      countries: 3,
      basisPoints: 500,
      ...from,
    },
    {
      id: 'br_five_countries',
      name: { en: 'Five countries in one order, 10% off', zh: '一单五国，9折' },
      countries: 5,
      basisPoints: 1000,
      ...from,
    },
  ])
  clearBundleRules(deps.db)
}

type DemoCoupon = Omit<CouponDraft, 'validFrom' | 'validUntil'> & {
  code: string
  /** Days from today. */
  days: [number, number]
}

const anyone = {
  minimums: {},
  categories: [],
  products: [],
  totalUses: null,
  usesPerCompany: 1,
  firstOrderOnly: false,
}

const DEMO_COUPONS: readonly DemoCoupon[] = [
  {
    ...anyone,
    code: 'WELCOME10',
    name: { en: '10% off your first order', zh: '首单9折' },
    terms: { en: 'For the first order of a company.', zh: '仅限企业首次下单使用。' },
    firstOrderOnly: true,
    basisPoints: 1000,
    amounts: {},
    stackable: false,
    claimable: true,
    days: [-60, 300],
  },
  {
    ...anyone,
    code: 'PACKAGING30',
    name: { en: '€30 off packaging services', zh: '包装合规服务立减30欧元' },
    terms: {
      en: 'For packaging, electronics and battery services from €150.',
      zh: '包装、电子电器和电池类服务满150欧元可用。',
    },
    basisPoints: null,
    amounts: { EUR: 3000, GBP: 2600, USD: 3300, CNY: 24000 },
    minimums: { EUR: 15000, GBP: 13000, USD: 16500, CNY: 120000 },
    categories: ['EPR'],
    stackable: true,
    claimable: true,
    days: [-10, 120],
  },
  {
    ...anyone,
    code: 'PARTNER5',
    name: { en: '5% for partners of the agency', zh: '合作伙伴专享9.5折' },
    terms: { en: 'By code only.', zh: '仅限凭优惠码使用。' },
    basisPoints: 500,
    amounts: {},
    usesPerCompany: 3,
    stackable: true,
    claimable: false,
    days: [-30, 365],
  },
  {
    ...anyone,
    code: 'SUMMER15',
    name: { en: '15% off VAT registrations', zh: 'VAT注册服务8.5折' },
    terms: { en: 'The first hundred orders of the summer.', zh: '夏季前100单可用。' },
    basisPoints: 1500,
    amounts: {},
    categories: ['VAT'],
    totalUses: 100,
    stackable: false,
    claimable: true,
    days: [-150, -60],
  },
]

/** The demo's coupons. Running it again changes nothing. */
export async function seedCoupons(deps: ServerDeps): Promise<void> {
  await seedBundleRules(deps)
  const today = priceDay(deps)
  for (const { code, days, ...draft } of DEMO_COUPONS) {
    if (await findByCode(deps.db, code, null)) continue
    const [from, until] = days
    const span = { validFrom: addDays(today, from), validUntil: addDays(today, until) }
    await createCoupon(
      deps,
      { staffId: 'seed', address: 'seed' },
      { id: newId('cp'), code, draft: { ...draft, ...span } },
    )
  }
}

/** What the first company of the demo has claimed: a coupon to use, and one that has expired. */
export async function seedCouponClaims(deps: ServerDeps): Promise<void> {
  const owner = await firstOwner(deps)
  if (!owner) return
  const principal = { ...owner, hasOrdered: false }
  const inSummer = new Date(deps.clock.now().getTime() - 90 * 24 * 3_600_000)
  const then = { ...deps, clock: { now: () => inSummer } }
  await claimCoupon(then, principal, { code: 'SUMMER15' }, 'seed')
  await claimCoupon(deps, principal, { code: 'WELCOME10' }, 'seed')
}

async function firstOwner(deps: Pick<ServerDeps, 'db'>): Promise<SellerPrincipal | undefined> {
  const row = await findFirstOwner(deps.db)
  return row && { kind: 'seller', sessionId: 'seed', ...row }
}

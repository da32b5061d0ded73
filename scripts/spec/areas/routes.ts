import assert from 'node:assert/strict'
import { expect } from '@playwright/test'
import type { Place } from '../place.ts'
import type { Row } from '../row.ts'
import { eventually, FAILURE_HEADING, innermostHandle } from './windows.ts'

type Route = {
  path: string
  says: string
  /** Parameters that the page needs. */
  query?: (place: Place) => Record<string, string>
  /** What a customer sees on it. */
  shows: (place: Place) => string | RegExp
  /** Who may enter: a page of the workspace leads a visitor to the sign-in. */
  access: 'public' | 'seller' | 'invited'
  due?: string
}

/** The 25 routes of the specification, with its spelling. */
const ROUTES: readonly Route[] = [
  { path: '/', says: 'home', shows: () => /VAT/, access: 'public' },
  { path: '/vatCompliance', says: 'VAT compliance', shows: () => /Germany/, access: 'public' },
  { path: '/aboutUs', says: 'about us', shows: () => /About/, access: 'public' },
  { path: '/shoppingCart', says: 'the cart', shows: () => /cart/i, access: 'public' },
  { path: '/confrimOrder', says: 'confirms the order', shows: () => /order/i, access: 'seller' },
  { path: '/userAgreement', says: 'the user agreement', shows: () => /agreement/i, access: 'public' },
  { path: '/privacyPolicy', says: 'the privacy policy', shows: () => /privacy/i, access: 'public' },
  { path: '/login', says: 'sign-in', shows: () => /sign in/i, access: 'public' },
  { path: '/contactUs', says: 'contact', shows: () => /message/i, access: 'public' },
  {
    path: '/workspace/dashboard',
    says: 'what waits and the newest messages',
    shows: () => /VAT registration Germany/,
    access: 'seller',
  },
  {
    path: '/workspace/shopAuthorisation',
    says: 'authorisation of shops',
    shows: () => /Shops/,
    access: 'seller',
  },
  {
    path: '/workspace/replenishInfo',
    says: 'supplementary information',
    query: ({ work }) => ({ workOrderId: work.saved.workOrderId }),
    shows: () => 'Warehouse',
    access: 'seller',
  },
  { path: '/workspace/taxCaculator', says: 'tax calculation', shows: () => /Calculate/, access: 'seller' },
  {
    path: '/workspace/myServices',
    says: 'work orders',
    shows: () => /WO-\d{4}-\d{6}/,
    access: 'seller',
  },
  {
    path: '/workspace/dynamicForm',
    says: 'the form of a node',
    query: ({ work }) => ({ nodeId: work.saved.nodeId }),
    shows: () => /Company/,
    access: 'seller',
  },
  { path: '/workspace/myOrder', says: 'orders', shows: () => /VAT registration Germany/, access: 'seller' },
  {
    path: '/workspace/myOrderDetail',
    says: 'one order',
    query: ({ work }) => ({ id: work.saved.orderId }),
    shows: () => /VAT registration Germany/,
    access: 'seller',
  },
  {
    path: '/workspace/paySuccess',
    says: 'payment success',
    query: ({ work }) => ({ orderId: work.saved.orderId }),
    shows: () => /paid|received/i,
    access: 'seller',
  },
  { path: '/workspace/information', says: 'messages', shows: () => /Messages/, access: 'seller' },
  { path: '/workspace/accountInfo', says: 'the account', shows: () => /Shenzhen Lanhai/, access: 'seller' },
  {
    path: '/workspace/declaration',
    says: 'ordinary declarations',
    shows: () => /Returns|Declarations/i,
    access: 'seller',
  },
  { path: '/workspace/couponList', says: 'coupons', shows: () => /Coupons/, access: 'seller' },
  {
    path: '/services',
    says: 'lists the services',
    shows: () => /VAT registration Germany/,
    access: 'public',
  },
  {
    path: '/services/productDetails',
    says: 'one service',
    query: () => ({ code: 'vat-registration-de' }),
    shows: () => /VAT registration Germany/,
    access: 'public',
  },
  { path: '/shareForm', says: 'the form of an invited person', shows: () => /Lanhai/, access: 'invited' },
]

const addressOf = (place: Place, { path, query, access }: Route): string => {
  if (access === 'invited') return new URL(place.invite.url).pathname + new URL(place.invite.url).hash
  const search = new URLSearchParams(query?.(place))
  return search.size > 0 ? `${path}?${search}` : path
}

async function checkRoute(place: Place, route: Route): Promise<void> {
  const page = await place.open(route.access === 'invited' ? {} : { token: place.seller })
  const answer = await page.goto(addressOf(place, route))
  assert.equal(answer?.status(), 200)
  await expect(page.getByText(route.shows(place)).filter({ visible: true }).first()).toBeVisible({
    timeout: 15_000,
  })
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(FAILURE_HEADING)
  assert.equal(new URL(page.url()).pathname, route.path, 'the address stays')
  const handle = await innermostHandle(page)
  assert.equal(handle.auth, true, 'the auth flag')
  assert.equal(handle.access, route.access, 'who may enter')
}

/** Signed out: a page that needs a session leads to the sign-in, any other opens. */
async function checkEntry(place: Place, route: Route): Promise<void> {
  const page = await place.open()
  await page.goto(addressOf(place, route))
  const wanted = route.access === 'seller' ? '/login' : route.path
  await eventually('where a visitor is', () => new URL(page.url()).pathname, wanted)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 15_000 })
}

const names: Record<Route['access'], string> = {
  public: 'opens for a visitor',
  invited: 'opens for an invited person without an account',
  seller: 'sends a visitor to the sign-in',
}

export const ROUTE_ROWS: readonly Row[] = ROUTES.flatMap((route): Row[] => [
  {
    id: `2.${route.path}`,
    says: `${route.says}; carries the auth flag`,
    over: 'browser',
    check: (place) => checkRoute(place, route),
    ...(route.due !== undefined && { due: route.due }),
  },
  {
    id: `2.${route.path} entry`,
    says: names[route.access],
    over: 'browser',
    check: (place) => checkEntry(place, route),
  },
])

import type { Pool } from 'pg'
import { BASE, type Product } from './checkout.ts'
import { send, type Wire } from './load.ts'
import { HOLDINGS_A_COMPANY } from './holdings.ts'
import type { Seller } from './seed.ts'
import type { Running } from './workshop.ts'

export type World = {
  product: Running
  bare: Running
  postmaster: number
  pool: Pool
  sellers: Seller[]
  staffToken: string
  sold: Product
  agreementVersion: string
}

/** What the addresses and bodies of the calls are made of. */
export type Callers = Pick<World, 'sellers' | 'staffToken' | 'sold'>

/** Who calls: the index of a seller. */
type Wiring = (world: Callers, seller: number) => Wire

export type Call = {
  name: string
  /** CPU milliseconds, server and database. */
  budget: number
  wire: Wiring
  /** Whether the bare server answers it too. */
  isBare?: boolean
  /** A list, whose cost must not grow with what others have. */
  isList?: boolean
  /** Changes what it is measured on. */
  isWrite?: boolean
}

const tokenOf = ({ sellers }: Callers, seller: number): string =>
  sellers[seller % sellers.length]?.token ?? ''

const own =
  (path: string): Wiring =>
  (world, seller) => ({ method: 'GET', path, token: tokenOf(world, seller) })

const priceQuery = ({ options }: Product): string =>
  Object.entries(options)
    .map(([key, value]) => `&option=${key}:${value}`)
    .join('')

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const PUBLIC: Call[] = [
  {
    name: 'product list (20)',
    budget: 0.15,
    isBare: true,
    wire: () => ({ method: 'POST', path: '/product/list', body: { pageSize: 20 } }),
  },
  {
    name: 'product detail',
    budget: 0.12,
    isBare: true,
    wire: ({ sold }) => ({ method: 'GET', path: `/product/details?id=${sold.id}` }),
  },
  {
    name: 'price',
    budget: 0.1,
    isBare: true,
    wire: ({ sold }) => ({ method: 'GET', path: `/product/price?id=${sold.id}${priceQuery(sold)}` }),
  },
]

const CART: Call[] = [
  {
    name: 'cart add',
    budget: 0.7,
    isBare: true,
    isWrite: true,
    wire: (world, seller) => ({
      method: 'POST',
      path: '/shoppingCart/add',
      token: tokenOf(world, seller),
      body: { productId: world.sold.id, options: world.sold.options, quantity: 1 },
    }),
  },
  { name: 'cart count', budget: 0.12, isBare: true, wire: own('/shoppingCart/count') },
]

/** What a renewal asks about: five of the company's registrations. */
const renewals: Wiring = (world, seller) => ({
  method: 'POST',
  path: '/renewal/checkOrder',
  token: tokenOf(world, seller),
  body: { serviceIds: [1, 2, 3, 4, 5].map((one) => `reg_bench_${seller * HOLDINGS_A_COMPANY + one}`) },
})

const LISTS: Call[] = [
  { name: 'order list', budget: 0.7, isBare: true, wire: own('/order/list?pageSize=20') },
  { name: 'work-order list', budget: 1.5, isBare: true, wire: own('/workOrder/myService/list?pageSize=20') },
  { name: 'message list', budget: 0.6, isBare: true, wire: own('/stationMsg/list?pageSize=20') },
  { name: 'unread messages', budget: 0.15, isBare: true, wire: own('/stationMsg/unRead') },
  { name: 'pending matters', budget: 1, wire: own('/pendingMatters/list?pageSize=20') },
  { name: 'renewal check (5)', budget: 1, wire: renewals },
  { name: 'registration list', budget: 1.5, wire: own('/registration/list?pageSize=20') },
  {
    name: 'calendar, three months',
    budget: 3,
    wire: own(`/calendar/list?from=${inDays(0)}&to=${inDays(92)}`),
  },
  { name: 'document list', budget: 1, wire: own('/document/list?pageSize=20') },
  { name: 'account overview', budget: 0.3, wire: own('/user/info') },
  { name: 'shops', budget: 0.7, wire: own('/amz/authorizationInfo') },
  { name: 'search', budget: 2, wire: own('/search?q=vat%20germany') },
  { name: 'declaration list', budget: 0.6, wire: own('/vat/declare/item/page?pageSize=20') },
].map((call) => ({ ...call, isList: true }))

const STAFF: Call[] = [
  {
    name: 'staff queue',
    budget: 3,
    isList: true,
    wire: ({ staffToken }) => ({
      method: 'GET',
      path: '/staff/queue/list?view=all&pageSize=20',
      token: staffToken,
    }),
  },
]

export const CALLS: readonly Call[] = [...PUBLIC, ...CART, ...LISTS, ...STAFF]

/** @throws on a failure: a fast refusal must never pass for a fast answer */
export async function sendRight(server: Pick<Running, 'url'>, base: string, wire: Wire): Promise<void> {
  const { status, text } = await send(server.url, { ...wire, path: base + wire.path })
  if (status !== 200 || !text.startsWith('{"code":0'))
    throw new Error(`${wire.path}: ${status} ${text.slice(0, 300)}`)
}

/** A server under measurement. @param seller who calls; without it the workers are the sellers, by turns */
export const subjectOf = (world: World, { wire, isBare }: Call, on: 'product' | 'bare', seller?: number) => {
  if (on === 'bare' && !isBare) throw new Error('the bare server does not answer this')
  const server = world[on]
  return {
    pid: server.pid,
    postmaster: world.postmaster,
    work: (worker: number) => sendRight(server, on === 'bare' ? '' : BASE, wire(world, seller ?? worker)),
  }
}

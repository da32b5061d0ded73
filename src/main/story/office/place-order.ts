import { AGREEMENT_VERSION } from '#accounts/agreement.ts'
import { defaultOptions, type ShownOption } from '../../journey/options.ts'
import type { Buyer, OfficeCast } from './office-cast.ts'

type Page<T> = { records: T[] }
type Found = Ordered & { createdAt: string }
type Status = { workOrders: { id: string }[] }
type Money = { amount: number; currency: string }
type Cart = { groups: { lines: { id: string }[] }[]; totals: { total: Money } }
export type Ordered = { id: string; number: string; total: Money }

export async function placeOrder(cast: OfficeCast, buyer: Buyer, code: string): Promise<Ordered> {
  const { base } = cast
  const { client } = buyer
  // Read each time: what it preselects goes with the month.
  const product = await client.get<{ id: string; options: ShownOption[] }>(`${base}/product/details`, {
    code,
  })
  const inCart = () => client.post<Cart>(`${base}/shoppingCart/category`, { currency: 'EUR' })
  // What an interrupted start put there is bought now.
  if ((await inCart()).groups.length === 0)
    await client.post(`${base}/shoppingCart/add`, {
      productId: product.id,
      options: defaultOptions(product.options),
      quantity: 1,
    })
  const cart = await inCart()
  const order = await client.post<Ordered>(`${base}/order/create`, {
    cartLineIds: cart.groups.flatMap(({ lines }) => lines.map(({ id }) => id)),
    currency: 'EUR',
    agreementVersion: AGREEMENT_VERSION,
    expectedTotal: cart.totals.total,
  })
  await awaitTransfer(cast, buyer, order)
  return order
}

/** Said again, it goes on with what was begun. */
export const awaitTransfer = ({ base }: OfficeCast, { client }: Buyer, { id: orderId }: Ordered) =>
  client.post(`${base}/payment/create`, { orderId, method: 'BANK_TRANSFER' })

/** What a company has ordered since an instant (milliseconds), if it was interrupted then. */
export async function orderSince(
  { base }: OfficeCast,
  { client }: Buyer,
  since: number,
): Promise<Ordered | undefined> {
  const { records } = await client.get<Page<Found>>(`${base}/order/list`)
  const [latest] = records
  return latest && Date.parse(latest.createdAt) >= since ? latest : undefined
}

/** The work that an order has opened. */
export async function workOf(
  { base }: OfficeCast,
  { client }: Buyer,
  order: Ordered,
): Promise<string | undefined> {
  const { workOrders } = await client.get<Status>(`${base}/payment/status`, { orderId: order.id })
  return workOrders[0]?.id
}

/** The transfer is on the statement, and the work order is opened. @returns its id */
export async function bookTransfer(
  cast: OfficeCast,
  { client, about }: Buyer,
  order: Ordered,
): Promise<string> {
  const { base, finance } = cast
  const bankId = `OFFICE-${order.number}`
  const payer = about.company.name.toUpperCase()
  const line = { bankId, day: cast.today(), amount: order.total, reference: order.number, payer }
  await finance.post(`${base}/staff/transfer/add`, line)
  const { records } = await finance.get<Page<{ id: string; bankId: string }>>(`${base}/staff/transfer/list`)
  const transferId = records.find((found) => found.bankId === bankId)?.id
  if (transferId !== undefined)
    await finance.post(`${base}/staff/transfer/match`, { transferId, orderId: order.id })
  await cast.settle()
  const opened = await workOf(cast, { client, about }, order)
  if (opened === undefined) throw new Error(`no work order for ${order.number}`)
  return opened
}

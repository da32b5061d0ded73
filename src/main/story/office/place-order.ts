import { AGREEMENT_VERSION } from '#accounts/agreement.ts'
import { defaultOptions, type ShownOption } from '../../journey/options.ts'
import type { Buyer, OfficeCast } from './office-cast.ts'

type Page<T> = { records: T[] }
type Money = { amount: number; currency: string }
type Cart = { groups: { lines: { id: string }[] }[]; totals: { total: Money } }
export type Ordered = { id: string; number: string; total: Money }

export async function placeOrder({ base }: OfficeCast, { client }: Buyer, code: string): Promise<Ordered> {
  const product = await client.get<{ id: string; options: ShownOption[] }>(`${base}/product/details`, {
    code,
  })
  await client.post(`${base}/shoppingCart/add`, {
    productId: product.id,
    options: defaultOptions(product.options),
    quantity: 1,
  })
  const cart = await client.post<Cart>(`${base}/shoppingCart/category`, { currency: 'EUR' })
  const order = await client.post<Ordered>(`${base}/order/create`, {
    cartLineIds: cart.groups.flatMap(({ lines }) => lines.map(({ id }) => id)),
    currency: 'EUR',
    agreementVersion: AGREEMENT_VERSION,
    expectedTotal: cart.totals.total,
  })
  await client.post(`${base}/payment/create`, { orderId: order.id, method: 'BANK_TRANSFER' })
  return order
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
  await finance.post(`${base}/staff/transfer/match`, { transferId, orderId: order.id })
  await cast.settle()
  const { workOrders } = await client.get<{ workOrders: { id: string }[] }>(`${base}/payment/status`, {
    orderId: order.id,
  })
  const [opened] = workOrders
  if (!opened) throw new Error(`no work order for ${order.number}`)
  return opened.id
}

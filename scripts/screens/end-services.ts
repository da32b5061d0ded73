import { beginFiling, ENDS_THIS_MONTH, monthsAgo } from '#main/journey/begin-filing.ts'
import type { Actors } from '#main/journey/follow.ts'
import type { Client } from '#main/journey/http-client.ts'
import type { World } from './world.ts'

const BASE = '/server/portal'

type Cast = {
  buy: (chosen: Record<string, string>) => Promise<{ workOrderId: string; orderId: string }>
  at: (workOrderId: string) => Actors
  seller: Client
  staff: Client
}
type Registrations = { records: { id: string; number: string | null }[] }

/** A year of filing that ends this month, one that has ended, one that ended long ago, and one that was refunded. */
export async function endServices({ buy, at, seller, staff }: Cast): Promise<World['services']> {
  const filed = async (number: string, firstMonth: string) => {
    const { workOrderId, orderId } = await buy({ filing: '12' })
    await beginFiling(at(workOrderId), { number, firstMonth })
    return orderId
  }
  await filed('DE129273398', monthsAgo(ENDS_THIS_MONTH))
  await filed('DE812345673', monthsAgo(ENDS_THIS_MONTH + 1))
  await filed('DE234567894', monthsAgo(ENDS_THIS_MONTH + 3))
  const refunded = await filed('DE345678914', monthsAgo(ENDS_THIS_MONTH))
  const { total } = await seller.get<{ total: { amount: number } }>(`${BASE}/order/detail`, { id: refunded })
  await staff.post(`${BASE}/staff/order/refund`, {
    orderId: refunded,
    amount: total,
    reason: 'agreed by telephone',
    idempotency: 'screens-service-refund',
  })
  const { records } = await seller.get<Registrations>(`${BASE}/registration/list`, { pageSize: '100' })
  const idOf = (number: string) => records.find((one) => one.number === number)?.id ?? ''
  return { ending: idOf('DE129273398'), ended: idOf('DE812345673'), refunded: idOf('DE345678914') }
}

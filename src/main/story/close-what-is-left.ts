import type { Client } from '../journey/http-client.ts'

type Page<T> = { records: T[] }
type Cast = { base: string; seller: Client; agent: Client }

/** What an interrupted start left: work without its order's other half cannot go on. @param done countries whose work goes on */
export async function closeWhatIsLeft(
  { base, seller, agent }: Cast,
  done: ReadonlySet<string> = new Set(),
): Promise<void> {
  const works = await seller.get<Page<{ id: string; status: string; country: string }>>(
    `${base}/workOrder/myService/list`,
  )
  for (const { id, status, country } of works.records)
    if (status === 'OPEN' && !done.has(country))
      await agent.post(`${base}/staff/workOrder/cancel`, { workOrderId: id, reason: 'Ordered once more.' })
  const orders = await seller.get<Page<{ id: string; status: string }>>(`${base}/order/list`)
  for (const { id, status } of orders.records)
    if (status === 'AWAITING_PAYMENT') await seller.post(`${base}/order/cancel`, { id })
}

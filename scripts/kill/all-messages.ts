import type { KillBuyer } from './buyers.ts'

type Message = { title: string; body: string }

/** Page by page: after some hundred kills they do not fit on one. */
export async function allMessages({ buyer }: KillBuyer, query = ''): Promise<Message[]> {
  const found: Message[] = []
  for (let page = 1; ; page++) {
    const { records, total } = await buyer.data<{ records: Message[]; total: number }>(
      `/stationMsg/list?${query}&pageSize=100&page=${page}`,
      {},
    )
    found.push(...records)
    if (records.length === 0 || found.length >= total) return found
  }
}

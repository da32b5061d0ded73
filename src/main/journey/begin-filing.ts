import { fillInForm, receiveNumber, signAndFile, type Actors } from './follow.ts'

type Node = { id: string; kind: string }

/** Takes an opened work order to its handover. Its monthly returns begin with that month, `2026-01`. */
export async function beginFiling(
  actors: Actors,
  { number, firstMonth }: { number: string; firstMonth: string },
): Promise<void> {
  const { seller, staff, base, workOrderId } = actors
  const since = { ...actors, today: () => `${firstMonth}-01` }
  await fillInForm(since)
  await signAndFile(since)
  await receiveNumber(since, { handsOver: false, number })
  const { nodes } = await seller.get<{ nodes: Node[] }>(`${base}/woProcessNode/get`, { workOrderId })
  const nodeId = nodes.find(({ kind }) => kind === 'DELIVERY')?.id
  await staff.post(`${base}/staff/node/complete`, { workOrderId, nodeId, rhythm: 'MONTHLY', firstMonth })
}

/** `2025-12`: with it as the first of twelve months of returns, the last ends this month. */
export const ENDS_THIS_MONTH = 11

export function monthsAgo(count: number): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 1)).toISOString().slice(0, 7)
}

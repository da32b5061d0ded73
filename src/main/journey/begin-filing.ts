import { dayOf } from '#platform/shared/calendar.ts'
import { fillInForm, receiveNumber, signAndFile, type Actors } from './follow.ts'

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
  const { nodes } = await seller.api(base).get('/woProcessNode/get', { workOrderId })
  const nodeId = nodes.find(({ kind }) => kind === 'DELIVERY')?.id ?? ''
  await staff.api(base).post('/staff/node/complete', { workOrderId, nodeId, rhythm: 'MONTHLY', firstMonth })
}

/** `2025-12`: with it as the first of twelve months of returns, the last ends this month. */
export const ENDS_THIS_MONTH = 11

/** In the calendar of the agency. */
export function monthsAgo(count: number): string {
  const [year = 0, month = 1] = dayOf(new Date(), 'Europe/Berlin').split('-').map(Number)
  const since = year * 12 + month - 1 - count
  return `${Math.floor(since / 12)}-${String((since % 12) + 1).padStart(2, '0')}`
}

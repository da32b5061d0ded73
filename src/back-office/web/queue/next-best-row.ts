import { usualSort } from '#work-orders/staff/queue-filter.ts'
import type { QueuePlace } from '#work-orders/staff/web/queue-place.ts'
import type { QueueRow } from './queue-row.ts'

/** What is best done next: the first row, where the list is sorted by it. What somebody looks for is in no order of that kind. */
export function nextBestRow<Row extends Pick<QueueRow, 'urgency'>>(
  place: Pick<QueuePlace, 'view' | 'sort' | 'page' | 'keyword'>,
  rows: readonly Row[],
): (Row & { urgency: NonNullable<Row['urgency']> }) | undefined {
  if ((place.sort ?? usualSort(place.view)) !== 'next' || place.page > 1 || place.keyword) return undefined
  const [first] = rows
  return first?.urgency ? { ...first, urgency: first.urgency } : undefined
}

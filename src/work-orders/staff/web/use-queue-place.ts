import { useSearchParams } from 'react-router'
import { useCallQuery } from '#platform/web/query.ts'
import { staffMe } from '#staff/contract.ts'
import { readQueuePlace, type QueuePlace } from './queue-place.ts'

/** The place in the queue that the address names, as the reader's role has it. */
export function useQueuePlace(): QueuePlace {
  const [query] = useSearchParams()
  return readQueuePlace(query, useCallQuery(staffMe, {}, { staff: true }).data?.role)
}

import type { OutputOf } from '#platform/shared/call.ts'
import type { queueSelection } from '#work-orders/staff/queue-selection-contract.ts'
import type { QueueRow } from './queue-row.ts'

/** One that is selected: by what was seen of it, and how it is named. */
export type Chosen = OutputOf<typeof queueSelection>['items'][number]

export const chosenOf = ({ id, number, company, revision }: QueueRow): Chosen => ({
  id,
  number,
  company: company.name,
  revision,
})

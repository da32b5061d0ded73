import type { OutputOf } from '#platform/shared/call.ts'
import type { staffQueue } from '#work-orders/staff/contract.ts'

export type QueueRow = OutputOf<typeof staffQueue>['records'][number]

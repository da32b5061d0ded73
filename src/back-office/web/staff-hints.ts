import {
  exactTransfers,
  staffDisputes,
  staffProposedRefunds,
  staffRefundsDue,
  staffTransfers,
} from '#payments/staff/contract.ts'
import type { CallDefinition } from '#platform/shared/call.ts'
import { staffQueue, staffWorkOrder } from '#work-orders/staff/contract.ts'
import { openCorrections } from '#work-orders/staff/corrections-contract.ts'
import { listPresence } from '#work-orders/staff/presence-contract.ts'
import { staffTalk } from '#work-orders/staff/talk-contract.ts'
import { besideWorkOrder, staffNotes } from '#work-orders/staff/watch-contract.ts'

/** What to read again for each hint: lists whatever it is of, and what is about one work order where it is of that one. */
type Reads = { lists: readonly CallDefinition[]; single: readonly CallDefinition[] }

const READS: Readonly<Record<string, Reads>> = {
  order: { lists: [staffQueue, openCorrections], single: [staffWorkOrder, besideWorkOrder] },
  talk: { lists: [staffQueue], single: [staffTalk, staffWorkOrder] },
  presence: { lists: [listPresence], single: [] },
  note: { lists: [staffNotes], single: [] },
  money: {
    lists: [staffProposedRefunds, staffRefundsDue, staffDisputes, staffTransfers, exactTransfers],
    single: [],
  },
}

/** A read of the cache: the path of its call, and the work order that it asks for; of any work order without it. */
export type StaffRead = { path: string; of?: string }

const pathOf = ({ path }: CallDefinition): StaffRead => ({ path })

/** After a break everything that hints would have told of. */
export function readsOf(kind: string, of: string | undefined): StaffRead[] {
  if (kind === 'open')
    return Object.values(READS).flatMap(({ lists, single }) => [...lists, ...single].map(pathOf))
  const { lists, single } = READS[kind] ?? { lists: [], single: [] }
  return [...lists.map(pathOf), ...single.map(({ path }) => (of === undefined ? { path } : { path, of }))]
}

/** Whether a read of the cache, by its key, is to be done again. */
export function isOf({ path, of }: StaffRead, [ownPath, input]: readonly unknown[]): boolean {
  if (ownPath !== path) return false
  if (of === undefined) return true
  return (input as { workOrderId?: unknown } | undefined)?.workOrderId === of
}

import type { FromWire } from '#documents/wire-names.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import type { workOrderDetails } from '../contract.ts'
import type { NodeRecord } from '../records.ts'

export type Details = FromWire<OutputOf<typeof workOrderDetails>>

/**
 * Everything that can come first on a work order's page. The page has one card for each; a new status is a new line
 * here, a new sentence in `work-orders.text.ts` and a new card in `one-thing.tsx`.
 */
export type StepStatus =
  | { kind: 'returned'; node: NodeRecord; returned: NonNullable<Details['returned']> }
  | { kind: 'form' | 'signature' | 'task'; node: NodeRecord }
  | { kind: 'checking' | 'translation' | 'agency' | 'query' | 'authority'; node: NodeRecord }
  | { kind: 'refused'; node: NodeRecord }
  | { kind: 'supplements' | 'supplementsChecked' }
  | { kind: 'onHold' | 'cancelled' | 'completed' | 'filing' }

const SELLERS = { FORM: 'form', SIGNATURE: 'signature', SELLER_TASK: 'task', PAYMENT_OF_TAX: 'task' } as const
const WITH_SELLER = new Set(['OPEN', 'REOPENED', 'RETURNED'])

/** What comes first, followed by whatever else waits for the seller. */
export function stepStatusesOf(details: Details): StepStatus[] {
  const { workOrder } = details
  if (workOrder.status === 'COMPLETED') return [{ kind: 'completed' }]
  if (workOrder.status === 'CANCELLED') return [{ kind: 'cancelled' }]
  if (workOrder.status === 'ON_HOLD') return [{ kind: 'onHold' }]
  const own = details.nodes
    .map((node) => sellersStatus(details, node))
    .filter((status) => status !== undefined)
  if (workOrder.supplements.waiting > 0) own.unshift({ kind: 'supplements' })
  if (own.length > 0)
    return own.toSorted((a, b) => Number(b.kind === 'returned') - Number(a.kind === 'returned'))
  if (isCheckingSupplements(details)) return [{ kind: 'supplementsChecked' }]
  const waiting = waitingStatus(details)
  return waiting ? [waiting] : []
}

/** It is the agency's turn but at no step: it is checking supplements. */
function isCheckingSupplements({ workOrder }: Details): boolean {
  return workOrder.turn === 'agency' && workOrder.currentNode === null && workOrder.supplements.asked > 0
}

function sellersStatus({ returned }: Details, node: NodeRecord): StepStatus | undefined {
  if (!WITH_SELLER.has(node.status) || (node.owner !== 'seller' && node.owner !== 'invited')) return undefined
  if (returned?.nodeId === node.id && node.status === 'RETURNED') return { kind: 'returned', node, returned }
  const kind = SELLERS[node.kind as keyof typeof SELLERS] as 'form' | 'signature' | 'task' | undefined
  return kind && { kind, node }
}

/** A refusal comes before everything else; then what the turn waits for. */
function waitingStatus({ nodes, workOrder }: Details): StepStatus | undefined {
  const refused = nodes.find((node) => node.status === 'REFUSED')
  if (refused) return { kind: 'refused', node: refused }
  const current = nodes.find((node) => node.id === workOrder.currentNode?.id) ?? nodes.find(isUnderWay)
  if (!current) return undefined
  if (current.kind === 'FILING_TERM') return { kind: 'filing' }
  if (current.status === 'SUBMITTED' || current.kind === 'REVIEW') return { kind: 'checking', node: current }
  if (current.kind === 'AUTHORITY') {
    if (current.status === 'QUERIED') return { kind: 'query', node: current }
    return { kind: current.status === 'FILED' ? 'authority' : 'agency', node: current }
  }
  return { kind: current.kind === 'LEGALISATION' ? 'translation' : 'agency', node: current }
}

function isUnderWay(node: NodeRecord): boolean {
  return ['OPEN', 'REOPENED', 'SUBMITTED', 'FILED', 'QUERIED'].includes(node.status)
}

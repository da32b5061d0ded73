import { and, asc, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { insertRows } from '#platform/server/whole-rows.ts'
import { addWorkingDays, dayOf, type Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { WorkActor } from './actors.ts'
import type { HistoryKey, HistoryParams } from '../history.ts'
import { findMove, obstacleTo, type Mover, type NodeAction } from '../node-moves.ts'
import { isDone, reviewOf } from '../states.ts'
import { moveRefused, workOrderRefusals } from './work-orders.errors.ts'
import { listSupplements } from './supplements/supplements.queries.ts'
import {
  woHistory,
  woNodes,
  workOrders,
  type NodeRow,
  type SupplementRow,
  type WorkOrderRow,
} from './work-orders.tables.ts'

export type WorkDeps = Pick<ServerDeps, 'db' | 'clock' | 'config' | 'jobs'>

/** What a mail tells the seller's people. */
export type WorkNotice =
  | 'yourTurn'
  | 'returned'
  | 'refused'
  | 'completed'
  | 'supplementsAsked'
  | 'supplementReturned'

/** One work order under the hand of one use case: locked, its nodes and materials changed here and written at the end. */
export type Work = {
  tx: Transaction
  deps: WorkDeps
  now: Date
  /** The agency's calendar day. */
  today: Day
  actor: WorkActor
  /** No row of it is written yet. */
  isNew: boolean
  workOrder: WorkOrderRow
  nodes: NodeRow[]
  changed: Set<NodeRow>
  supplements: SupplementRow[]
  changedSupplements: Set<SupplementRow>
  notified: { what: WorkNotice; nodeId: string | null } | undefined
}

/** Locks a work order until the transaction ends, so that moves happen one after the other. */
export async function takeWork(
  tx: Transaction,
  deps: WorkDeps,
  request: { workOrderId: string; companyId?: string; actor: WorkActor },
): Promise<Work> {
  const isIt = request.companyId
    ? and(eq(workOrders.id, request.workOrderId), eq(workOrders.companyId, request.companyId))
    : eq(workOrders.id, request.workOrderId)
  const [workOrder] = await tx.select().from(workOrders).where(isIt).for('update')
  if (!workOrder) throw workOrderRefusals.not_found()
  const nodes = await tx
    .select()
    .from(woNodes)
    .where(eq(woNodes.workOrderId, workOrder.id))
    .orderBy(asc(woNodes.position))
  const supplements = workOrder.supplementsAsked > 0 ? await listSupplements(tx, workOrder.id) : []
  return { ...workOn(tx, deps, { workOrder, nodes, actor: request.actor }), supplements }
}

/** A work order that is not written yet: settling writes it, with all its nodes. */
export function beginWork(tx: Transaction, deps: WorkDeps, begun: Begun): Work {
  return { ...workOn(tx, deps, begun), isNew: true }
}

type Begun = Pick<Work, 'workOrder' | 'nodes' | 'actor'>

function workOn(tx: Transaction, deps: WorkDeps, begun: Begun): Work {
  const now = deps.clock.now()
  return {
    ...begun,
    tx,
    deps,
    now,
    today: dayOf(now, deps.config.agency.timeZone),
    isNew: false,
    changed: new Set(),
    supplements: [],
    changedSupplements: new Set(),
    notified: undefined,
  }
}

export function nodeOf(work: Work, nodeId: string): NodeRow {
  const node = work.nodes.find((candidate) => candidate.id === nodeId)
  if (!node) throw workOrderRefusals.node_not_found()
  return node
}

/** Refuses with the reason when the move is not possible now. */
export function checkMove(work: Work, node: NodeRow, action: NodeAction, by: Mover): void {
  const obstacle = obstacleTo(action, node, by, {
    workOrderStatus: work.workOrder.status,
    nodes: work.nodes,
    canSkip: node.skipReason !== null,
  })
  if (obstacle) throw moveRefused(obstacle)
}

/** How long the agency looks at what has no review step of its own. */
const CHECK_DAYS = 2
const DAYS_FOR_CORRECTION = 3
const DAYS_FOR_QUERY = 5

/** Makes one move of the table. @throws the obstacle, in words, when it is not possible now */
export function moveNode(
  work: Work,
  node: NodeRow,
  action: NodeAction,
  by: Mover,
  options: { dueAt?: Day } = {},
): void {
  checkMove(work, node, action, by)
  const move = findMove(node, action)
  if (!move) throw new Error(`no move ${action} from ${node.status}`)
  node.status = move.to
  node.statusSince = work.now
  node.startedAt ??= work.now
  node.finishedAt = isDone(move.to) ? work.now : null
  node.dueAt = options.dueAt ?? dueAfter(work, node)
  work.changed.add(node)
  moveReview(work, node, action)
}

/** Until when a node that has just reached its status should leave it; null where nobody waits. */
export function dueAfter(work: Work, node: NodeRow): Day | null {
  const inDays = (days: number) => addWorkingDays(work.today, days)
  switch (node.status) {
    case 'OPEN':
    case 'REOPENED':
    case 'FILED':
      return inDays(node.expectedDays.high)
    case 'SUBMITTED':
      return inDays(reviewOf(work.nodes, node)?.expectedDays.high ?? CHECK_DAYS)
    case 'RETURNED':
      return inDays(DAYS_FOR_CORRECTION)
    case 'QUERIED':
      return inDays(DAYS_FOR_QUERY)
    default:
      return null
  }
}

/** A review follows its form: accepted and opened again with it; its clock runs from each submission. */
function moveReview(work: Work, node: NodeRow, action: NodeAction): void {
  const review = reviewOf(work.nodes, node)
  if (!review || review.status === 'LOCKED') return
  if (action === 'accept') moveNode(work, review, 'accept', 'system')
  if (action === 'reopen' && review.status === 'ACCEPTED') moveNode(work, review, 'reopen', 'system')
  if (action !== 'submit' && action !== 'return') return
  review.dueAt = action === 'submit' ? node.dueAt : null
  if (action === 'submit') review.statusSince = work.now
  work.changed.add(review)
}

export async function writeHistory(
  work: Work,
  entry: {
    key: HistoryKey
    node?: NodeRow
    params?: HistoryParams
    reason?: LocalText | null
    actor?: WorkActor
    internal?: boolean
  },
): Promise<void> {
  const actor = entry.actor ?? work.actor
  const line = {
    companyId: work.workOrder.companyId,
    workOrderId: work.workOrder.id,
    nodeId: entry.node?.id ?? null,
    at: work.now,
    key: entry.key,
    params: { ...(entry.node && { name: entry.node.name }), ...entry.params },
    reason: entry.reason ?? null,
    actorKind: actor.kind,
    actorId: actor.id,
    actorName: actor.name,
    internal: entry.internal ?? false,
  }
  await insertRows(work.tx, woHistory, [line])
}

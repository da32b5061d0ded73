import type { NodeResult } from '#catalogue/process.ts'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import type { Executor } from '#platform/server/database.ts'
import { filingsOfStep, type FilingEntry } from '../../filings-of-step.ts'
import type { NodeStatus } from '../../states.ts'
import { findWorkOrder, listHistory, listNodes } from '../work-orders.queries.ts'
import type { HistoryRow, NodeRow, WorkOrderRow } from '../work-orders.tables.ts'

/** A step of the authority, with what the records say of it. */
type AuthorityStep = {
  produces: NodeResult | null
  status: NodeStatus
  since: Day
  /** The day of the authority's letter. */
  decidedOn: Day | null
  filings: FilingEntry[]
  /** It was filed together with an earlier step whose decision comes first. */
  isFiledWithEarlier: boolean
}

type AuthorityRecord = { workOrder: WorkOrderRow; steps: AuthorityStep[] }

/** What was filed with the authority in a work order, and what came of it. */
export async function readAuthorityRecord(
  executor: Executor,
  about: { workOrderId: string; companyId?: string; timeZone: string },
): Promise<AuthorityRecord | undefined> {
  const workOrder = await findWorkOrder(executor, about.workOrderId, about.companyId)
  if (!workOrder) return undefined
  const nodes = await listNodes(executor, [workOrder.id])
  const history = (await listHistory(executor, workOrder.id)).toReversed()
  const steps = nodes
    .filter(({ kind }) => kind === 'AUTHORITY')
    .map((node) => stepOf(node, { nodes, history, timeZone: about.timeZone }))
  return { workOrder, steps }
}

function stepOf(
  node: NodeRow,
  { nodes, history, timeZone }: { nodes: NodeRow[]; history: HistoryRow[]; timeZone: string },
): AuthorityStep {
  const task = nodes.find(({ key }) => key === node.filedBy)
  const isDecided = node.status === 'GRANTED' || node.status === 'REFUSED'
  return {
    produces: node.produces,
    status: node.status,
    since: dayOf(node.statusSince, timeZone),
    decidedOn: isDecided ? (node.details.date ?? null) : null,
    filings: filingsOfStep(node.id, history),
    isFiledWithEarlier: node.status === 'LOCKED' && task?.status === 'ACCEPTED',
  }
}

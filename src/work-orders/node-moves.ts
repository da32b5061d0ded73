import { NODE_KINDS, type NodeKind } from '#catalogue/process.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { offers, type Transition, transitionOf } from '#platform/shared/state-machine.ts'
import { isDone, reviewOf, type NodeState, type NodeStatus, type WorkOrderStatus } from './states.ts'

/** Who makes a move. `system` is the portal itself, when another move causes this one. */
export type Mover = 'seller' | 'staff' | 'system'

export const NODE_ACTIONS = [
  'open',
  'submit',
  'accept',
  'return',
  'complete',
  'skip',
  'file',
  'grant',
  'query',
  'refuse',
  'reopen',
] as const
export type NodeAction = (typeof NODE_ACTIONS)[number]

export type Move = Transition<NodeAction, NodeStatus, Mover> & { kinds: readonly NodeKind[] }

/** What the seller submits and the agency checks. */
export const SELLER_KINDS: readonly NodeKind[] = ['FORM', 'SIGNATURE', 'SELLER_TASK', 'PAYMENT_OF_TAX']
const AGENCY_KINDS: readonly NodeKind[] = ['AGENCY_TASK', 'LEGALISATION', 'DELIVERY']
const AUTHORITY: readonly NodeKind[] = ['AUTHORITY']

/**
 * Every allowed move; anything else cannot happen. A REVIEW follows its form: it opens when the form is submitted,
 * waits while the form is returned, and is accepted together with it.
 */
const NODE_MOVES: readonly Move[] = [
  { action: 'open', kinds: NODE_KINDS, from: ['LOCKED'], to: 'OPEN', by: ['system'] },
  {
    action: 'submit',
    kinds: SELLER_KINDS,
    from: ['OPEN', 'RETURNED', 'REOPENED'],
    to: 'SUBMITTED',
    by: ['seller'],
  },
  { action: 'accept', kinds: SELLER_KINDS, from: ['SUBMITTED'], to: 'ACCEPTED', by: ['staff'] },
  { action: 'accept', kinds: ['REVIEW'], from: ['OPEN', 'REOPENED'], to: 'ACCEPTED', by: ['system'] },
  { action: 'return', kinds: SELLER_KINDS, from: ['SUBMITTED'], to: 'RETURNED', by: ['staff'] },
  { action: 'complete', kinds: AGENCY_KINDS, from: ['OPEN', 'REOPENED'], to: 'ACCEPTED', by: ['staff'] },
  { action: 'complete', kinds: ['FILING_TERM'], from: ['OPEN'], to: 'ACCEPTED', by: ['system'] },
  {
    action: 'file',
    kinds: AUTHORITY,
    from: ['OPEN', 'QUERIED', 'REOPENED'],
    to: 'FILED',
    by: ['staff', 'system'],
  },
  { action: 'grant', kinds: AUTHORITY, from: ['FILED'], to: 'GRANTED', by: ['staff'] },
  { action: 'query', kinds: AUTHORITY, from: ['FILED'], to: 'QUERIED', by: ['staff'] },
  { action: 'refuse', kinds: AUTHORITY, from: ['FILED'], to: 'REFUSED', by: ['staff'] },
  {
    action: 'skip',
    kinds: NODE_KINDS.filter((kind) => kind !== 'FILING_TERM'),
    from: ['OPEN', 'REOPENED'],
    to: 'SKIPPED',
    by: ['staff'],
  },
  {
    action: 'reopen',
    kinds: [...SELLER_KINDS, ...AGENCY_KINDS],
    from: ['ACCEPTED', 'SKIPPED'],
    to: 'REOPENED',
    by: ['staff'],
  },
  {
    action: 'reopen',
    kinds: AUTHORITY,
    from: ['GRANTED', 'REFUSED', 'SKIPPED'],
    to: 'REOPENED',
    by: ['staff'],
  },
  { action: 'reopen', kinds: ['REVIEW'], from: ['ACCEPTED'], to: 'REOPENED', by: ['system'] },
]

export function movesOf(kind: NodeKind): Move[] {
  return NODE_MOVES.filter((move) => move.kinds.includes(kind))
}

/** The move that `action` would make, whoever makes it. */
export function findMove(node: Pick<NodeState, 'kind' | 'status'>, action: NodeAction): Move | undefined {
  return transitionOf(movesOf(node.kind), node.status, action)
}

export type NodeContext = {
  workOrderStatus: WorkOrderStatus
  nodes: readonly NodeState[]
  /** Whether the process lets staff skip this node. */
  canSkip: boolean
}

/** Why a button is disabled: the same text on the screen and in the server's refusal. */
export const MOVE_OBSTACLES = {
  onHold: { en: 'The work order is on hold.', zh: '服务单已暂停。' },
  closed: { en: 'The work order is closed.', zh: '服务单已结束。' },
  notYet: { en: 'An earlier step is not finished yet.', zh: '前面的步骤尚未完成。' },
  withSeller: {
    en: 'It is with the seller; wait until it is submitted.',
    zh: '轮到卖家处理，请等待卖家提交。',
  },
  withAgency: { en: 'It has been submitted and is being checked.', zh: '已提交，正在审核。' },
  notFiled: { en: 'First record that it was submitted to the authority.', zh: '请先登记已向主管机关递交。' },
  finished: { en: 'This step is finished.', zh: '该步骤已完成。' },
  openAlready: { en: 'This step is already open.', zh: '该步骤已经开启。' },
  notSkippable: { en: 'This step cannot be skipped in this process.', zh: '该流程不能跳过此步骤。' },
  notHere: { en: 'This action is not available for this step.', zh: '该步骤没有此操作。' },
} as const satisfies Record<string, LocalText>
export type MoveObstacle = keyof typeof MOVE_OBSTACLES

/** The obstacle to `by` making this move now, if any. */
export function obstacleTo(
  action: NodeAction,
  node: NodeState,
  by: Mover,
  context: NodeContext,
): MoveObstacle | undefined {
  if (context.workOrderStatus === 'ON_HOLD') return 'onHold'
  if (context.workOrderStatus !== 'OPEN') return 'closed'
  if (!offers(movesOf(node.kind), action, by)) return 'notHere'
  if (action === 'skip' && !context.canSkip) return 'notSkippable'
  const move = findMove(node, action)
  if (move?.by.includes(by)) return undefined
  return explain(node, action)
}

const BY_STATUS: Partial<Record<NodeStatus, MoveObstacle>> = {
  LOCKED: 'notYet',
  SUBMITTED: 'withAgency',
  ACCEPTED: 'finished',
  GRANTED: 'finished',
  REFUSED: 'finished',
  SKIPPED: 'finished',
}

function explain(node: NodeState, action: NodeAction): MoveObstacle {
  if (action === 'reopen') return node.status === 'LOCKED' ? 'notYet' : 'openAlready'
  if (['grant', 'query', 'refuse'].includes(action) && ['OPEN', 'QUERIED', 'REOPENED'].includes(node.status))
    return 'notFiled'
  if (SELLER_KINDS.includes(node.kind) && ['OPEN', 'RETURNED', 'REOPENED'].includes(node.status))
    return 'withSeller'
  return BY_STATUS[node.status] ?? 'notHere'
}

export type OfferedAction = { action: NodeAction; obstacle: MoveObstacle | undefined }

const STAFF_ACTIONS: readonly NodeAction[] = NODE_ACTIONS.filter(
  (action) => action !== 'open' && action !== 'submit',
)

/** The actions that `by` has at a node, each possible now or with its obstacle. */
export function offeredActions(node: NodeState, by: Mover, context: NodeContext): OfferedAction[] {
  const actions = by === 'seller' ? (['submit'] as const) : STAFF_ACTIONS
  return actions
    .filter((action) => offers(movesOf(node.kind), action, by) && (action !== 'skip' || context.canSkip))
    .map((action) => ({ action, obstacle: obstacleTo(action, node, by, context) }))
}

/** Staff may name the form or its review; both mean the form. */
export function checkedNode<N extends NodeState>(nodes: readonly N[], node: N): N {
  return nodes.find((candidate) => node.kind === 'REVIEW' && candidate.key === node.reviews) ?? node
}

/** Whether a LOCKED node may open: all nodes before it are done; a REVIEW opens as soon as its form is submitted. */
export function mayOpen(nodes: readonly NodeState[], node: NodeState): boolean {
  return nodes
    .filter((earlier) => earlier.position < node.position)
    .every((earlier) => isBehind(nodes, earlier, node))
}

function isBehind(nodes: readonly NodeState[], earlier: NodeState, node: NodeState): boolean {
  if (isDone(earlier.status)) return true
  return earlier.status === 'SUBMITTED' && reviewOf(nodes, earlier)?.key === node.key
}

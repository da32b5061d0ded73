import { MOVE_OBSTACLES, type NodeAction } from '#work-orders/node-moves.ts'
import type { NodeRecord } from '#work-orders/records.ts'

/** The actions of a card. Accepting and returning a form belong to the review; reopening belongs to the list. */
export type CardAction = Exclude<NodeAction, 'open' | 'submit' | 'reopen'>

const ORDER: readonly NodeAction[] = [
  'accept',
  'return',
  'complete',
  'file',
  'grant',
  'query',
  'refuse',
  'skip',
]

function isCardAction(action: NodeAction): action is CardAction {
  return ORDER.includes(action)
}

function isReviewed(action: NodeAction, hasForm: boolean): boolean {
  return hasForm && (action === 'accept' || action === 'return')
}

/** The actions that are possible now, most often used first. */
export function actionsInCard(node: Pick<NodeRecord, 'actions'>, hasForm: boolean): CardAction[] {
  return node.actions
    .filter(({ action, enabled }) => enabled && !isReviewed(action, hasForm))
    .map(({ action }) => action)
    .filter(isCardAction)
    .toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
}

/** Waiting does not resolve this obstacle, so it is not shown. */
const POINTLESS: readonly string[] = Object.values(MOVE_OBSTACLES.notHere)

/** Why the other actions of an open step are not possible now: each obstacle once, with the actions it blocks. */
export function heldBack(node: Pick<NodeRecord, 'actions'>): { reason: string; actions: CardAction[] }[] {
  const byReason = new Map<string, CardAction[]>()
  for (const { action, enabled, reason } of node.actions) {
    if (enabled || !reason || POINTLESS.includes(reason) || !isCardAction(action)) continue
    byReason.set(reason, [...(byReason.get(reason) ?? []), action])
  }
  return [...byReason].map(([reason, actions]) => ({ reason, actions }))
}

type Waiting = Pick<NodeRecord, 'kind' | 'owner' | 'status' | 'actions'>

/** What whoever reads it cannot do now, though it is open for the agency: why is said in place of what there is to do. */
export function isHeldBack(node: Waiting): boolean {
  if (node.kind === 'FORM' || node.kind === 'REVIEW') return false
  const isSubmitted = node.status === 'SUBMITTED'
  const isOpen = node.status === 'OPEN' || node.status === 'REOPENED'
  const isOurs = node.owner !== 'seller' && node.owner !== 'invited' && node.owner !== 'authority'
  return (
    (isSubmitted || (isOpen && isOurs)) &&
    actionsInCard(node, false).length === 0 &&
    heldBack(node).length > 0
  )
}

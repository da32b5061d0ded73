import { MOVE_OBSTACLES, type NodeAction } from '#work-orders/node-moves.ts'
import type { NodeRecord } from '#work-orders/records.ts'

/** What a card offers. Accepting and returning a form is the review's own; opening again is asked for in the list. */
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

/** The actions that are possible now, in the order in which they are mostly wanted. */
export function actionsInCard(node: Pick<NodeRecord, 'actions'>, hasForm: boolean): CardAction[] {
  return node.actions
    .filter(({ action, enabled }) => enabled && !isReviewed(action, hasForm))
    .map(({ action }) => action)
    .filter(isCardAction)
    .toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
}

/** Says nothing that could be waited for, so it is not said at all. */
const POINTLESS: readonly string[] = Object.values(MOVE_OBSTACLES.notHere)

/** Why the other actions of an open step are not possible now: each reason once, with all that it holds back. */
export function heldBack(node: Pick<NodeRecord, 'actions'>): { reason: string; actions: CardAction[] }[] {
  const byReason = new Map<string, CardAction[]>()
  for (const { action, enabled, reason } of node.actions) {
    if (enabled || !reason || POINTLESS.includes(reason) || !isCardAction(action)) continue
    byReason.set(reason, [...(byReason.get(reason) ?? []), action])
  }
  return [...byReason].map(([reason, actions]) => ({ reason, actions }))
}

import type { HistoryKey } from './history.ts'
import type { NodeAction } from './node-moves.ts'
import { reviewOf, type NodeState } from './states.ts'

/** Who decided a step, in the order in which it happened. */
export type Decided = { nodeId: string | null; key: HistoryKey; byId: string; byName: string }

/** By these a member of the staff finishes a step. What is skipped, nobody did. */
const FINISHED: ReadonlySet<HistoryKey> = new Set([
  'node.accepted',
  'node.completed',
  'node.filed',
  'node.granted',
  'node.grantedNumber',
])

/** What needs the other person: whatever brings the step on. To return or to query holds nothing back. */
const NEEDS_ANOTHER: ReadonlySet<NodeAction> = new Set(['accept', 'complete', 'file', 'grant', 'skip'])

type Step = Pick<NodeState, 'key' | 'kind' | 'reviews' | 'position'> & { id: string; anotherPerson: boolean }

/**
 * Whoever did the step before one that demands another person: the nearest earlier one that a member of the staff
 * finished. Undefined where nothing is demanded, or nobody did anything before. A form and its review are one step.
 */
function whoDidBefore(nodes: readonly Step[], node: Step, decided: readonly Decided[]): Decided | undefined {
  const demands = node.anotherPerson || reviewOf(nodes, node)?.anotherPerson === true
  if (!demands) return undefined
  const before = nodes
    .filter(({ position }) => position < node.position)
    .toSorted((a, b) => b.position - a.position)
  for (const { id } of before) {
    const last = decided.findLast(({ nodeId, key }) => nodeId === id && FINISHED.has(key))
    if (last) return last
  }
  return undefined
}

/** The same, where it was this very person and the action needs another. */
export function sameAsBefore(
  nodes: readonly Step[],
  node: Step,
  { action, decided, personId }: { action: NodeAction; decided: readonly Decided[]; personId: string },
): Decided | undefined {
  if (!NEEDS_ANOTHER.has(action)) return undefined
  const did = whoDidBefore(nodes, node, decided)
  return did?.byId === personId ? did : undefined
}

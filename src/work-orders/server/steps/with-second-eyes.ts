import type { StaffPrincipal } from '#platform/shared/principal.ts'
import type { NodeOnWire } from '../../records.ts'
import { sameAsBefore } from '../../second-eyes.ts'
import type { Reading } from '../present-card.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'
import type { HistoryRow, NodeRow } from '../work-orders.tables.ts'

type About = {
  node: NodeRow
  records: { nodes: readonly NodeRow[]; history: readonly HistoryRow[] }
  staff: Pick<StaffPrincipal, 'staffId'>
}

/** The actions of a step, without those for which this reader is the wrong person: why is said before one tries. */
export function withSecondEyes(shown: NodeOnWire, about: About, { lang }: Reading): NodeOnWire {
  const { node, records, staff } = about
  const decided = records.history
    .filter(({ actorKind }) => actorKind === 'staff')
    .map(({ nodeId, key, actorId, actorName }) => ({ nodeId, key, byId: actorId, byName: actorName }))
    // The page has the latest first.
    .toReversed()
  const actions = shown.actions.map((offered) => {
    const same = sameAsBefore(records.nodes, node, {
      action: offered.action,
      decided,
      personId: staff.staffId,
    })
    if (!offered.enabled || !same) return offered
    const reason = workOrderRefusals.second_eyes({ params: { name: same.byName } }).messageIn(lang)
    return { ...offered, enabled: false, reason }
  })
  return { ...shown, actions }
}

import { expect, test } from 'vitest'
import { NODE_KINDS } from '#catalogue/process.ts'
import type { CallDefinition } from '#platform/shared/call.ts'
import { submitSignature, submitTask, saveNodeData, updateNodeData } from './contract.ts'
import { copyData } from './form-contract.ts'
import { NODE_ACTIONS, obstacleTo, type Mover, type NodeAction } from './node-moves.ts'
import * as steps from './staff/steps-contract.ts'
import * as authority from './staff/authority-contract.ts'
import { NODE_STATUSES, WORK_ORDER_STATUSES, type NodeState } from './states.ts'

const BY_SELLER: CallDefinition[] = [submitSignature, submitTask, saveNodeData, updateNodeData, copyData]
const BY_STAFF: Partial<Record<NodeAction, CallDefinition>> = {
  accept: steps.acceptNode,
  return: steps.returnNode,
  complete: steps.completeNode,
  skip: steps.skipNode,
  reopen: steps.reopenNode,
  file: authority.fileWithAuthority,
  grant: authority.grantedByAuthority,
  query: authority.queriedByAuthority,
  refuse: authority.refusedByAuthority,
}

const CASES: [string, NodeAction, Mover, CallDefinition][] = [
  ...BY_SELLER.map((call): (typeof CASES)[number] => [call.path, 'submit', 'seller', call]),
  ...NODE_ACTIONS.flatMap((action): typeof CASES => {
    const call = BY_STAFF[action]
    return call ? [[call.path, action, 'staff', call]] : []
  }),
]

test.each(CASES)('%s names every obstacle to its move', (_path, action, by, call) => {
  const found = obstaclesTo(action, by).map(
    (obstacle) => `work_orders.${obstacle.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
  )
  expect(call.refusals).toEqual(expect.arrayContaining(found))
})

function obstaclesTo(action: NodeAction, by: Mover): string[] {
  const found = WORK_ORDER_STATUSES.flatMap((workOrderStatus) =>
    NODE_KINDS.flatMap((kind) =>
      NODE_STATUSES.flatMap((status) =>
        [true, false].map((canSkip) => {
          const node = { kind, status } as NodeState
          return obstacleTo(action, node, by, { workOrderStatus, nodes: [node], canSkip })
        }),
      ),
    ),
  )
  return [...new Set(found.filter((obstacle) => obstacle !== undefined))]
}

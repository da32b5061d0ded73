import { describe, expect, it } from 'vitest'
import { NODE_KINDS } from '#catalogue/process.ts'
import { faultsOf } from '#platform/testing/state-table.ts'
import {
  checkedNode,
  findMove,
  mayOpen,
  movesOf,
  obstacleTo,
  offeredActions,
  type NodeContext,
} from './node-moves.ts'
import { isDone, NODE_STATUSES, type NodeState, type NodeStatus } from './states.ts'
import { germanNodes } from './testing/nodes.builders.ts'

describe('the table of moves', () => {
  it.each(NODE_KINDS)(
    'leaves no state of %s without a way there and on to an end, and no action two answers',
    (kind) => {
      const ends = NODE_STATUSES.filter(isDone)
      expect(faultsOf(movesOf(kind), { start: 'LOCKED', ends })).toEqual([])
    },
  )

  it.each([
    ['FORM', 'SUBMITTED', 'return', 'RETURNED'],
    ['FORM', 'RETURNED', 'submit', 'SUBMITTED'],
    ['FORM', 'RETURNED', 'accept', undefined],
    ['FORM', 'ACCEPTED', 'reopen', 'REOPENED'],
    ['AUTHORITY', 'FILED', 'query', 'QUERIED'],
    ['AUTHORITY', 'QUERIED', 'file', 'FILED'],
    ['AUTHORITY', 'QUERIED', 'grant', undefined],
    ['AUTHORITY', 'REFUSED', 'reopen', 'REOPENED'],
    ['AUTHORITY', 'OPEN', 'complete', undefined],
    ['AGENCY_TASK', 'OPEN', 'complete', 'ACCEPTED'],
    ['AGENCY_TASK', 'LOCKED', 'complete', undefined],
    ['REVIEW', 'OPEN', 'return', undefined],
  ] as const)('%s in %s: %s → %s', (kind, status, action, to) => {
    expect(findMove({ kind, status }, action)?.to).toBe(to)
  })
})

const contextOf = (nodes: NodeState[], rest: Partial<NodeContext> = {}): NodeContext => ({
  workOrderStatus: 'OPEN',
  nodes,
  canSkip: false,
  ...rest,
})

function obstacle(
  status: NodeStatus,
  key: string,
  action: Parameters<typeof obstacleTo>[0],
  by: 'seller' | 'staff',
) {
  const nodes = germanNodes({ [key]: status })
  const node = nodes.find((candidate) => candidate.key === key)
  return node && obstacleTo(action, node, by, contextOf(nodes))
}

describe('why something is not possible', () => {
  it.each([
    ['OPEN', 'form', 'submit', 'seller', undefined],
    ['SUBMITTED', 'form', 'submit', 'seller', 'withAgency'],
    ['ACCEPTED', 'form', 'submit', 'seller', 'finished'],
    ['LOCKED', 'sign', 'submit', 'seller', 'notYet'],
    ['OPEN', 'form', 'accept', 'seller', 'notHere'],
    ['OPEN', 'form', 'accept', 'staff', 'withSeller'],
    ['RETURNED', 'form', 'return', 'staff', 'withSeller'],
    ['OPEN', 'taxNumber', 'grant', 'staff', 'notFiled'],
    ['QUERIED', 'taxNumber', 'refuse', 'staff', 'notFiled'],
    ['OPEN', 'taxNumber', 'complete', 'staff', 'notHere'],
    ['OPEN', 'handIn', 'skip', 'staff', 'notSkippable'],
    ['OPEN', 'handIn', 'reopen', 'staff', 'openAlready'],
  ] as const)('%s %s: %s by %s → %s', (status, key, action, by, expected) => {
    expect(obstacle(status, key, action, by)).toBe(expected)
  })

  it('nothing moves while the work order is closed or on hold', () => {
    const nodes = germanNodes({ form: 'OPEN' })
    const [form] = nodes as unknown as [NodeState]
    expect(obstacleTo('submit', form, 'seller', contextOf(nodes, { workOrderStatus: 'ON_HOLD' }))).toBe(
      'onHold',
    )
    expect(obstacleTo('submit', form, 'seller', contextOf(nodes, { workOrderStatus: 'CANCELLED' }))).toBe(
      'closed',
    )
  })

  it('offers each side its own actions, each with its obstacle', () => {
    const nodes = germanNodes({ form: 'SUBMITTED', check: 'OPEN' })
    const [form] = nodes as unknown as [NodeState]
    expect(offeredActions(form, 'seller', contextOf(nodes))).toEqual([
      { action: 'submit', obstacle: 'withAgency' },
    ])
    expect(offeredActions(form, 'staff', contextOf(nodes))).toEqual([
      { action: 'accept', obstacle: undefined },
      { action: 'return', obstacle: undefined },
      { action: 'reopen', obstacle: 'openAlready' },
    ])
  })
})

function opens(statuses: Parameters<typeof germanNodes>[0]): string[] {
  const nodes = germanNodes(statuses)
  return nodes.filter((node) => node.status === 'LOCKED' && mayOpen(nodes, node)).map((node) => node.key)
}

describe('when a node opens', () => {
  it.each([
    [{}, ['form']],
    [{ form: 'OPEN' }, []],
    [{ form: 'SUBMITTED' }, ['check']],
    [{ form: 'ACCEPTED', check: 'ACCEPTED' }, ['sign']],
    [{ form: 'ACCEPTED', check: 'ACCEPTED', sign: 'SUBMITTED' }, []],
    [{ form: 'REOPENED', check: 'REOPENED', sign: 'ACCEPTED' }, []],
    [{ form: 'ACCEPTED', check: 'ACCEPTED', sign: 'ACCEPTED', translation: 'SKIPPED' }, ['handIn']],
  ] as const)('%j → %j', (statuses, expected) => {
    expect(opens(statuses)).toEqual(expected)
  })

  it('maps the review to its form', () => {
    const nodes = germanNodes({ form: 'SUBMITTED', check: 'OPEN' })
    const [form, check, sign] = nodes as unknown as [NodeState, NodeState, NodeState]
    expect(checkedNode(nodes, check)).toBe(form)
    expect(checkedNode(nodes, form)).toBe(form)
    expect(checkedNode(nodes, sign)).toBe(sign)
  })
})

import { describe, expect, test } from 'vitest'
import type { HistoryKey } from './history.ts'
import type { NodeAction } from './node-moves.ts'
import { sameAsBefore, type Decided } from './second-eyes.ts'
import type { NodeKind } from '#catalogue/process.ts'

const step = (
  position: number,
  kind: NodeKind,
  more: { anotherPerson?: boolean; reviews?: string } = {},
) => ({
  id: `n${position}`,
  key: `k${position}`,
  position,
  kind,
  status: 'OPEN' as const,
  owner: 'agency' as const,
  reviews: null,
  filedBy: null,
  anotherPerson: false,
  ...more,
})
const NODES = [
  step(0, 'FORM'),
  step(1, 'REVIEW', { reviews: 'k0' }),
  step(2, 'LEGALISATION'),
  step(3, 'AGENCY_TASK', { anotherPerson: true }),
]
const did = (nodeId: string, key: HistoryKey, byId: string): Decided => ({ nodeId, key, byId, byName: byId })
const ask = (
  decided: readonly Decided[],
  action: NodeAction = 'complete',
  personId = 'anna',
  nodes = NODES,
) => {
  const node = nodes.at(-1)
  return node && sameAsBefore(nodes, node, { action, decided, personId })?.byId
}

describe('a step that demands another person than the one before', () => {
  test.each<[string, readonly Decided[], string | undefined]>([
    ['the same person', [did('n0', 'node.accepted', 'jan'), did('n2', 'node.completed', 'anna')], 'anna'],
    ['another person', [did('n0', 'node.accepted', 'anna'), did('n2', 'node.completed', 'jan')], undefined],
    [
      'the step before was skipped: the one before that counts',
      [did('n0', 'node.accepted', 'anna'), did('n2', 'node.skipped', 'jan')],
      'anna',
    ],
    [
      'done again by somebody else',
      [did('n2', 'node.completed', 'anna'), did('n2', 'node.completed', 'jan')],
      undefined,
    ],
    ['nobody did anything before', [], undefined],
    ['what was only returned', [did('n2', 'node.returned', 'anna')], undefined],
  ])('%s', (_name, decided, expected) => {
    expect(ask(decided)).toBe(expected)
  })

  test.each<[NodeAction, string | undefined]>([
    ['complete', 'anna'],
    ['skip', 'anna'],
    ['file', 'anna'],
    ['return', undefined],
    ['query', undefined],
    ['reopen', undefined],
  ])('%s', (action, expected) => {
    expect(ask([did('n2', 'node.completed', 'anna')], action)).toBe(expected)
  })

  test('a form whose review demands it is one step with it', () => {
    const nodes = [
      step(0, 'AGENCY_TASK'),
      step(1, 'FORM'),
      step(2, 'REVIEW', { reviews: 'k1', anotherPerson: true }),
    ]
    const decided = [did('n0', 'node.completed', 'anna')]
    const [, form] = nodes
    expect(form && sameAsBefore(nodes, form, { action: 'accept', decided, personId: 'anna' })?.byId).toBe(
      'anna',
    )
  })

  test('a step that demands nothing asks nothing', () => {
    const nodes = NODES.map((node) => ({ ...node, anotherPerson: false }))
    expect(ask([did('n2', 'node.completed', 'anna')], 'complete', 'anna', nodes)).toBeUndefined()
  })
})

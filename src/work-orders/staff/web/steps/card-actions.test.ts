import { describe, expect, it } from 'vitest'
import { MOVE_OBSTACLES } from '#work-orders/node-moves.ts'
import { actionsInCard, heldBack, isHeldBack } from './card-actions.ts'

const can = (action: 'accept' | 'return' | 'file' | 'grant' | 'query' | 'skip' | 'reopen') => ({
  action,
  enabled: true,
  reason: null,
})
const cannot = (action: 'accept' | 'complete' | 'grant' | 'query' | 'reopen', reason: string) => ({
  action,
  enabled: false,
  reason,
})

describe('the actions of a step card', () => {
  it('have a fixed order, whatever the server sends', () => {
    expect(actionsInCard({ actions: [can('skip'), can('query'), can('grant')] }, false)).toEqual([
      'grant',
      'query',
      'skip',
    ])
  })

  it('leave accepting and returning a form to the review', () => {
    const node = { actions: [can('accept'), can('return'), can('skip')] }
    expect(actionsInCard(node, true)).toEqual(['skip'])
    expect(actionsInCard(node, false)).toEqual(['accept', 'return', 'skip'])
  })

  it('leave reopening to the list, so that a finished step has no card', () => {
    expect(actionsInCard({ actions: [can('reopen')] }, false)).toEqual([])
  })

  it('show each obstacle once, and none that waiting cannot resolve', () => {
    const nowhere = { action: 'refuse' as const, enabled: false, reason: MOVE_OBSTACLES.notHere.en }
    const actions = [nowhere, can('file'), cannot('grant', 'not filed'), cannot('query', 'not filed')]
    expect(heldBack({ actions })).toEqual([{ reason: 'not filed', actions: ['grant', 'query'] }])
  })
})

describe('a step that somebody else has to do', () => {
  const actions = [cannot('complete', 'a second person')]
  const held = { kind: 'AGENCY_TASK', owner: 'agency', status: 'OPEN', actions } as const
  it.each([
    ['is held back', {}, true],
    ['is held back once it was reopened', { status: 'REOPENED' }, true],
    ['is not while the step before is open', { status: 'LOCKED' }, false],
    ['is not where something is left to record', { actions: [can('skip'), ...actions] }, false],
    [
      'is not where waiting resolves nothing',
      { actions: [cannot('complete', MOVE_OBSTACLES.notHere.en)] },
      false,
    ],
    ['is not while it waits for the seller', { kind: 'SELLER_TASK', owner: 'seller' }, false],
    ['is what the seller submitted', { kind: 'SELLER_TASK', owner: 'seller', status: 'SUBMITTED' }, true],
    ['is not a form: its review says so', { kind: 'REVIEW', status: 'SUBMITTED' }, false],
  ] as const)('%s', (_, over, expected) => {
    expect(isHeldBack({ ...held, ...over })).toBe(expected)
  })
})

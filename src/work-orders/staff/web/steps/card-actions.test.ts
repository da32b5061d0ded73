import { describe, expect, it } from 'vitest'
import { MOVE_OBSTACLES } from '#work-orders/node-moves.ts'
import { actionsInCard, heldBack } from './card-actions.ts'

const can = (action: 'accept' | 'return' | 'file' | 'grant' | 'query' | 'skip' | 'reopen') => ({
  action,
  enabled: true,
  reason: null,
})
const cannot = (action: 'grant' | 'query' | 'reopen', reason: string) => ({ action, enabled: false, reason })

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

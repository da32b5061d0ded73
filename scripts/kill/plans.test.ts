import { expect, test } from 'vitest'
import { ACTIONS, plans, stepsNotMet } from './plans.ts'

test('in a long run every action that is met at random is met with the database too, and without it', () => {
  const atRandom = plans(400).filter(({ killAfterMs }) => killAfterMs !== undefined)
  const actions = new Set(atRandom.map(({ action }) => action))
  expect(actions.size).toBeGreaterThan(8)
  for (const action of actions) {
    const some = atRandom.filter((plan) => plan.action === action)
    expect(new Set(some.map(({ database }) => database)), action).toEqual(new Set([true, false]))
  }
})

test('a long run plans every action', () => {
  expect(new Set(plans(400).map(({ action }) => action))).toEqual(new Set(ACTIONS))
})

test('a step that was planned and never met is named, one that was met once is not', () => {
  const planned = [
    { action: 'buy', name: 'a', crashAt: 'a' },
    { action: 'buy', name: 'b', crashAt: 'b' },
    { action: 'buy', name: 'a', crashAt: 'a' },
    { action: 'buy', name: 'buy, 3 ms', killAfterMs: 3 },
  ] as const
  expect(stepsNotMet(planned, [planned[2]])).toEqual(['b'])
})

import { describe, expect, it } from 'vitest'
import { germanNodes } from './testing/nodes.builders.ts'
import { currentNode, percentOf, statusOf, turnOf } from './turn.ts'

const done = {
  form: 'ACCEPTED',
  check: 'ACCEPTED',
  sign: 'ACCEPTED',
  translation: 'SKIPPED',
  handIn: 'ACCEPTED',
} as const

describe('whose turn it is', () => {
  it.each([
    [{ form: 'OPEN' }, 'seller', 'form'],
    [{ form: 'SUBMITTED', check: 'OPEN' }, 'agency', 'check'],
    [{ form: 'RETURNED', check: 'OPEN' }, 'seller', 'form'],
    [{ form: 'ACCEPTED', check: 'ACCEPTED', sign: 'OPEN' }, 'seller', 'sign'],
    [{ form: 'ACCEPTED', check: 'ACCEPTED', sign: 'SUBMITTED' }, 'agency', 'sign'],
    [{ form: 'ACCEPTED', check: 'ACCEPTED', sign: 'ACCEPTED', translation: 'OPEN' }, 'agency', 'translation'],
    [{ ...done, taxNumber: 'FILED' }, 'authority', 'taxNumber'],
    [{ ...done, taxNumber: 'QUERIED' }, 'agency', 'taxNumber'],
    [{ ...done, taxNumber: 'REFUSED' }, 'agency', 'taxNumber'],
    // one open item of the seller takes precedence over everything else
    [{ ...done, form: 'REOPENED', check: 'REOPENED', taxNumber: 'FILED' }, 'seller', 'form'],
  ] as const)('%j → %s at %s', (statuses, turn, current) => {
    const nodes = germanNodes(statuses)
    expect(turnOf('OPEN', nodes)).toBe(turn)
    expect(currentNode(turn, nodes)?.key).toBe(current)
  })

  it('nobody’s while on hold, completed or cancelled', () => {
    expect(turnOf('ON_HOLD', germanNodes({ form: 'OPEN' }))).toBe('none')
    expect(statusOf('CANCELLED', germanNodes({ form: 'OPEN' }))).toMatchObject({
      turn: 'none',
      turnSince: null,
    })
  })
})

describe('progress', () => {
  it.each([
    [{ form: 'OPEN' }, 0],
    [{ form: 'ACCEPTED', check: 'ACCEPTED', sign: 'OPEN' }, 25],
    // a skipped step does not count: 4 of 7
    [{ ...done, taxNumber: 'FILED' }, 57],
  ] as const)('%j → %d %%', (statuses, percent) => {
    expect(percentOf('OPEN', germanNodes(statuses))).toBe(percent)
  })
})

it('takes since and due from the nodes that the turn waits for', () => {
  const since = new Date('2026-03-12T10:00:00Z')
  const nodes = germanNodes(
    { ...done, form: 'REOPENED', taxNumber: 'FILED' },
    { form: { statusSince: since, dueAt: '2026-03-17' }, taxNumber: { dueAt: '2026-03-01' } },
  )
  expect(statusOf('OPEN', nodes)).toEqual({
    turn: 'seller',
    turnSince: since,
    percent: 42,
    currentNodeKey: 'form',
    dueOn: '2026-03-17',
  })
})

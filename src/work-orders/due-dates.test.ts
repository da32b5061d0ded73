import { expect, it } from 'vitest'
import { answerDueDate, dueDateAfterHold, nodeDueDate, supplementDueDate } from './due-dates.ts'
import type { NodeStatus } from './states.ts'
import type { SupplementStatus } from './supplements.ts'
import { germanNodes } from './testing/nodes.builders.ts'

const friday = '2026-03-13'

it.each<[NodeStatus, string, string | null]>([
  ['LOCKED', 'form', null],
  // the upper end of the step's days
  ['OPEN', 'form', '2026-03-18'],
  ['REOPENED', 'form', '2026-03-18'],
  ['FILED', 'taxNumber', '2026-04-24'],
  // a form waits for as long as its review takes, anything else two days
  ['SUBMITTED', 'form', '2026-03-17'],
  ['SUBMITTED', 'sign', '2026-03-17'],
  ['RETURNED', 'form', '2026-03-18'],
  ['QUERIED', 'taxNumber', '2026-03-20'],
  ['ACCEPTED', 'form', null],
  ['SKIPPED', 'translation', null],
  ['GRANTED', 'taxNumber', null],
  ['REFUSED', 'taxNumber', null],
])('%s on a Friday: %s is due on %s', (status, key, due) => {
  const nodes = germanNodes({ [key]: status })
  const node = nodes.find((candidate) => candidate.key === key)
  expect(node && nodeDueDate(nodes, node, friday)).toBe(due)
})

it('gives a form as long as its review is expected to take', () => {
  const nodes = germanNodes({ form: 'SUBMITTED' }, { check: { expectedDays: { low: 2, high: 10 } } })
  const [form] = nodes
  expect(form && nodeDueDate(nodes, form, friday)).toBe('2026-03-27')
})

it.each<[SupplementStatus, string | null]>([
  ['ASKED', '2026-03-20'],
  ['RETURNED', '2026-03-20'],
  ['SUBMITTED', '2026-03-17'],
  ['ACCEPTED', null],
  ['WITHDRAWN', null],
])('a supplement that is %s on a Friday is due on %s', (status, due) => {
  expect(supplementDueDate(status, friday)).toBe(due)
})

it('gives the seller five working days for an answer', () => {
  expect(answerDueDate(friday)).toBe('2026-03-20')
})

it.each([
  ['2026-03-10', '2026-03-18', '2026-03-18'],
  ['2026-04-01', '2026-03-18', '2026-04-01'],
  ['2026-03-10', null, '2026-03-10'],
])('due on %s, restarted %s: after a hold %s', (due, restarted, after) => {
  expect(dueDateAfterHold(due, restarted)).toBe(after)
})

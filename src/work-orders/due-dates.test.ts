import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  answerDueDate,
  dueDateAfterHold,
  nodeDueDate,
  sinceAfterHold,
  supplementDueDate,
} from './due-dates.ts'
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
  ['three days ahead', '2026-03-11', '2026-03-06', '2026-03-20', '2026-03-25'],
  ['two days late', '2026-03-04', '2026-03-06', '2026-03-20', '2026-03-18'],
  ['held and resumed on one day', '2026-03-11', '2026-03-06', '2026-03-06', '2026-03-11'],
  ['held over a weekend', '2026-03-11', '2026-03-06', '2026-03-09', '2026-03-12'],
  ['over the end of a year', '2026-12-31', '2026-12-30', '2027-01-05', '2027-01-06'],
])('a due day after a hold, %s: %s, held from %s to %s, is %s', (_, due, held, today, after) => {
  expect(dueDateAfterHold(due, { held, today })).toBe(after)
})

const at = (day: number, hour = 0) => new Date(Date.UTC(2026, 2, day, hour))

it.each([
  ['waited two days before', at(4), at(6), at(20), at(18)],
  ['began on hold', at(8), at(6), at(20), at(20)],
  ['no pause', at(4), at(6), at(6), at(4)],
])('a wait after a hold: %s', (_, since, held, now, after) => {
  expect(sinceAfterHold(since, { held, now })).toEqual(after)
})

it('the wait before a hold is the wait after it, whenever it was and however long', () => {
  const instant = fc.integer({ min: 0, max: 3_000_000_000 })
  fc.assert(
    fc.property(instant, instant, instant, (start, waited, paused) => {
      const [since, held, now] = [start, start + waited, start + waited + paused].map(
        (time) => new Date(time),
      )
      if (!since || !held || !now) return
      expect(now.getTime() - sinceAfterHold(since, { held, now }).getTime()).toBe(waited)
    }),
  )
})

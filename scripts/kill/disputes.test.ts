import { expect, test } from 'vitest'
import { type DisputeOutcome, isLost, isOpened } from './disputes.ts'

const OPENED: DisputeOutcome = {
  orderId: 'ord_1',
  statuses: ['OPEN'],
  mark: 'OPEN',
  toDo: 1,
  began: 1,
  ended: 0,
  readers: 2,
  mailsEach: 1,
  bookings: 0,
  wentBack: 0,
  creditNotes: 0,
  told: 0,
}
const LOST: DisputeOutcome = {
  ...OPENED,
  statuses: ['LOST'],
  mark: 'LOST',
  toDo: 0,
  ended: 1,
  bookings: 1,
  wentBack: 1,
  creditNotes: 1,
  told: 1,
}

test('what happened once is right', () => {
  expect([isOpened(OPENED), isLost(LOST)]).toEqual([true, true])
  expect([isOpened(LOST), isLost(OPENED)]).toEqual([false, false])
})

test.each<Partial<DisputeOutcome>>([
  { statuses: [] },
  { statuses: ['OPEN', 'OPEN'] },
  { mark: null },
  { toDo: 0 },
  { toDo: 2 },
  { began: 2 },
  { readers: 0, mailsEach: 0 },
  { mailsEach: 2 },
  { bookings: 1 },
  { told: 1 },
])('one that began is wrong with %o', (differing) =>
  expect(isOpened({ ...OPENED, ...differing })).toBe(false),
)

test.each<Partial<DisputeOutcome>>([
  { statuses: ['OPEN'] },
  { statuses: ['LOST', 'LOST'] },
  { mark: 'OPEN' },
  { toDo: 1 },
  { ended: 0 },
  { ended: 2 },
  { mailsEach: 2 },
  { bookings: 0 },
  { bookings: 2 },
  { wentBack: 0.5 },
  { wentBack: 2 },
  { creditNotes: 0 },
  { creditNotes: 2 },
  { told: 2 },
])('one that was lost is wrong with %o', (differing) => expect(isLost({ ...LOST, ...differing })).toBe(false))

import { expect, it } from 'vitest'
import { changedValues } from './changed-values.ts'

const RECORDED = { number: 'DE129273398', validFrom: '2026-03-01', validUntil: '' }

it.each([
  [{}, {}],
  [{ number: ' DE129273398 ' }, {}],
  [{ number: 'DE136695976' }, { number: 'DE136695976' }],
  [
    { validFrom: '', validUntil: '2027-02-28' },
    { validFrom: '', validUntil: '2027-02-28' },
  ],
])('of %o is sent %o', (typed, sent) => {
  expect(changedValues(RECORDED, { ...RECORDED, ...typed })).toEqual(sent)
})

import { expect, test } from 'vitest'
import { toldCheck } from './told-check.ts'

const at = new Date('2026-03-02T09:00:07.123Z')
const whole = {
  checked: 12,
  sealedUntil: at,
  waiting: 0,
  waitingSince: undefined,
  toAdopt: 0,
  broken: undefined,
}
const anchor = { day: '2026-03-01', position: 5, hash: 'a' }

test.each([
  [
    whole,
    undefined,
    'The audit trail is whole: 12 lines fit their seals, the last one sealed at 2026-03-02 09:00:07 UTC.',
  ],
  [
    { ...whole, checked: 0, sealedUntil: undefined },
    undefined,
    'The audit trail is whole: 0 lines fit their seals.',
  ],
  [
    { ...whole, checked: 0, sealedUntil: undefined, toAdopt: 1_000_000 },
    undefined,
    'The chain has not begun: 0 lines fit their seals.\n1000000 lines of earlier releases are not in the chain yet, and not proven: a server that runs takes them over.',
  ],
  [
    { ...whole, checked: 1, waiting: 1, waitingSince: at },
    anchor,
    'The audit trail is whole: 1 line fits its seal, the last one sealed at 2026-03-02 09:00:07 UTC.\nIt goes through the anchor of 2026-03-01.\n1 line waits for a seal since 2026-03-02 09:00:07 UTC; a running server seals about each second.',
  ],
  [
    { ...whole, broken: 'Line 13 (position 13) is missing: its seal is there.' },
    anchor,
    'BROKEN  Line 13 (position 13) is missing: its seal is there.\n        Before it, 12 lines fit their seals, the last one sealed at 2026-03-02 09:00:07 UTC.',
  ],
])('a check is told in words', (found, kept, words) => {
  expect(toldCheck(found, kept)).toBe(words)
})

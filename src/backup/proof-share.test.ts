import { expect, test } from 'vitest'
import { addDays, type Day } from '#platform/shared/calendar.ts'
import { sharesDue, shareOfBackup, shareOfFolder } from './proof-share.ts'

const TODAY = '2026-11-26' as Day

test.each([
  ['the first night reads one share', undefined, 1],
  ['the next night reads one', '2026-11-25', 1],
  ['after two missed nights it reads three', '2026-11-23', 3],
  ['a second backup of a day reads nothing again', '2026-11-26', 0],
  ['after months it reads everything once', '2026-06-01', 28],
  ['a clock that was ahead reads nothing', '2026-12-01', 0],
] as const)('%s', (_name, last, count) => {
  expect(sharesDue(last as Day | undefined, TODAY, 28).size).toBe(count)
})

test.each([1, 7, 28, 300])(
  'within %i days each folder and each backup is read, none of them twice',
  (within) => {
    const read: number[] = []
    for (let night = 1; night <= within; night++)
      read.push(...sharesDue(addDays(TODAY, night - 1), addDays(TODAY, night), within))
    expect(read.toSorted((one, other) => one - other)).toEqual([...Array(within).keys()])
    for (let folder = 0; folder < 256; folder++)
      expect(shareOfFolder(folder.toString(16).padStart(2, '0'), within)).toBe(folder % within)
  },
)

test('a backup is read again when it is as old as the days', () => {
  const due = sharesDue(undefined, TODAY, 28)
  expect(due.has(shareOfBackup('20261029T021100Z', 28))).toBe(true)
  expect(due.has(shareOfBackup('20261030T021100Z', 28))).toBe(false)
})

import { expect, test } from 'vitest'
import { lostNumbers } from './lost-numbers.ts'

type Said = [day: string, valid: boolean]

test.each<[string, Said[], string | null]>([
  ['nobody asked', [], null],
  ['confirmed', [['2026-02-01', true]], null],
  ['never confirmed', [['2026-02-01', false]], '2026-02-01'],
  ['never confirmed, asked late', [['2026-05-01', false]], '2026-05-01'],
  [
    'lost in the period',
    [
      ['2026-01-01', true],
      ['2026-03-02', false],
      ['2026-03-09', false],
    ],
    '2026-03-02',
  ],
  [
    'lost after it',
    [
      ['2026-01-01', true],
      ['2026-04-02', false],
    ],
    null,
  ],
  [
    'lost and found again',
    [
      ['2026-03-02', false],
      ['2026-03-05', true],
    ],
    null,
  ],
  [
    'lost twice',
    [
      ['2026-01-02', false],
      ['2026-02-05', true],
      ['2026-03-06', false],
    ],
    '2026-03-06',
  ],
])('%s', (_, said, since) => {
  const answers = said.toReversed().map(([day, valid]) => ({ number: 'FR80500764592', valid, day }))
  expect(lostNumbers(answers, '2026-03-31')).toEqual(
    since === null ? [] : [{ number: 'FR80500764592', since }],
  )
})

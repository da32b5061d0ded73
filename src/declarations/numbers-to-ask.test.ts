import { expect, test } from 'vitest'
import { numbersToAsk } from './numbers-to-ask.ts'

const TODAY = '2026-03-29'

test.each<[string, [day: string, valid: boolean][], boolean]>([
  ['nobody asked', [], true],
  ['confirmed 27 days ago', [['2026-03-02', true]], false],
  ['confirmed 28 days ago', [['2026-03-01', true]], true],
  ['denied six days ago', [['2026-03-23', false]], false],
  ['denied a week ago', [['2026-03-22', false]], true],
  [
    'denied long ago, confirmed since, in any order',
    [
      ['2026-03-20', true],
      ['2026-01-01', false],
    ],
    false,
  ],
])('%s', (_, said, asked) => {
  const answers = said.map(([day, valid]) => ({ number: 'FR80500764592', valid, day }))
  expect(numbersToAsk(['FR80500764592'], answers, TODAY)).toEqual(asked ? ['FR80500764592'] : [])
})

test('each number once, in order, whatever was said of others', () => {
  const answers = [{ number: 'DE136695976', valid: true, day: TODAY }]
  expect(
    numbersToAsk(['PL5252910000', 'DE136695976', 'FR80500764592', 'PL5252910000'], answers, TODAY),
  ).toEqual(['FR80500764592', 'PL5252910000'])
})

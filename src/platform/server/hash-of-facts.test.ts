import { expect, test } from 'vitest'
import { hashOfFacts } from './hash-of-facts.ts'

const facts = {
  name: 'Żółw',
  numbers: { PL: '526', DE: '136', 10: 'b', 9: 'a' },
  lines: [
    { id: 1, net: 5 },
    { id: 2, net: null },
  ],
  ended: undefined,
}

test('the order of entries does not matter, at any depth', () => {
  const turned = {
    lines: [
      { net: 5, id: 1 },
      { net: null, id: 2 },
    ],
    numbers: { 9: 'a', DE: '136', PL: '526', 10: 'b' },
    name: 'Żółw',
  }
  expect(hashOfFacts(turned)).toBe(hashOfFacts(facts))
})

test.each([
  ['a value', { ...facts, name: 'Zolw' }],
  ['a name', { ...facts, numbers: { ...facts.numbers, DE: undefined, FR: '136' } }],
  ['the order of a list', { ...facts, lines: facts.lines.toReversed() }],
  [
    'nothing instead of a number',
    {
      ...facts,
      lines: [
        { id: 1, net: 5 },
        { id: 2, net: 0 },
      ],
    },
  ],
])('%s does', (_, other) => expect(hashOfFacts(other)).not.toBe(hashOfFacts(facts)))

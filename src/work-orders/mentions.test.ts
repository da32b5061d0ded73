import { expect, it } from 'vitest'
import { mentionsIn } from './mentions.ts'

const colleagues = [
  { id: 'anna', name: 'Anna' },
  { id: 'annaWeber', name: 'Anna Weber' },
  { id: 'li', name: '李娜' },
  { id: 'zoe', name: 'Zoë' },
]

it.each<[string, string[]]>([
  ['nobody is named', []],
  ['@Anna please look', ['anna']],
  ['please look, @anna weber.', ['annaWeber']],
  ['@Anna and @Anna Weber', ['anna', 'annaWeber']],
  ['@Anna, @Anna', ['anna']],
  ['@Annabel is a customer', []],
  ['请＠李娜看一下', ['li']],
  ['@Zoe\u0308 has it', ['zoe']],
  ['anna@example.com', []],
  ['@<script>alert(1)</script>@Anna', ['anna']],
  ['@\u202eannA', []],
  ['@', []],
])('%s', (text, found) => {
  expect(mentionsIn(text, colleagues)).toEqual(found)
})

it('a colleague without a name is named by nothing', () => {
  expect(mentionsIn('@ hello', [{ id: 'x', name: ' ' }])).toEqual([])
})

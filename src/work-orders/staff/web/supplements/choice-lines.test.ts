import { expect, it } from 'vitest'
import { choicesIn } from './choice-lines.ts'

it.each([
  [
    'Yes | 是\nNo | 否',
    [
      { en: 'Yes', zh: '是' },
      { en: 'No', zh: '否' },
    ],
  ],
  ['  A  \n\n B |', ['A', 'B']],
  ['| 是', ['是']],
  ['', []],
])('%j', (text, choices) => {
  expect(choicesIn(text)).toEqual(choices)
})

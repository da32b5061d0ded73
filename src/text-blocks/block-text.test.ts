import { expect, it } from 'vitest'
import { lettersOver } from './block-text.ts'

const of = (letters: number) => 'x'.repeat(letters)

it.each([
  [of(1), 0],
  [of(2000), 0],
  [of(2001), 1],
  [{ en: of(3), zh: of(2000) }, 0],
  [{ en: of(3), zh: of(2005) }, 5],
  [{ en: of(4000), zh: of(3) }, 2000],
])('case %#: %j', (text, over) => {
  expect(lettersOver(text)).toBe(over)
})

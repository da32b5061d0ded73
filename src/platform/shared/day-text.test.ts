import { expect, it } from 'vitest'
import { dayInWords } from './day-text.ts'

it.each([
  ['en', '2026-03-09', '9 March 2026'],
  ['zh', '2026-03-09', '2026年3月9日'],
  ['en', '2024-02-29', '29 February 2024'],
] as const)('%s %s is %s', (lang, day, words) => {
  expect(dayInWords(day, lang)).toBe(words)
})

import { expect, it } from 'vitest'
import { listed } from './listed.ts'

const lines = (count: number) => Array.from({ length: count }, (_, at) => `fact ${at + 1}`)

it('names each of a few', () => {
  expect(listed(lines(2), 'en')).toBe('- fact 1\n- fact 2')
  expect(listed(lines(20), 'zh')).toMatch(/- fact 20$/)
})

it.each([
  ['en', '- fact 20\n… and 3 more'],
  ['zh', '- fact 20\n……另有3项'],
] as const)('counts the rest of many in %s', (lang, end) => {
  expect(listed(lines(23), lang)).toMatch(new RegExp(`${end}$`))
  expect(listed(lines(23), lang)).not.toContain('fact 21')
})

import { expect, test } from 'vitest'
import { brandStyle, contrast } from './brand.ts'

test('our own colour needs no style', () => expect(brandStyle('#8cc63e')).toBe(''))

test.each([
  ['#FFD400', '#17230a'],
  ['#1B4FD8', '#ffffff'],
  ['#C2185B', '#ffffff'],
  ['#FFFFFF', '#17230a'],
])('text on %s is %s and readable', (color, text) => {
  expect(brandStyle(color)).toContain(`--on-fill:${text}`)
  expect(contrast(color, text)).toBeGreaterThan(4.5)
})

test('contrast as in the tokens: dark on brand 8.0, white on brand 2.05', () => {
  expect(contrast('#8CC63E', '#17230A')).toBeCloseTo(8, 0)
  expect(contrast('#8CC63E', '#FFFFFF')).toBeCloseTo(2.05, 1)
})

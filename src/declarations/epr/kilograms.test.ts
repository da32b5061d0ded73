import { expect, it } from 'vitest'
import { gramText, kilogramText } from './kilograms.ts'

it.each([
  [0, '0', '0'],
  [1, '0.000001', '0.001'],
  [2_500, '0.0025', '2.5'],
  [1_000_000, '1', '1000'],
  [1_234_567, '1.234567', '1234.567'],
])('%d milligrams are %s kg and %s g', (milligrams, kilograms, grams) => {
  expect(kilogramText(milligrams)).toBe(kilograms)
  expect(gramText(milligrams)).toBe(grams)
})

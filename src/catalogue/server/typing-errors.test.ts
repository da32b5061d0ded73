import { expect, it } from 'vitest'
import { correctedWord, slipsBetween } from './typing-errors.ts'

const known = ['amazon', 'germany', 'packaging', 'registration', 'france', 'filing', 'fba']

it.each([
  ['amazn', 'amazon'],
  ['amzaon', 'amazon'],
  ['germny', 'germany'],
  ['registraton', 'registration'],
  ['regsitraiton', 'registration'],
  ['pakaging', 'packaging'],
  ['franec', 'france'],
])('%s was meant as %s', (typed, meant) => {
  expect(correctedWord(typed, known)).toBe(meant)
})

it.each(['xyz', 'fb', 'zebra', 'gmny', '德国', '1234'])('%s is left alone', (typed) => {
  expect(correctedWord(typed, known)).toBeUndefined()
})

it('counts two swapped letters as one slip', () => {
  expect(slipsBetween('ab', 'ba')).toBe(1)
  expect(slipsBetween('kitten', 'sitting')).toBe(3)
})

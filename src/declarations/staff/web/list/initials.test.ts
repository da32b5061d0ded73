import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['Lena Vogt', 'LV'],
  ['anna maria de boer', 'AB'],
  ['Cher', 'C'],
  ['李明', '明'],
  ['', ''],
])('%s: %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

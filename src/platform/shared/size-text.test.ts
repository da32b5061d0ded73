import { expect, it } from 'vitest'
import { sizeText } from './size-text.ts'

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1.0 kB'],
  [9_949, '9.9 kB'],
  [9_950, '10 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [3_400_000, '3.4 MB'],
  [123_456_789_000, '123 GB'],
])('%i bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text))

import { expect, test } from 'vitest'
import { mixNumber, mixText } from './mix.ts'

const hashes = <T>(mix: (value: T, hash: { high: number; low: number }) => void, values: readonly T[]) =>
  new Set(
    values.map((value) => {
      const hash = { high: 0x811c9dc5, low: 0 }
      mix(value, hash)
      return `${hash.high >>> 0} ${hash.low & 0xffff}`
    }),
  )

test('amounts of any size have hashes of their own', () => {
  const cents = Array.from({ length: 200_000 }, (_, at) => at)
  const large = Array.from({ length: 50_000 }, (_, at) => 2 ** 32 * (at + 1) + at)
  expect(hashes(mixNumber, [...cents, ...large]).size).toBe(250_000)
})

test('the end of a text counts', () => {
  expect(
    hashes(
      (texts: string[], hash) => texts.forEach((text) => mixText(text, hash)),
      [
        ['ab', 'c'],
        ['a', 'bc'],
        ['abc', ''],
      ],
    ).size,
  ).toBe(3)
})

import { expect, it } from 'vitest'
import { diceFrom, inShares } from './dice.ts'

function rolls(): number[] {
  const dice = diceFrom(7)
  return Array.from({ length: 20 }, () => dice.between(1, 6))
}

it('falls the same each time', () => {
  expect(rolls()).toEqual(rolls())
  expect(new Set(rolls()).size).toBeGreaterThan(3)
})

it.each([12, 60, 300])('gives each its share of %i', (count) => {
  const all = inShares(diceFrom(1), count, [
    ['often', 3],
    ['seldom', 1],
  ])
  expect(all).toHaveLength(count)
  const often = all.filter((one) => one === 'often').length
  expect(often / count).toBeGreaterThan(0.65)
  expect(often / count).toBeLessThan(0.85)
})

it('leaves nobody out', () => {
  const shares = ['a', 'b', 'c', 'd'].map((what, index) => [what, index === 0 ? 97 : 1] as const)
  expect(new Set(inShares(diceFrom(3), 10, shares)).size).toBe(4)
})

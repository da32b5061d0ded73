import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { byRounds } from './by-rounds.ts'

test('so many begin in a round, the others in later ones, in the order in which they came', async () => {
  const turn = byRounds(3)
  const begun: number[] = []
  for (let number = 0; number < 8; number++) void turn().then(() => begun.push(number))
  const seen: number[] = []
  while (begun.length < 8) {
    await nextRound()
    seen.push(begun.length)
  }
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  // The first ones begin at once, those behind them with the rounds that follow.
  expect(seen).toEqual([6, 8])
})

test('who comes alone waits for nobody', async () => {
  const turn = byRounds(1)
  let isBegun = false
  void turn().then(() => (isBegun = true))
  await Promise.resolve()
  await Promise.resolve()
  expect(isBegun).toBe(true)
  await nextRound()
  await turn()
})

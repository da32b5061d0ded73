import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { byTurns } from './by-turns.ts'

it('at most so many are under way, in the order in which they came, also after one that failed', async () => {
  const inTurn = byTurns(2)
  let [under, most] = [0, 0]
  const begun: number[] = []
  const piece = (number: number) =>
    inTurn(async () => {
      begun.push(number)
      most = Math.max(most, (under += 1))
      await nextRound()
      under -= 1
      if (number === 1) throw new Error('failed')
      return number
    })
  const done = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(piece))
  expect(done.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true, true])
  expect(begun).toEqual([0, 1, 2, 3, 4, 5])
  expect(most).toBe(2)
  expect(await inTurn(async () => 'free again')).toBe('free again')
})

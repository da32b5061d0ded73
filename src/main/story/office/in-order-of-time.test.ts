import { expect, it } from 'vitest'
import { inOrderOfTime, type Life } from './in-order-of-time.ts'

it('tells what happened first first, and nothing of the future', async () => {
  const told: string[] = []
  const life = (name: string, times: number[]): Life => {
    const one: Life = {
      next: times[0],
      step() {
        told.push(`${name}${times.shift()}`)
        one.next = times[0]
        return Promise.resolve()
      },
    }
    return one
  }
  const clock: number[] = []
  await inOrderOfTime([life('a', [1, 5, 9]), life('b', [2, 3, 12]), life('c', [])], {
    end: 10,
    setClock: (at) => clock.push(at),
  })
  expect(told).toEqual(['a1', 'b2', 'b3', 'a5', 'a9'])
  expect(clock).toEqual([1, 2, 3, 5, 9])
})

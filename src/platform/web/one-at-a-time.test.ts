import { expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

it('a double tap starts a call once, until it has ended', () => {
  const gate = oneAtATime<{ id: string }>()
  expect([gate.start({ id: 'a' }), gate.start({ id: 'a' })]).toEqual([true, false])
  gate.end({ id: 'a' })
  expect(gate.start({ id: 'a' })).toBe(true)
})

it('another input is another call, and the first may be said again after it', () => {
  const gate = oneAtATime<{ on: boolean }>()
  expect([{ on: true }, { on: false }, { on: true }].map((input) => gate.start(input))).toEqual([
    true,
    true,
    true,
  ])
  gate.end({ on: false })
  expect(gate.start({ on: true })).toBe(false)
})

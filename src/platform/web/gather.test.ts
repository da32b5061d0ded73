import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { gather } from './gather.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('acts at once, then for all that came meanwhile, then rests', () => {
  const done: string[] = []
  const gathered = gather<string>((all) => done.push([...all].join()), 1_000)
  gathered.add('a')
  expect(done).toEqual(['a'])
  for (const one of ['b', 'c', 'b']) gathered.add(one)
  expect(done).toEqual(['a'])
  vi.advanceTimersByTime(1_000)
  expect(done).toEqual(['a', 'b,c'])
  vi.advanceTimersByTime(10_000)
  gathered.add('d')
  expect(done).toEqual(['a', 'b,c', 'd'])
})

it('forgets what waits when it is stopped', () => {
  const done: string[] = []
  const gathered = gather<string>((all) => done.push([...all].join()), 1_000)
  gathered.add('a')
  gathered.add('b')
  gathered.stop()
  vi.advanceTimersByTime(5_000)
  expect(done).toEqual(['a'])
})

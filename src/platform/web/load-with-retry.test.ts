import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadWithRetry } from './load-with-retry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('loading with retries', () => {
  test('retries after 350 ms, doubling each time, five times at most', async () => {
    const tries: number[] = []
    const start = Date.now()
    const loaded = loadWithRetry(async () => {
      tries.push(Date.now() - start)
      throw new Error(`try ${tries.length}`)
    })
    await Promise.all([expect(loaded).rejects.toThrow('try 6'), vi.runAllTimersAsync()])
    expect(tries).toEqual([0, 350, 1050, 2450, 5250, 10_850])
  })

  test('stops once it is loaded', async () => {
    let tries = 0
    const loaded = loadWithRetry(async () => {
      if (++tries < 3) throw new Error('not yet')
      return 'words'
    })
    await vi.advanceTimersByTimeAsync(1050)
    await expect(loaded).resolves.toBe('words')
    await vi.runAllTimersAsync()
    expect(tries).toBe(3)
  })

  test('loads ten at a time, the others in order', async () => {
    const waiting: (() => void)[] = []
    const started: number[] = []
    let running = 0
    let most = 0
    const load = (number: number) => () => {
      started.push(number)
      most = Math.max(most, ++running)
      return new Promise<void>((resolve) =>
        waiting.push(() => {
          running--
          resolve()
        }),
      )
    }
    const all = Array.from({ length: 25 }, (_, i) => loadWithRetry(load(i)))
    await flush()
    expect(started).toHaveLength(10)
    while (waiting.length > 0) {
      waiting.shift()?.()
      await flush()
    }
    await Promise.all(all)
    expect(most).toBe(10)
    expect(started).toEqual(Array.from({ length: 25 }, (_, i) => i))
  })

  test('stays at ten when a new one starts just as a slot becomes free', async () => {
    const waiting: (() => void)[] = []
    let running = 0
    let most = 0
    const load = () => {
      most = Math.max(most, ++running)
      return new Promise<void>((resolve) =>
        waiting.push(() => {
          running--
          resolve()
        }),
      )
    }
    const all = Array.from({ length: 12 }, () => loadWithRetry(load))
    await flush()
    waiting.shift()?.()
    for (let moment = 0; moment < 20; moment++) {
      all.push(loadWithRetry(load))
      await Promise.resolve()
    }
    while (waiting.length > 0) {
      waiting.shift()?.()
      await flush()
    }
    await Promise.all(all)
    expect(most).toBe(10)
  })

  test('a failure frees its slot', async () => {
    const failing = Array.from({ length: 10 }, () => loadWithRetry(() => Promise.reject(new Error('gone'))))
    const last = loadWithRetry(async () => 'there')
    await Promise.all([...failing.map((one) => expect(one).rejects.toThrow('gone')), vi.runAllTimersAsync()])
    await expect(last).resolves.toBe('there')
  })
})

async function flush(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve()
}

import { afterEach, describe, expect, it, vi } from 'vitest'
import { crashPoint } from './crash-point.ts'

const demo = { config: { mode: 'demo' } } as const
const production = { config: { mode: 'production' } } as const

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

describe('a crash point', () => {
  it('kills the process at the named step, on the given pass, and only in a demo', () => {
    const kill = vi.spyOn(process, 'kill').mockReturnValue(true)
    vi.stubEnv('GREENLANE_CRASH_AT', 'test.step:done:2')
    crashPoint(demo, 'test.step:other')
    crashPoint(production, 'test.step:done')
    crashPoint(demo, 'test.step:done')
    expect(kill).not.toHaveBeenCalled()
    crashPoint(demo, 'test.step:done')
    expect(kill).toHaveBeenCalledExactlyOnceWith(process.pid, 'SIGKILL')
  })

  it('does nothing unless it is set', () => {
    const kill = vi.spyOn(process, 'kill').mockReturnValue(true)
    crashPoint(demo, 'test.step:quiet')
    expect(kill).not.toHaveBeenCalled()
  })
})

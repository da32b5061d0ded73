import { expect, test } from 'vitest'
import { runNode } from './testing/server-process.ts'

/** Half a minute where nothing else runs; the server lets slow clients be for twenty seconds of it. */
const PATIENCE_MS = 300_000

test(
  'memory stays flat and slow clients stop nobody, by the short form of the bench',
  { timeout: PATIENCE_MS },
  async () => {
    const bench = runNode(['bench/memory.ts', '--short'], {})
    const { code } = await bench.ended()
    expect(bench.output()).toContain('streams that are open and hear')
    expect({ code, output: code === 0 ? '' : bench.output() }).toEqual({ code: 0, output: '' })
  },
)

import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { residentOf } from './cpu.ts'
import { median } from './figures.ts'

/** In bytes. `heapUsed` and `external` are what is left after the garbage is collected. */
export type InUse = { heapUsed: number; external: number; rss: number }

const FILE = join(tmpdir(), `greenlane-memory-${randomUUID()}.json`)

/** For the environment of a product whose memory is asked for. */
export const reportingMemory = (leakARequest: number) => ({
  NODE_OPTIONS: '--import ./bench/support/report-memory.ts',
  REPORT_MEMORY_IN: FILE,
  LEAK_A_REQUEST: String(leakARequest),
})

export async function memoryInUse({ pid }: { pid: number }): Promise<InUse> {
  process.kill(pid, 'SIGUSR2')
  for (const end = Date.now() + 20_000; Date.now() < end; await sleep(20)) {
    const text = await readFile(FILE, 'utf8').catch(() => '')
    if (!text) continue
    await rm(FILE)
    return JSON.parse(text) as InUse
  }
  throw new Error('the product does not report its memory')
}

/** Looks at the resident memory of a process again and again. @returns the median since the last time it was called */
export function watchResident(pid: number, everyMs: number) {
  let seen: number[] = []
  const timer = setInterval(() => seen.push(residentOf(pid)), everyMs)
  return {
    window(): number {
      const figure = seen.length > 0 ? median(seen) : residentOf(pid)
      seen = []
      return figure
    },
    stop: () => clearInterval(timer),
  }
}

/**
 * By how many bytes what is in use grows with each request: the median of what each pair of looks says, so that one of them
 * that is off does not bend it.
 */
export function growthARequest(looks: readonly { requests: number; bytes: number }[]): number {
  const slopes = looks.flatMap((from, index) =>
    looks.slice(index + 1).map((to) => (to.bytes - from.bytes) / (to.requests - from.requests)),
  )
  return median(slopes)
}

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isToGrow } from './demo.ts'
import type { Wired } from './wiring.ts'

/** What a demo leaves to its first visitors before it begins work of its own. */
const QUIET_MS = 5_000
/** Whoever looks around goes first. */
const NICE = 10

/** Once somebody can look, and not before the first pages are answered. A demo without it works all the same. */
export async function goOnBehind(wired: Wired): Promise<void> {
  const { config, jobs, log } = wired.deps
  if (config.demoHistory === 'short') return
  const add = async (what: string, work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      if (!jobs.stopping.aborted) log.warn({ err: error }, `the demo lacks ${what}`)
    }
  }
  await sleep(QUIET_MS, undefined, { signal: jobs.stopping }).catch(() => {})
  if (jobs.stopping.aborted) return
  await add('an import to watch', async () => {
    const { beginImportToWatch } = await import('./story/today/import-to-watch.ts')
    await beginImportToWatch(wired)
  })
  await add('work orders of six months', () => grow(wired))
}

async function grow({ deps }: Wired): Promise<void> {
  const { stopping } = deps.jobs
  if (!(await isToGrow(deps)) || stopping.aborted) return
  const child = fork(resolve(import.meta.dirname, 'grow.ts'), {
    execArgv: ['--max-semi-space-size=4', '--heap-growing-percent=30'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const leaveOff = () => child.connected && child.disconnect()
  stopping.addEventListener('abort', leaveOff)
  try {
    const ended = once(child, 'exit') as Promise<[number | null]>
    if (child.pid !== undefined) setPriority(child.pid, NICE)
    const [code] = await ended
    if (code !== 0) throw new Error(`the process that adds them ended with ${code}`)
  } finally {
    stopping.removeEventListener('abort', leaveOff)
  }
}

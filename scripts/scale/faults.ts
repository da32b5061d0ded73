import { setTimeout as sleep } from 'node:timers/promises'
import type { Deployment } from './deployment.ts'

/** One thing that goes wrong, or is done on purpose, and what an operator does then. */
type Fault = {
  name: string
  /** Of forty. */
  share: number
  happen(deployment: Deployment, turn: number): Promise<void>
}

/** How long a standby is away: commits wait as long, and the load with them. */
const AWAY_MS = 1_500

const processOf = ({ processes }: Deployment, turn: number) => {
  const found = processes[turn % processes.length]
  if (!found) throw new Error('a deployment without a process')
  return found
}

const FAULTS: readonly Fault[] = [
  {
    name: 'process killed',
    share: 12,
    async happen(deployment, turn) {
      const victim = processOf(deployment, turn)
      await victim.kill()
      await victim.start()
    },
  },
  {
    name: 'primary killed, standby promoted',
    share: 9,
    async happen(deployment) {
      await deployment.primary().kill()
      await deployment.promote()
      await deployment.addStandby()
    },
  },
  {
    name: 'process restarted',
    share: 7,
    async happen(deployment, turn) {
      const next = processOf(deployment, turn)
      if (!(await next.stop())) throw new Error('a process did not stop cleanly')
      await next.start()
    },
  },
  {
    name: 'pooler killed',
    share: 8,
    async happen({ pooler }) {
      await pooler.kill()
      await pooler.start()
    },
  },
  {
    name: 'standby killed, and back',
    share: 4,
    async happen(deployment) {
      await deployment.standby().kill()
      await sleep(AWAY_MS)
      await deployment.standby().start()
    },
  },
]

/** The faults of a run, each as often as its share says, spread over it. */
export function planOf(count: number): Fault[] {
  const all = FAULTS.reduce((sum, { share }) => sum + share, 0)
  const done = new Map(FAULTS.map((fault) => [fault, 0]))
  return Array.from({ length: count }, (_, i) => {
    // Whichever lags furthest behind its share.
    const behind = (fault: Fault) => ((i + 1) * fault.share) / all - (done.get(fault) ?? 0)
    const next = FAULTS.toSorted((a, b) => behind(b) - behind(a))[0]
    if (!next) throw new Error('no faults')
    done.set(next, (done.get(next) ?? 0) + 1)
    return next
  })
}

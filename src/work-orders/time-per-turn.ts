import type { HistoryKey } from './history.ts'
import type { Turn, WorkOrderStatus } from './states.ts'

/** Whose time runs. `nobody`: returns are filed period by period, and none of them waits for anybody. */
export const CLOCKS = ['agency', 'seller', 'authority', 'hold', 'nobody'] as const
type Clock = (typeof CLOCKS)[number]
/** `over`: finished or cancelled, no clock runs. */
export type Running = Clock | 'over'

/** Which clock runs while a work order is in this state. */
export function clockOf(status: WorkOrderStatus, turn: Turn): Running {
  if (status === 'ON_HOLD') return 'hold'
  if (status !== 'OPEN') return 'over'
  return turn === 'none' ? 'nobody' : turn
}

/** A line of the history: which clock runs from then on. Lines from before it was kept have none. */
export type ClockLine = { at: Date; key: HistoryKey; runs: Running | null }

/** What an older line says of it; what is missing here changes nothing. */
const RUNS_AFTER: Partial<Record<HistoryKey, Running>> = {
  'order.opened': 'seller',
  'order.held': 'hold',
  'order.cancelled': 'over',
  'order.completed': 'over',
  'node.submitted': 'agency',
  'node.resubmitted': 'agency',
  'node.returned': 'seller',
  'node.returnedFields': 'seller',
  'node.filed': 'authority',
  'node.filedAutomatically': 'authority',
  'node.granted': 'agency',
  'node.grantedNumber': 'agency',
  'node.queried': 'agency',
  'node.refused': 'agency',
  'supplement.asked': 'seller',
  'supplement.returned': 'seller',
  'supplement.submitted': 'agency',
  'supplement.resubmitted': 'agency',
}

type Span = { from: Date; to: Date; clock: Clock }

/**
 * The time from the first line until `now`, cut where another clock begins to run. The one reading of whose time it was:
 * sums, shares of service levels and screens follow from it. A clock of the machine that was set back makes no time.
 * @param lines oldest first
 */
export function spansOf(lines: readonly ClockLine[], now: Date): Span[] {
  const spans: Span[] = []
  let [runs, beforeHold]: [Running, Running] = ['nobody', 'nobody']
  let from = lines[0]?.at ?? now
  const runUntil = (to: Date) => {
    if (to <= from) return
    if (runs !== 'over') spans.push({ from, to, clock: runs })
    from = to
  }
  for (const line of lines) {
    const after: Running | undefined =
      line.runs ?? (line.key === 'order.resumed' ? beforeHold : RUNS_AFTER[line.key])
    if (after === undefined || after === runs) continue
    runUntil(line.at)
    if (after === 'hold') beforeHold = runs
    runs = after
  }
  runUntil(now)
  return spans
}

/** Milliseconds. */
export type TimePerTurn = Record<Clock, number>

/** How long it was whose turn. The sum is the whole time until it was over. */
export function timePerTurn(lines: readonly ClockLine[], now: Date): TimePerTurn {
  const sum = { agency: 0, seller: 0, authority: 0, hold: 0, nobody: 0 }
  for (const { from, to, clock } of spansOf(lines, now)) sum[clock] += to.getTime() - from.getTime()
  return sum
}

import { restsOfClerk, type Times } from '#team/calendars.ts'
import { levelOf } from '#team/service-levels.ts'
import { readTimes } from '#team/server/public.ts'
import { addWorkingTime, workingTimeBetween, WORKING_DAY_MS } from '#team/working-time.ts'
import { waitsForHold, waitsForSeller } from '../../letter-waits.ts'
import { letterUrgency, nextBest } from '../../next-best.ts'
import { clockOf, spansOf, type ClockLine } from '../../time-per-turn.ts'
import { currentNode } from '../../turn.ts'
import type { Work } from '../work.ts'
import { clockLinesOf } from '../work-orders.queries.ts'
import type { WorkOrderRow } from '../work-orders.tables.ts'

export type Rank = Pick<WorkOrderRow, 'urgentAt' | 'urgentBecause' | 'levelEndsAt' | 'levelDays'>

const NONE: Rank = { urgentAt: null, urgentBecause: null, levelEndsAt: null, levelDays: null }

/**
 * Where a work order stands among what the agency does next, from what it has become by this change. While it waits for
 * somebody else, or is over, nothing of it runs, and only a letter to answer makes it the agency's.
 * @param known levels and calendars, where they were read before
 */
export async function rankWork(work: Work, known?: Times): Promise<Rank> {
  const { workOrder, nodes, deps, now } = work
  const { timeZone, country } = deps.config.agency
  if (clockOf(workOrder.status, workOrder.turn) !== 'agency') return rankByLetter(work)
  const [times, lines] = await Promise.all([known ?? readTimes(work.tx), linesOf(work)])
  const calendar = { timeZone, rests: restsOfClerk(workOrder.assigneeId, country, times) }
  const step = currentNode('agency', nodes)
  const since = step?.startedAt ?? workOrder.turnSince ?? now
  const used = spansOf(lines, now)
    .filter(({ clock, to }) => clock === 'agency' && to > since)
    .reduce((sum, { from, to }) => sum + workingTimeBetween(from > since ? from : since, to, calendar), 0)
  const isFirst = workOrder.speed === 'first'
  const levelDays = levelOf(times.levels, {
    productCode: workOrder.productCode,
    step: step?.key ?? null,
    isFirst,
  })
  const levelEndsAt = addWorkingTime(now, levelDays * WORKING_DAY_MS - used, calendar)
  const queries = nodes.flatMap(({ status, dueAt }) => (status === 'QUERIED' && dueAt ? [dueAt] : []))
  const { letterDay, letterSince, dueOn, boughtAt } = workOrder
  const queryDay = queries.toSorted()[0] ?? null
  const { at, because } = nextBest(
    { letterDay, letterSince, queryDay, levelEndsAt, dueOn, boughtAt },
    timeZone,
  )
  return { urgentAt: at, urgentBecause: because, levelEndsAt, levelDays }
}

/**
 * An authority waits for no turn, and writes about what was finished long ago: a letter is answered, unless it is the seller
 * who was asked for what answers it, or the hold ends before its day.
 */
function rankByLetter({ workOrder, supplements, today, deps }: Work): Rank {
  const letter = letterUrgency(workOrder, deps.config.agency.timeZone)
  if (letter === null || waitsForSeller(workOrder.turn, workOrder, { supplements, today })) return NONE
  const heldSince = workOrder.status === 'ON_HOLD' ? workOrder.heldSince : null
  if (waitsForHold(heldSince, workOrder, today)) return NONE
  return { ...NONE, urgentAt: letter.at, urgentBecause: letter.because }
}

/** What was written before, and what this change will write. */
async function linesOf(work: Work): Promise<ClockLine[]> {
  const { workOrder, isNew, tx, lines } = work
  const written = isNew ? [] : await clockLinesOf(tx, workOrder.id)
  const runs = clockOf(workOrder.status, workOrder.turn)
  return [...written, ...lines.map(({ at, key }) => ({ at, key, runs }))]
}

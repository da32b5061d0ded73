import type { Day } from '#platform/shared/calendar.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { Stop } from './lane-stop.ts'
import type { OpenItem } from './open-items.ts'
import type { SupplementState } from './supplements.ts'

const ASKED: LocalText = { en: 'More information', zh: '补充资料' }
/** Short words: they stand below a narrow stop. */
const CHECKED: LocalText = { en: 'Our check', zh: '审核补充资料' }

/**
 * The supplements that the turn waits for, as stops of the lane: with the seller on the seller's track, until their own
 * day; submitted, with the agency.
 */
export function supplementStops(inTurn: readonly OpenItem<unknown, SupplementState>[], today: Day): Stop[] {
  const open = inTurn.filter((item) => item.kind === 'supplement')
  const [next] = open
  if (!next) return []
  const isLate = next.dueAt !== null && next.dueAt < today
  const came = open.some(({ supplement }) => supplement.status === 'RETURNED')
  const asked = stop('supplements', 'you', ASKED)
  const now = { inTurn: true, dueAt: next.dueAt, startedAt: next.since }
  if (next.holder === 'seller')
    return [{ ...asked, ...now, state: isLate ? 'late' : came ? 'returned' : 'current' }]
  return [
    { ...asked, state: 'done', finishedAt: next.since },
    { ...stop('supplements-check', 'agency', CHECKED), ...now, state: isLate ? 'late' : 'current' },
  ]
}

function stop(key: string, track: Stop['track'], label: LocalText): Stop {
  return {
    key,
    nodeId: null,
    track,
    label,
    state: 'todo',
    inTurn: false,
    round: 1,
    startedAt: null,
    finishedAt: null,
    dueAt: null,
    expectedDays: { low: 0, high: 0 },
  }
}

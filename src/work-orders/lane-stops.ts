import type { LocalText } from '#platform/shared/local-text.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { Days, NodeOwner } from '#catalogue/process.ts'
import { SELLER_KINDS } from './node-moves.ts'
import { reviewOf, type NodeState } from './states.ts'

export const TRACKS = ['you', 'agency', 'authority'] as const
type Track = (typeof TRACKS)[number]
export const STOP_STATES = ['done', 'current', 'returned', 'late', 'todo', 'skipped', 'refused'] as const
type StopState = (typeof STOP_STATES)[number]

/** One disc of the lane. */
export type Stop = {
  key: string
  nodeId: string
  track: Track
  label: LocalText
  state: StopState
  /** 1 the first time; a step that was returned appears again with 2, 3 … */
  round: number
  startedAt: Date | null
  finishedAt: Date | null
  dueAt: Day | null
  expectedDays: Days
}

export type LaneNode = NodeState & { name: LocalText }

/** What the lane reads of the history: when a node was submitted, returned, accepted. */
export type LaneEvent = { nodeId: string | null; key: string; at: Date }

function trackOf(owner: NodeOwner): Track {
  if (owner === 'seller' || owner === 'invited') return 'you'
  return owner === 'authority' ? 'authority' : 'agency'
}

type Round = { submittedAt: Date | null; startedAt: Date | null; endedAt: Date | null }

/**
 * The stops of the lane from the nodes and their history. What was returned appears again after its check, so that the
 * line always runs forward: Form ✓ → Check ✓ → Form again → …, and Check again once it was resubmitted. Of several
 * returns the lane shows the first round and the last.
 */
export function laneStops(nodes: readonly LaneNode[], history: readonly LaneEvent[], today: Day): Stop[] {
  const stops: Stop[] = []
  for (const node of nodes) {
    if (node.kind === 'REVIEW' && nodes.some((other) => other.key === node.reviews)) continue
    if (SELLER_KINDS.includes(node.kind)) stops.push(...submittedStops(nodes, node, history, today))
    else stops.push(plainStop(node, today))
  }
  return stops
}

function plainStop(node: LaneNode, today: Day): Stop {
  return { ...frame(node), key: node.key, track: trackOf(shownOwner(node)), state: plainState(node, today) }
}

/** An authority's step is with the agency before it is filed, and when the authority has a query. */
function shownOwner(node: NodeState): NodeOwner {
  const withAgency = ['QUERIED', 'OPEN', 'REOPENED'].includes(node.status)
  return node.kind === 'AUTHORITY' && withAgency ? 'agency' : node.owner
}

function plainState(node: LaneNode, today: Day): StopState {
  switch (node.status) {
    case 'LOCKED':
      return 'todo'
    case 'SKIPPED':
      return 'skipped'
    case 'REFUSED':
      return 'refused'
    case 'QUERIED':
      return 'returned'
    case 'ACCEPTED':
    case 'GRANTED':
      return 'done'
    default:
      return isLate(node, today) ? 'late' : 'current'
  }
}

function isLate(node: NodeState, today: Day): boolean {
  return node.dueAt !== null && node.dueAt < today
}

function submittedStops(
  nodes: readonly LaneNode[],
  node: LaneNode,
  history: readonly LaneEvent[],
  today: Day,
): Stop[] {
  const review = reviewOf(nodes, node)
  const rounds = roundsOf(node, history)
  const last = rounds.length
  const shown = last > 1 ? [1, last] : [1]
  return shown.flatMap((round) => {
    const isLast = round === last
    const { submittedAt, startedAt, endedAt } = rounds[round - 1] ?? {
      submittedAt: null,
      startedAt: null,
      endedAt: null,
    }
    const first: Stop = {
      ...frame(node),
      key: round === 1 ? node.key : `${node.key}-${round}`,
      label: labelOf(node.name, round),
      state: isLast ? submittedState(node, round, today) : 'done',
      round,
      startedAt: round === 1 ? node.startedAt : startedAt,
      finishedAt: submittedAt,
      dueAt: isLast ? node.dueAt : null,
    }
    const check = checkStop({ node, review, round, isLast, submittedAt, endedAt, today })
    return check ? [first, check] : [first]
  })
}

function submittedState(node: LaneNode, round: number, today: Day): StopState {
  if (node.status === 'LOCKED') return 'todo'
  if (node.status === 'SKIPPED') return 'skipped'
  if (node.status === 'SUBMITTED' || node.status === 'ACCEPTED') return 'done'
  if (round > 1) return 'returned'
  return isLate(node, today) ? 'late' : 'current'
}

type CheckOf = {
  node: LaneNode
  review: LaneNode | undefined
  round: number
  isLast: boolean
  submittedAt: Date | null
  endedAt: Date | null
  today: Day
}

const CHECK: LocalText = { en: 'Check', zh: '审核' }

/** A signature has no REVIEW in the process but is checked too: its check shows while it matters. */
function checkStop({ node, review, round, isLast, submittedAt, endedAt, today }: CheckOf): Stop | undefined {
  const checking = isLast && node.status === 'SUBMITTED'
  const cameBack = !isLast
  if (!review && !checking && !cameBack) return undefined
  if (round > 1 && isLast && !checking && node.status !== 'ACCEPTED') return undefined
  const target = review ?? { ...node, name: CHECK, expectedDays: { low: 1, high: 2 } }
  const lateNow = isLate(review ?? node, today) ? 'late' : 'current'
  const settled = node.status === 'ACCEPTED' ? 'done' : node.status === 'SKIPPED' ? 'skipped' : 'todo'
  return {
    ...frame(target),
    key: `${review?.key ?? `${node.key}-check`}${round > 1 ? `-${round}` : ''}`,
    track: review ? trackOf(review.owner) : 'agency',
    label: labelOf(target.name, round),
    state: cameBack ? 'done' : checking ? lateNow : settled,
    round,
    startedAt: submittedAt,
    finishedAt: endedAt,
    dueAt: checking ? target.dueAt : null,
  }
}

/** The history split into rounds: each begins with opening (or a return) and ends with a return or an acceptance. */
function roundsOf(node: LaneNode, history: readonly LaneEvent[]): Round[] {
  const rounds: Round[] = [{ submittedAt: null, startedAt: node.startedAt, endedAt: null }]
  const events = history.filter((event) => event.nodeId === node.id)
  for (const { key, at } of events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const round = rounds.at(-1)
    if (!round) break
    if (key === 'node.submitted' || key === 'node.resubmitted') round.submittedAt = at
    else if (key === 'node.accepted') round.endedAt = at
    else if (key === 'node.returned' || key === 'node.returnedFields' || key === 'node.reopened') {
      round.endedAt ??= at
      rounds.push({ submittedAt: null, startedAt: at, endedAt: null })
    }
  }
  return rounds
}

function labelOf(name: LocalText, round: number): LocalText {
  return round === 1 ? name : { en: `${name.en} again`, zh: `${name.zh}（第${round}次）` }
}

function frame(node: LaneNode): Stop {
  return {
    key: node.key,
    nodeId: node.id,
    track: trackOf(node.owner),
    label: node.name,
    state: 'todo',
    round: 1,
    startedAt: node.startedAt,
    finishedAt: node.finishedAt,
    dueAt: node.dueAt,
    expectedDays: node.expectedDays,
  }
}

import type { LocalText } from '#platform/shared/local-text.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { NodeOwner } from '#catalogue/process.ts'
import { SELLER_KINDS } from './node-moves.ts'
import type { OpenItem } from './open-items.ts'
import type { Stop, StopState, Track } from './lane-stop.ts'
import { reviewOf, type NodeState } from './states.ts'
import { supplementStops } from './supplement-stops.ts'
import type { SupplementState } from './supplements.ts'

export type LaneNode = NodeState & { name: LocalText }

/** What the lane reads of the history: when a node was submitted, returned, accepted. */
export type LaneEvent = { nodeId: string | null; key: string; at: Date }

function trackOf(owner: NodeOwner): Track {
  if (owner === 'seller' || owner === 'invited') return 'you'
  return owner === 'authority' ? 'authority' : 'agency'
}

type Round = { submittedAt: Date | null; startedAt: Date | null; endedAt: Date | null }

type InTurn = readonly OpenItem<LaneNode, SupplementState>[]

/**
 * The stops of the lane from the nodes and their history. What was returned appears again after its check, so that the
 * line always runs forward: Form ✓ → Check ✓ → Form again → …, and Check again once it was resubmitted. Of several
 * returns the lane shows the first round and the last. Supplements stand before the work that goes on meanwhile.
 */
export function laneStops(
  nodes: readonly LaneNode[],
  history: readonly LaneEvent[],
  today: Day,
  inTurn: InTurn,
): Stop[] {
  const stops: Stop[] = []
  for (const node of nodes) {
    if (node.kind === 'REVIEW' && nodes.some((other) => other.key === node.reviews)) continue
    if (SELLER_KINDS.includes(node.kind)) stops.push(...submittedStops(nodes, node, history))
    else stops.push(plainStop(node))
  }
  const dated = stops.map((stop) => withDueDay(stop, nodes, inTurn, today))
  const here = dated.findIndex((stop) => HERE.has(stop.state))
  const behind = dated.findLastIndex((stop) => stop.state === 'done' || stop.state === 'skipped')
  return dated.toSpliced(here >= 0 ? here : behind + 1, 0, ...supplementStops(inTurn, today))
}

/** Where somebody is at work. */
const HERE: ReadonlySet<StopState> = new Set<StopState>(['current', 'returned', 'late', 'refused'])

/**
 * Which step of how many, counted in steps of the process, as they were published before the purchase: a step that came
 * back is the same step, and supplements are none.
 */
export function stepOf(
  stops: readonly Stop[],
  nodes: readonly { id: string }[],
): { index: number; count: number } {
  const ids = nodes.map(({ id }) => id)
  const here = stops.find((stop) => stop.nodeId !== null && HERE.has(stop.state))
  if (here?.nodeId) return { index: ids.indexOf(here.nodeId) + 1, count: ids.length }
  const behind = stops.filter(({ state }) => state === 'done' || state === 'skipped')
  return { index: new Set(behind.flatMap(({ nodeId }) => nodeId ?? [])).size, count: ids.length }
}

/** Only what the turn waits for has a due day, and can be late. */
function withDueDay(stop: Stop, nodes: readonly LaneNode[], inTurn: InTurn, today: Day): Stop {
  const item =
    HERE.has(stop.state) &&
    inTurn.find((open) => open.kind === 'node' && stopIdsOf(nodes, open.node).includes(stop.nodeId))
  if (!item) return { ...stop, dueAt: null }
  const isLate = stop.state === 'current' && item.dueAt !== null && item.dueAt < today
  return { ...stop, inTurn: true, dueAt: item.dueAt, state: isLate ? 'late' : stop.state }
}

/** A submitted form is waited for at its check. */
function stopIdsOf(nodes: readonly LaneNode[], node: LaneNode): (string | null)[] {
  const review = node.status === 'SUBMITTED' ? reviewOf(nodes, node) : undefined
  return [review?.id ?? node.id]
}

function plainStop(node: LaneNode): Stop {
  return { ...frame(node), key: node.key, track: trackOf(shownOwner(node)), state: plainState(node) }
}

/** An authority's step is with the agency before it is filed, and when the authority has a query. */
function shownOwner(node: NodeState): NodeOwner {
  const withAgency = ['QUERIED', 'OPEN', 'REOPENED'].includes(node.status)
  return node.kind === 'AUTHORITY' && withAgency ? 'agency' : node.owner
}

function plainState(node: LaneNode): StopState {
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
      return 'current'
  }
}

function submittedStops(nodes: readonly LaneNode[], node: LaneNode, history: readonly LaneEvent[]): Stop[] {
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
    const isChecked = isLast && !review && node.status === 'SUBMITTED'
    const first: Stop = {
      ...frame(node),
      ...(isChecked && { track: 'agency' }),
      key: round === 1 ? node.key : `${node.key}-${round}`,
      label: labelOf(node.name, round),
      state: isChecked ? 'current' : isLast ? submittedState(node, round) : 'done',
      round,
      startedAt: round === 1 ? node.startedAt : startedAt,
      finishedAt: isChecked ? null : submittedAt,
    }
    const check = checkStop({ node, review, round, isLast, submittedAt, endedAt })
    return check ? [first, check] : [first]
  })
}

function submittedState(node: LaneNode, round: number): StopState {
  if (node.status === 'LOCKED') return 'todo'
  if (node.status === 'SKIPPED') return 'skipped'
  if (node.status === 'SUBMITTED' || node.status === 'ACCEPTED') return 'done'
  return round > 1 ? 'returned' : 'current'
}

type CheckOf = {
  node: LaneNode
  review: LaneNode | undefined
  round: number
  isLast: boolean
  submittedAt: Date | null
  endedAt: Date | null
}

/** What has no REVIEW in the process, such as a signature, is checked within its own step: no step may come up later. */
function checkStop({ node, review, round, isLast, submittedAt, endedAt }: CheckOf): Stop | undefined {
  const checking = isLast && node.status === 'SUBMITTED'
  const cameBack = !isLast
  if (!review || (round > 1 && isLast && !checking && node.status !== 'ACCEPTED')) return undefined
  const settled = node.status === 'ACCEPTED' ? 'done' : node.status === 'SKIPPED' ? 'skipped' : 'todo'
  return {
    ...frame(review),
    key: `${review.key}${round > 1 ? `-${round}` : ''}`,
    track: trackOf(review.owner),
    label: labelOf(review.name, round),
    state: cameBack ? 'done' : checking ? 'current' : settled,
    round,
    startedAt: submittedAt,
    finishedAt: endedAt,
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
    inTurn: false,
    round: 1,
    startedAt: node.startedAt,
    finishedAt: node.finishedAt,
    dueAt: null,
    expectedDays: node.expectedDays,
  }
}

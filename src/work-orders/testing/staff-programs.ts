import { agencyToday } from '#main/testing/agency-today.ts'
import type { Caller, TestApp } from '#main/testing/test-app.ts'
import type { CallDefinition } from '#platform/shared/call.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { addTask } from '../staff/tasks-contract.ts'
import { assignWorkOrder, holdWorkOrder, noteOnWorkOrder, resumeWorkOrder } from '../staff/contract.ts'
import { acceptNode, returnNode } from '../staff/steps-contract.ts'
import { askSupplements } from '../staff/supplements-contract.ts'
import { tagWorkOrder } from '../staff/tags-contract.ts'
import { acceptRest, judgeAnswer } from '../staff/verdicts-contract.ts'
import type { OpenedWorkOrder } from './work-orders.builders.ts'

type Roll = () => number

/** One thing that somebody of the staff does to a work order. `seen`: with the revision that they read last. */
export type Move = { what: keyof typeof MOVES; with: string; seen: boolean }

export type World = {
  app: TestApp
  order: OpenedWorkOrder
  tagId: string
  colleagues: Readonly<Record<string, string>>
}

const PATHS = ['companyName', 'city', 'street'] as const
const at = ({ order }: World) => order.node('companyForm')
const check = ({ order }: World) => order.node('check')
const ofOrder = ({ order }: World) => ({ workOrderId: order.workOrderId })

type Known = {
  with: readonly string[]
  call: CallDefinition
  input(world: World, how: string): Record<string, unknown>
}

/** Each with what it may be done with; the call and its input. */
const MOVES = {
  assign: {
    with: ['agent', 'reviewer', 'nobody'],
    call: assignWorkOrder,
    input: (world: World, to: string) => ({ ...ofOrder(world), staffId: world.colleagues[to] ?? null }),
  },
  hold: {
    with: ['PAPERS', 'THIRD_PARTY'],
    call: holdWorkOrder,
    input: (world: World, why: string) => ({
      ...ofOrder(world),
      why,
      until: addDays(agencyToday(world.app), 7),
    }),
  },
  resume: {
    with: ['It is here.'],
    call: resumeWorkOrder,
    input: (world: World, en: string) => ({ ...ofOrder(world), reason: { en, zh: en } }),
  },
  accept: {
    with: PATHS,
    call: judgeAnswer,
    input: (world: World, path: string) => ({ ...at(world), submission: 1, path, verdict: 'ACCEPTED' }),
  },
  mark: {
    with: PATHS,
    call: judgeAnswer,
    input: (world: World, path: string) => ({ ...at(world), submission: 1, path, verdict: 'RETURNED' }),
  },
  takeBack: {
    with: PATHS,
    call: judgeAnswer,
    input: (world: World, path: string) => ({ ...at(world), submission: 1, path, verdict: 'OPEN' }),
  },
  acceptRest: {
    with: ['all'],
    call: acceptRest,
    input: (world: World) => ({ ...at(world), submission: 1 }),
  },
  acceptForm: { with: ['it'], call: acceptNode, input: (world: World) => at(world) },
  returnForm: {
    with: PATHS,
    call: returnNode,
    input: (world: World, path: string) => ({
      ...check(world),
      notes: [{ path, reasonCode: 'notMatching' }],
    }),
  },
  ask: {
    with: ['Storage contract', 'Lease'],
    call: askSupplements,
    input: (world: World, en: string) => ({
      ...ofOrder(world),
      items: [{ title: { en, zh: en }, kind: 'file' }],
    }),
  },
  note: {
    with: ['Called them.', 'They called.'],
    call: noteOnWorkOrder,
    input: (world: World, text: string) => ({ ...ofOrder(world), text }),
  },
  tag: {
    with: ['on', 'off'],
    call: tagWorkOrder,
    input: (world: World, how: string) => ({ ...ofOrder(world), tagId: world.tagId, on: how === 'on' }),
  },
  task: {
    with: ['Call again', 'Ask the office'],
    call: addTask,
    input: (world: World, text: string) => ({ ...ofOrder(world), text }),
  },
} satisfies Record<string, Known>

const WITH_REVISION: ReadonlySet<string> = new Set([
  'assign',
  'hold',
  'resume',
  'acceptForm',
  'returnForm',
  'ask',
])

export function randomProgram(roll: Roll, length: number): Move[] {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(roll() * all.length)] as T
  return Array.from({ length }, () => {
    const what = pick(Object.keys(MOVES) as (keyof typeof MOVES)[])
    return { what, with: pick<string>(MOVES[what].with), seen: WITH_REVISION.has(what) && roll() < 0.5 }
  })
}

/** @param seen the revision that whoever does it read last. @returns what became of it, and the revision then */
export async function doMove(
  world: World,
  move: Move,
  { as, seen }: { as: Caller; seen: number },
): Promise<{ outcome: string; revision: number }> {
  const { call, input }: Known = MOVES[move.what]
  const given = { ...input(world, move.with), ...(move.seen && { revision: seen }) }
  const { body, status } = await world.app.post(call, given, { as })
  if (status >= 500) throw new Error(`${move.what}: ${JSON.stringify(body)}`)
  const data = body.data as { revision?: number } | null
  const outcome = body.code === 0 ? 'done' : (body.error ?? String(body.code))
  return { outcome, revision: body.code === 0 ? (data?.revision ?? seen) : seen }
}

/** All that is known of a work order, without its ids and times. */
export async function stateOf({ app, order }: World): Promise<unknown> {
  const rows = async (text: string) =>
    (await app.database.pool.query(text, [order.workOrderId])).rows as unknown[]
  return {
    order: await rows(
      'select status, turn, assignee_id, hold_reason, held_until, percent, current_node_key, supplements_asked, supplements_waiting, revision from work_orders where id = $1',
    ),
    nodes: await rows('select key, status from wo_nodes where work_order_id = $1 order by position'),
    verdicts: await rows(
      'select v.path, v.verdict, v.submission, v.by_id from review_verdicts v join wo_nodes n on n.id = v.node_id where n.work_order_id = $1 order by v.path, v.submission',
    ),
    supplements: await rows(
      `select position, title->>'en' as title, status, round from wo_supplements where work_order_id = $1 order by position`,
    ),
    tags: await rows('select count(*)::int from wo_tags where work_order_id = $1'),
    tasks: await rows('select text, staff_id from wo_tasks where work_order_id = $1 order by text, staff_id'),
    history: await rows(
      'select key, actor_id, count(*)::int from wo_history where work_order_id = $1 group by 1, 2 order by 1, 2',
    ),
  }
}

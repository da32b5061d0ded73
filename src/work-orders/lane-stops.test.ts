import { describe, expect, it } from 'vitest'
import { laneStops, stepOf, type LaneEvent, type LaneNode } from './lane-stops.ts'
import { nodesOf } from '#catalogue/nodes-of.ts'
import { productContents } from '#catalogue/content/content.ts'
import { itemsInTurn } from './open-items.ts'
import { reviewOf } from './states.ts'
import type { SupplementState } from './supplements.ts'
import { germanNodes } from './testing/nodes.builders.ts'

const today = '2026-03-17'
const event = (node: string, key: string, day: number): LaneEvent => ({
  nodeId: `node-${node}`,
  key: `node.${key}`,
  at: new Date(Date.UTC(2026, 2, day, 10)),
})
const lane = (nodes: LaneNode[], history: LaneEvent[], supplements: SupplementState[] = []) =>
  laneStops(nodes, history, today, itemsInTurn('OPEN', nodes, supplements))
const short = (nodes: LaneNode[], history: LaneEvent[], supplements: SupplementState[] = []) =>
  lane(nodes, history, supplements).map((stop) => `${stop.label.en} ${stop.track} ${stop.state}`)

const LATER = [
  'translation agency todo',
  'handIn agency todo',
  'taxNumber authority todo',
  'vatNumber authority todo',
  'handover agency todo',
]

describe('the stops of the lane', () => {
  it('start with the form', () => {
    expect(short(germanNodes({ form: 'OPEN' }), [])).toEqual([
      'form you current',
      'check agency todo',
      'sign you todo',
      ...LATER,
    ])
  })

  it('continue with the check', () => {
    const nodes = germanNodes({ form: 'SUBMITTED', check: 'OPEN' })
    expect(short(nodes, [event('form', 'submitted', 10)]).slice(0, 3)).toEqual([
      'form you done',
      'check agency current',
      'sign you todo',
    ])
  })

  const returned = [event('form', 'submitted', 10), event('form', 'returnedFields', 12)]

  it('put the form after its check when it is returned', () => {
    const nodes = germanNodes({ form: 'RETURNED', check: 'OPEN' }, { form: { dueAt: '2026-03-16' } })
    expect(short(nodes, returned)).toEqual([
      'form you done',
      'check agency done',
      'form again you returned',
      'sign you todo',
      ...LATER,
    ])
    const [first, check, again] = lane(nodes, returned)
    expect(first?.finishedAt).toEqual(returned[0]?.at)
    expect(check).toMatchObject({ startedAt: returned[0]?.at, finishedAt: returned[1]?.at })
    expect(again).toMatchObject({ key: 'form-2', round: 2, startedAt: returned[1]?.at, dueAt: '2026-03-16' })
    expect(again?.label.zh).toBe('form（第2次）')
  })

  it('repeat the check once it has been resubmitted', () => {
    const nodes = germanNodes({ form: 'SUBMITTED', check: 'OPEN' })
    const history = [...returned, event('form', 'resubmitted', 13)]
    expect(short(nodes, history).slice(0, 5)).toEqual([
      'form you done',
      'check agency done',
      'form again you done',
      'check again agency current',
      'sign you todo',
    ])
  })

  it('show the first and the last of many rounds', () => {
    const nodes = germanNodes({ form: 'RETURNED', check: 'OPEN' })
    const history = [...returned, event('form', 'resubmitted', 13), event('form', 'returned', 14)]
    expect(short(nodes, history).slice(0, 4)).toEqual([
      'form you done',
      'check agency done',
      'form again you returned',
      'sign you todo',
    ])
    expect(lane(nodes, history)[2]?.key).toBe('form-3')
  })

  it('keep both rounds when everything was accepted', () => {
    const nodes = germanNodes({ form: 'ACCEPTED', check: 'ACCEPTED', sign: 'OPEN' })
    const history = [...returned, event('form', 'resubmitted', 13), event('form', 'accepted', 14)]
    expect(short(nodes, history).slice(0, 5)).toEqual([
      'form you done',
      'check agency done',
      'form again you done',
      'check again agency done',
      'sign you current',
    ])
  })

  it('check a signature within its own step, which is with the agency meanwhile', () => {
    const accepted = { form: 'ACCEPTED', check: 'ACCEPTED' } as const
    const sent = [event('sign', 'submitted', 13)]
    const at = (status: 'SUBMITTED' | 'RETURNED' | 'ACCEPTED', history: LaneEvent[]) =>
      short(germanNodes({ ...accepted, sign: status }), history).slice(2, 6)
    expect(at('SUBMITTED', sent).slice(0, 2)).toEqual(['sign agency current', 'translation agency todo'])
    const back = [...sent, event('sign', 'returned', 14)]
    expect(at('RETURNED', back).slice(0, 3)).toEqual([
      'sign you done',
      'sign again you returned',
      'translation agency todo',
    ])
    const again = [...back, event('sign', 'resubmitted', 15)]
    expect(at('SUBMITTED', again).slice(0, 2)).toEqual(['sign you done', 'sign again agency current'])
    expect(at('ACCEPTED', [...sent, event('sign', 'accepted', 14)]).slice(0, 2)).toEqual([
      'sign you done',
      'translation agency todo',
    ])
  })

  it('name what is skipped, late, refused and queried', () => {
    const done = {
      form: 'ACCEPTED',
      check: 'ACCEPTED',
      sign: 'ACCEPTED',
      translation: 'SKIPPED',
      handIn: 'ACCEPTED',
    } as const
    const tail = (status: 'FILED' | 'REFUSED' | 'QUERIED', dueAt: string | null = null) =>
      short(germanNodes({ ...done, taxNumber: status }, { taxNumber: { dueAt } }), []).slice(3, 6)
    expect(tail('FILED')).toEqual([
      'translation agency skipped',
      'handIn agency done',
      'taxNumber authority current',
    ])
    expect(tail('FILED', '2026-03-16')[2]).toBe('taxNumber authority late')
    expect(tail('REFUSED')[2]).toBe('taxNumber authority refused')
    expect(tail('QUERIED')[2]).toBe('taxNumber agency returned')
  })
})

const LIVES = ['OPEN', 'SUBMITTED', 'RETURNED', 'SUBMITTED', 'ACCEPTED'] as const
const EVENTS = [[], ['submitted'], ['returned'], ['resubmitted'], ['accepted']] as const

/** The nodes of a service as a purchase opens them. */
const opened = ({ process }: (typeof productContents)[number], options: Record<string, string>): LaneNode[] =>
  nodesOf(process.nodes, options).map((node, position) => ({
    ...node,
    id: `node-${node.key}`,
    position,
    status: 'LOCKED' as const,
    statusSince: new Date(0),
    reviews: node.reviews ?? null,
    filedBy: node.filedBy ?? null,
    startedAt: null,
    finishedAt: null,
    dueAt: null,
  }))

it('are as many as before the purchase, at every step of every service, whatever is checked and returned', () => {
  for (const product of productContents) {
    const options = Object.fromEntries(product.content.options.map((one) => [one.key, String(one.default)]))
    const planned = opened(product, options)
    const history: LaneEvent[] = []
    const nodes = planned.map((node) => ({ ...node }))
    expect(stepOf(lane(nodes, []), nodes)).toEqual({ index: 0, count: planned.length })
    for (const [index, node] of nodes.entries()) {
      const isSent = node.kind === 'FORM' || node.kind === 'SIGNATURE'
      for (const [at, status] of LIVES.entries()) {
        if (!isSent && status !== 'OPEN' && status !== 'ACCEPTED') continue
        if (node.kind === 'REVIEW' && status === 'OPEN') continue
        node.status = status
        const review = reviewOf(nodes, node)
        if (review && status !== 'OPEN') review.status = status === 'ACCEPTED' ? 'ACCEPTED' : 'OPEN'
        for (const key of EVENTS[at] ?? []) history.push(event(node.key, key, 9 + at))
        const step = stepOf(lane(nodes, history), nodes)
        expect(step.count, `${product.code} ${node.key} ${status}`).toBe(planned.length)
        if (status === 'OPEN' && node.kind !== 'REVIEW') expect(step.index).toBe(index + 1)
      }
    }
    expect(stepOf(lane(nodes, history), nodes)).toEqual({ index: planned.length, count: planned.length })
  }
})

const asked = (status: SupplementState['status'], dueAt: string): SupplementState => ({
  status,
  statusSince: new Date('2026-03-16T09:00:00Z'),
  dueAt,
})

describe('supplements in the lane', () => {
  const filed = {
    form: 'ACCEPTED',
    check: 'ACCEPTED',
    sign: 'ACCEPTED',
    translation: 'SKIPPED',
    handIn: 'ACCEPTED',
    taxNumber: 'FILED',
  } as const
  const nodes = germanNodes(filed, { taxNumber: { dueAt: '2026-03-25' } })
  const atWork = (supplements: SupplementState[]) =>
    lane(nodes, [], supplements)
      .filter((stop) => stop.state !== 'todo' && stop.state !== 'done' && stop.state !== 'skipped')
      .map(({ key, track, state, dueAt, inTurn }) => [key, track, state, dueAt, inTurn])

  it('stand with the seller, on their own day, while the authority’s day is not shown', () => {
    expect(atWork([asked('ASKED', '2026-03-30')])).toEqual([
      ['supplements', 'you', 'current', '2026-03-30', true],
      ['taxNumber', 'authority', 'current', null, false],
    ])
  })

  it('are late after the first of their days, and returned when one of them was', () => {
    expect(atWork([asked('ASKED', '2026-03-30'), asked('ASKED', '2026-03-16')])[0]).toEqual([
      'supplements',
      'you',
      'late',
      '2026-03-16',
      true,
    ])
    expect(atWork([asked('RETURNED', '2026-03-30')])[0]?.[2]).toBe('returned')
  })

  it('are checked by the agency once they came', () => {
    expect(atWork([asked('SUBMITTED', '2026-03-18')])).toEqual([
      ['supplements-check', 'agency', 'current', '2026-03-18', true],
      ['taxNumber', 'authority', 'current', null, false],
    ])
  })

  it('are gone once they are final, and the authority’s day is back', () => {
    expect(atWork([asked('ACCEPTED', '2026-03-18')])).toEqual([
      ['taxNumber', 'authority', 'current', '2026-03-25', true],
    ])
  })
})

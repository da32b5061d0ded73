import { array, assert, nat, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  currentIndex,
  labelSlots,
  type LaneModel,
  type LaneStop,
  linePath,
  reachedIndex,
  type StopState,
  stopPositions,
  stretchDown,
  trackIndex,
  waitUnits,
} from './lane.ts'

const PAD = { start: 0.25, end: 0.5 }

function stop(state: StopState, days?: LaneStop['days'], key = 's'): LaneStop {
  return { key, track: 'you', label: key, state, days }
}

function model(states: StopState[], rest: Partial<LaneModel> = {}): LaneModel {
  const tracks = (['you', 'agency', 'authority'] as const).map((key) => ({ key, label: key }))
  return { tracks, stops: states.map((state, index) => stop(state, undefined, `s${index}`)), ...rest }
}

describe('the current stop', () => {
  it.each([
    { states: ['done', 'current', 'todo'], current: 1, reached: 1 },
    { states: ['done', 'skipped', 'returned', 'todo'], current: 2, reached: 2 },
    { states: ['done', 'late', 'todo'], current: 1, reached: 1 },
    { states: ['done', 'refused', 'todo'], current: 1, reached: 1 },
    { states: ['todo', 'todo'], current: -1, reached: -1 },
    { states: ['done', 'todo'], current: -1, reached: 0 },
  ] as const)('$states → current $current, done up to $reached', ({ states, current, reached }) => {
    expect(currentIndex(model([...states]))).toBe(current)
    expect(reachedIndex(model([...states]))).toBe(reached)
  })

  it('has nothing done while planned, and everything when finished', () => {
    expect(reachedIndex(model(['current', 'todo'], { planned: true }))).toBe(-1)
    expect(currentIndex(model(['current', 'todo'], { planned: true }))).toBe(-1)
    expect(reachedIndex(model(['done', 'done', 'done'], { finished: true }))).toBe(2)
    expect(currentIndex(model(['done', 'current'], { finished: true }))).toBe(-1)
  })

  it('finds the row of a track', () => {
    expect(trackIndex(model([]), 'authority')).toBe(2)
    expect(trackIndex({ tracks: [], stops: [] }, 'agency')).toBe(0)
  })
})

describe('long waits are drawn longer', () => {
  it.each([
    [undefined, 1],
    [{ low: 1, high: 3 }, 1],
    [{ low: 8, high: 8 }, 1],
    [{ low: 20, high: 30 }, 1.9],
    [{ low: 60, high: 120 }, 2],
  ])('%j → %d units', (days, units) => {
    expect(waitUnits(days)).toBeCloseTo(units, 1)
  })

  it('adds the wait to the stretch after the stop', () => {
    const [a = 0, b = 0, c = 0] = stopPositions(
      [stop('done', { low: 20, high: 30 }), stop('todo'), stop('todo')],
      { pad: PAD },
    )
    expect((b - a) / (c - b)).toBeCloseTo(1.9, 1)
  })

  it('spaces evenly in the small form', () => {
    const [a = 0, b = 0, c = 0] = stopPositions(
      [stop('done', { low: 20, high: 30 }), stop('todo'), stop('todo')],
      { pad: PAD, even: true },
    )
    expect(b - a).toBeCloseTo(c - b)
  })
})

const someStops = array(record({ low: nat(60), more: nat(60) }), { minLength: 1, maxLength: 12 }).map(
  (waits) => waits.map(({ low, more }) => stop('todo', { low, high: low + more })),
)

describe('labels', () => {
  it('never overlap, are centred on their stop and stay inside', () => {
    assert(
      property(someStops, (stops) => {
        const positions = stopPositions(stops, { pad: PAD })
        const slots = labelSlots(positions)
        let edge = 0
        for (const [index, slot] of slots.entries()) {
          const start = edge + slot.before
          expect(start + slot.width / 2).toBeCloseTo(positions[index] ?? -1)
          expect(slot.width).toBeGreaterThan(0)
          edge = start + slot.width
        }
        for (const slot of slots.slice(1)) expect(slot.before).toBeGreaterThanOrEqual(-1e-9)
        expect(edge).toBeLessThanOrEqual(1.02 + 1e-9)
      }),
    )
  })

  it.each([8, 9])('leave %d stops at least 62 pixels each on a line of 650', (count) => {
    const stops = Array.from({ length: count }, (_, i) =>
      stop('todo', i === 4 ? { low: 20, high: 30 } : undefined),
    )
    for (const slot of labelSlots(stopPositions(stops, { pad: PAD }))) {
      expect(slot.width * 650).toBeGreaterThan(60)
    }
  })
})

it('twelve stops with long waits leave 66 pixels to each label on a line of 880', () => {
  const stops = Array.from({ length: 12 }, (_, index) => stop('todo', { low: index > 7 ? 20 : 1, high: 30 }))
  for (const slot of labelSlots(stopPositions(stops, { pad: PAD })))
    expect(slot.width * 880).toBeGreaterThan(66)
})

describe('the line', () => {
  it('is empty for fewer than two stops', () => {
    expect(linePath([])).toBe('')
    expect(linePath([{ x: 5, y: 5 }])).toBe('')
  })

  it('runs straight on one track and in an S between two', () => {
    expect(
      linePath([
        { x: 0, y: 10 },
        { x: 100, y: 10 },
      ]),
    ).toBe('M0 10H100')
    expect(
      linePath([
        { x: 0, y: 10 },
        { x: 100, y: 56 },
      ]),
    ).toBe('M0 10H32C61 10 61 56 90 56H100')
  })

  it('changes tracks at the end of a long wait', () => {
    expect(
      linePath([
        { x: 0, y: 10 },
        { x: 400, y: 56 },
      ]),
    ).toBe('M0 10H286C336 10 336 56 386 56H400')
  })

  it('runs down on the phone', () => {
    expect(stretchDown(10, 10)).toBe('M10 0V100')
    expect(stretchDown(10, 30)).toBe('M10 0V38C10 68 30 62 30 92V100')
  })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clockOf, timePerTurn, type ClockLine, type Running } from './time-per-turn.ts'

const START = Date.UTC(2026, 9, 25)
const HOUR = 3_600_000
const at = (hours: number) => new Date(START + hours * HOUR)
const line = (hours: number, runs: Running | null, key: ClockLine['key'] = 'order.note'): ClockLine => ({
  at: at(hours),
  key,
  runs,
})
const hoursOf = (lines: readonly ClockLine[], now: number) =>
  Object.fromEntries(
    Object.entries(timePerTurn(lines, at(now)))
      .filter(([, time]) => time > 0)
      .map(([clock, time]) => [clock, time / HOUR]),
  )

it.each([
  ['OPEN', 'seller', 'seller'],
  ['OPEN', 'none', 'nobody'],
  ['ON_HOLD', 'none', 'hold'],
  ['COMPLETED', 'none', 'over'],
  ['CANCELLED', 'none', 'over'],
] as const)('%s, turn %s: the clock of %s runs', (status, turn, clock) => {
  expect(clockOf(status, turn)).toBe(clock)
})

const HELD = [line(0, 'agency'), line(5, 'hold'), line(29, 'agency')]

it.each<[string, ClockLine[], number, object]>([
  ['nothing yet', [], 9, {}],
  ['one turn', [line(0, 'seller')], 9, { seller: 9 }],
  ['the agency goes on after a hold where it stopped', HELD, 32, { agency: 8, hold: 24 }],
  [
    'a note changes nothing',
    [line(0, 'seller'), line(3, null), line(4, 'agency')],
    9,
    { seller: 4, agency: 5 },
  ],
  ['nothing runs once it is over', [line(0, 'agency'), line(2, 'over')], 900, { agency: 2 }],
  [
    'what was granted stays with the agency until it hands over',
    [line(0, 'authority'), line(7, 'agency'), line(8, 'nobody')],
    10,
    { authority: 7, agency: 1, nobody: 2 },
  ],
  [
    'lines from before clocks were kept',
    [
      line(0, null, 'order.opened'),
      line(2, null, 'node.submitted'),
      line(3, null, 'order.held'),
      line(9, null, 'order.resumed'),
      line(10, null, 'node.returned'),
      line(12, 'agency'),
    ],
    13,
    { seller: 4, agency: 3, hold: 6 },
  ],
  ['a clock that was set back', [line(5, 'seller'), line(4, 'agency')], 6, { agency: 1 }],
])('%s', (_, lines, now, expected) => {
  expect(hoursOf(lines, now)).toEqual(expected)
})

const RUNNING: readonly Running[] = ['agency', 'seller', 'authority', 'hold', 'nobody']
const program = fc.array(fc.record({ after: fc.nat(50_000_000), runs: fc.constantFrom(...RUNNING) }), {
  minLength: 1,
  maxLength: 40,
})
const linesOf = (steps: readonly { after: number; runs: Running }[]): ClockLine[] => {
  let time = START
  return steps.map(({ after, runs }) => ({ at: new Date((time += after)), key: 'order.note', runs }))
}
const sumOf = (times: Record<string, number>) => Object.values(times).reduce((sum, time) => sum + time, 0)

it('the sum of all turns is the whole time, whatever happened', () => {
  fc.assert(
    fc.property(program, fc.nat(500_000_000), (steps, rest) => {
      const lines = linesOf(steps)
      const [first, last] = [lines[0]?.at.getTime() ?? 0, lines.at(-1)?.at.getTime() ?? 0]
      expect(sumOf(timePerTurn(lines, new Date(last + rest)))).toBe(last + rest - first)
    }),
  )
})

it('a hold and its end, put in anywhere, take nothing from any turn and give nothing to one', () => {
  fc.assert(
    fc.property(program, fc.nat(40), fc.integer({ min: 1, max: 90_000_000 }), (steps, place, pause) => {
      const lines = linesOf(steps)
      const index = place % lines.length
      const [before, now] = [lines[index], new Date((lines.at(-1)?.at.getTime() ?? 0) + HOUR)]
      if (!before || before.runs === 'hold') return
      const later = (date: Date) => new Date(date.getTime() + pause)
      const held: ClockLine[] = [
        ...lines.slice(0, index + 1),
        { ...before, runs: 'hold' },
        { ...before, at: later(before.at) },
        ...lines.slice(index + 1).map((next) => ({ ...next, at: later(next.at) })),
      ]
      const plain = timePerTurn(lines, now)
      expect(timePerTurn(held, later(now))).toEqual({ ...plain, hold: plain.hold + pause })
    }),
  )
})

it('reading it later only adds to the clock that runs', () => {
  fc.assert(
    fc.property(program, fc.nat(90_000_000), (steps, more) => {
      const lines = linesOf(steps)
      const now = lines.at(-1)?.at ?? new Date(START)
      const [sooner, later] = [timePerTurn(lines, now), timePerTurn(lines, new Date(now.getTime() + more))]
      const runs = (lines.at(-1)?.runs ?? 'nobody') as keyof typeof sooner
      expect(later).toEqual({ ...sooner, [runs]: sooner[runs] + more })
    }),
  )
})

/**
 * The lane: three tracks, one line. The line stays on the track of whoever has the work, long waits drawn
 * longer, then changes tracks in an S-curve. Everything here is arithmetic; the drawing is in `lane-*.tsx`.
 */
export type TrackKey = 'you' | 'agency' | 'authority'

export type StopState = 'done' | 'current' | 'returned' | 'late' | 'todo' | 'skipped' | 'refused'

export type LaneStop = {
  key: string
  track: TrackKey
  label: string
  /** The line below the name: days, a date, "not needed". */
  sub?: string
  state: StopState
  /** Working days this step usually takes. */
  days?: { low: number; high: number }
}

/** All texts are already in the reader's language. */
export type LaneModel = {
  /** In the fixed order you, agency, authority. */
  tracks: readonly { key: TrackKey; label: string }[]
  stops: readonly LaneStop[]
  /** Which step of how many; without it the stops are counted, of which some may stand for one step. */
  step?: { index: number; count: number }
  /** The stop where the flag stands, if it is not the first at which somebody is. */
  at?: string
  /** At the current stop: whose turn, then the clock. */
  flag?: { text: string; tone: 'yours' | 'other' }
  /** The range alone: "28 April – 19 May". */
  expected?: string
  /** Before buying: nothing has happened yet, every stop shows its owner. */
  planned?: boolean
  finished?: boolean
  /** Below a planned lane: the day number at a stop. */
  axis?: readonly { stop: string; strong: string; text?: string }[]
}

export type Point = { x: number; y: number }

const HERE: ReadonlySet<StopState> = new Set(['current', 'returned', 'late', 'refused'])
/** Up to this many days a wait is one unit long. */
const SHORT_WAIT_DAYS = 8
const LONGEST_UNITS = 2
/** From this many stops on, the labels need the space that long waits would take. */
const CROWDED = 10
const LONGEST_UNITS_CROWDED = 1.25

/** The current stop, or -1: planned, finished, or not begun. */
export function currentIndex(model: LaneModel): number {
  if (model.planned || model.finished) return -1
  const named = model.stops.findIndex((stop) => stop.key === model.at)
  if (named >= 0) return named
  return model.stops.findIndex((stop) => HERE.has(stop.state))
}

/** The last stop that the solid line reaches, or -1 when nothing is done. */
export function reachedIndex(model: LaneModel): number {
  if (model.planned) return -1
  if (model.finished) return model.stops.length - 1
  const current = currentIndex(model)
  if (current >= 0) return current
  return model.stops.findLastIndex((stop) => stop.state === 'done' || stop.state === 'skipped')
}

/** Which step it is, and how many there are. */
export function countOf(model: LaneModel): { step: number; total: number } {
  if (model.step) return { step: Math.max(1, model.step.index), total: model.step.count }
  return { step: Math.max(0, reachedIndex(model)) + 1, total: model.stops.length }
}

/** Row of a track, from the top. */
export function trackIndex(model: LaneModel, track: TrackKey): number {
  return Math.max(
    0,
    model.tracks.findIndex((candidate) => candidate.key === track),
  )
}

/** How long the line after a stop is drawn: 1 for up to 8 days, 1.9 for 20–30, never more than `longest`. */
export function waitUnits(days: LaneStop['days'], longest = LONGEST_UNITS): number {
  if (!days) return 1
  const middle = (days.low + days.high) / 2
  if (middle <= SHORT_WAIT_DAYS) return 1
  return Math.min(longest, 1 + 0.55 * Math.log2(middle / SHORT_WAIT_DAYS))
}

export type Spread = { pad: { start: number; end: number }; even?: boolean }

/** Position of each stop on the line, as shares of its width between 0 and 1. */
export function stopPositions(stops: readonly LaneStop[], { pad, even }: Spread): number[] {
  const longest = stops.length >= CROWDED ? LONGEST_UNITS_CROWDED : LONGEST_UNITS
  const gaps = stops.slice(0, -1).map((stop) => (even ? 1 : waitUnits(stop.days, longest)))
  const width = gaps.reduce((sum, gap) => sum + gap, pad.start + pad.end)
  let at = pad.start
  return stops.map((_, index) => {
    if (index > 0) at += gaps[index - 1] ?? 1
    return at / width
  })
}

export type Slot = { before: number; width: number }

/**
 * The space of each label, centred on its stop, as shares of the width: neighbours never overlap.
 * `before` is the space to the slot on the left (the first may exceed the line by `overhang`).
 */
export function labelSlots(positions: readonly number[], overhang = { start: 0.09, end: 0.02 }): Slot[] {
  const widths = positions.map((x, index) => {
    const left = index === 0 ? 2 * (x + overhang.start) : x - (positions[index - 1] ?? 0)
    const right =
      index === positions.length - 1 ? 2 * (1 + overhang.end - x) : (positions[index + 1] ?? 1) - x
    return Math.min(left, right)
  })
  let edge = 0
  return positions.map((x, index) => {
    const width = widths[index] ?? 0
    const before = x - width / 2 - edge
    edge = x + width / 2
    return { before, width }
  })
}

const round = (value: number) => Math.round(value * 10) / 10

/** One handover, from a stop to the next: along the own track, then over in an S. */
function stretch(from: Point, to: Point): string {
  if (from.y === to.y) return `H${round(to.x)}`
  const gap = to.x - from.x
  const end = to.x - Math.min(gap * 0.1, 14)
  const start = end - Math.min(gap * 0.58, 100)
  const middle = round((start + end) / 2)
  return `H${round(start)}C${middle} ${from.y} ${middle} ${to.y} ${round(end)} ${to.y}H${round(to.x)}`
}

/** The line through some stops; empty for fewer than two. */
export function linePath(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first || rest.length === 0) return ''
  let previous = first
  let path = `M${round(first.x)} ${first.y}`
  for (const point of rest) {
    path += stretch(previous, point)
    previous = point
  }
  return path
}

/** A stretch of the upright lane, in a box 100 high with x in pixels. */
export function stretchDown(fromX: number, toX: number): string {
  if (fromX === toX) return `M${fromX} 0V100`
  return `M${fromX} 0V38C${fromX} 68 ${toX} 62 ${toX} 92V100`
}

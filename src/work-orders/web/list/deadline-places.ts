/** Where the label of a point on a line stands: above or below it, in the row next to it or the one beyond. */
export type Place = { side: 'above' | 'below'; row: 0 | 1; start: number }

const SIDES = ['above', 'below'] as const

/**
 * Places labels beside points so that none covers another: they alternate between above and below, and where two would
 * collide, the nearer point keeps its place and the other moves to the other side or the second row. A point for which
 * there is no room has no label.
 * @param points positions on the line from 0 to 1, in order
 * @param width of a label, as a share of the line
 */
export function placeLabels(points: readonly number[], width: number): (Place | undefined)[] {
  const taken = { above: [-1, -1], below: [-1, -1] }
  let next = 0
  return points.map((point) => {
    const start = Math.max(0, Math.min(point, 1 - width))
    const sides = next % 2 === 0 ? SIDES : SIDES.toReversed()
    for (const row of [0, 1] as const)
      for (const side of sides) {
        if ((taken[side][row] ?? 0) > start) continue
        // A label in the second row hangs on a line that the first row must leave free.
        if (row === 1 && (taken[side][0] ?? 0) > point) continue
        taken[side][row] = start + width
        next = side === 'above' ? 1 : 0
        return { side, row, start }
      }
    return undefined
  })
}

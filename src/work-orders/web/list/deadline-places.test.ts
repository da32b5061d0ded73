import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { placeLabels } from './deadline-places.ts'

const shown = (points: number[], width = 0.2) =>
  placeLabels(points, width).map((place) => (place ? `${place.side}${place.row}@${place.start}` : '–'))

it.each([
  ['alternate', [0, 0.3, 0.6], ['above0@0', 'below0@0.3', 'above0@0.6']],
  ['are kept within the line', [0.95], ['above0@0.8']],
  ['take the other side when theirs is taken', [0, 0.05, 0.25], ['above0@0', 'below0@0.05', 'above0@0.25']],
  ['have none where there is no room', [0, 0, 0], ['above0@0', 'below0@0', '–']],
  ['of nothing', [], []],
])('labels %s', (_, points, expected) => expect(shown(points)).toEqual(expected))

it('never cover each other, and the nearest always has its own', () => {
  const points = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 20 })
  fc.assert(
    fc.property(points, fc.double({ min: 0.05, max: 0.4, noNaN: true }), (found, width) => {
      const places = placeLabels(
        found.toSorted((a, b) => a - b),
        width,
      )
      if (places.length > 0) expect(places[0]).toMatchObject({ side: 'above', row: 0 })
      const rows = new Map<string, number>()
      for (const place of places) {
        if (!place) continue
        const key = `${place.side}${place.row}`
        expect(place.start).toBeGreaterThanOrEqual(rows.get(key) ?? 0)
        expect(place.start + width).toBeLessThanOrEqual(1 + 1e-9)
        rows.set(key, place.start + width)
      }
    }),
  )
})

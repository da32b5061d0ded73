import { expect, it } from 'vitest'
import { streamOf, type EprStream } from './categories.ts'
import type { GoodsWeights, Weights } from './goods.ts'
import { quantitiesOf, type UnitsSold } from './quantities.ts'

const NOTHING: Weights = { packaging: null, device: null, battery: null }
const goods = (sku: string, weights: Partial<Weights>, fromMonth = ''): GoodsWeights => ({
  ...NOTHING,
  ...weights,
  sku,
  fromMonth,
})
const sold = (sku: string, units: number, month = '2026-03'): UnitsSold => ({ sku, month, units })
const sums = (stream: EprStream, rows: readonly UnitsSold[], known: readonly GoodsWeights[]) => {
  const found = quantitiesOf(stream, rows, known).sums
  return found && Object.fromEntries(found)
}

it.each([
  ['packaging-de', 'PACKAGING'],
  ['weee-fr', 'WEEE'],
  ['batteries-de', 'BATTERIES'],
  ['textiles-fr', null],
  ['weeek', null],
])('%s is reported as %s', (code, stream) => expect(streamOf(code)).toBe(stream))

it.each<[EprStream, Partial<Weights>, Record<string, number> | null]>([
  [
    'PACKAGING',
    { packaging: { paper: 120_000, plastics: 2_500 } },
    { 'packaging paper': 360_000, 'packaging plastics': 7_500 },
  ],
  ['PACKAGING', { packaging: {} }, {}],
  ['PACKAGING', { device: 'NONE' }, null],
  ['WEEE', { device: { kind: 'small', milligrams: 400_000 } }, { 'device small': 1_200_000 }],
  ['WEEE', { device: 'NONE' }, {}],
  ['WEEE', { packaging: { paper: 1 } }, null],
  [
    'BATTERIES',
    { battery: { kind: 'portable', chemistry: 'lithiumIon', milligrams: 45_500 } },
    { 'battery portable lithiumIon': 136_500 },
  ],
  ['BATTERIES', { battery: 'NONE' }, {}],
  ['BATTERIES', {}, null],
])('%s of three pieces of %j is %j', (stream, weights, expected) =>
  expect(sums(stream, [sold('A', 3)], [goods('A', weights)])).toEqual(expected),
)

it('names what nobody has weighed, and counts none of it as nothing', () => {
  const found = quantitiesOf(
    'PACKAGING',
    [sold('A', 5), sold('C', 2), sold('B', 7), sold('C', 6)],
    [goods('A', { packaging: { paper: 1 } })],
  )
  expect(found.unweighed).toEqual([
    { sku: 'C', units: 8 },
    { sku: 'B', units: 7 },
  ])
  expect(found.sums).toBeNull()
})

it('weighs each month by what held then', () => {
  const known = [
    goods('A', { packaging: { paper: 50 } }, '2026-03'),
    goods('A', { packaging: { paper: 100 } }),
  ]
  expect(sums('PACKAGING', [sold('A', 2, '2026-02'), sold('A', 3, '2026-03')], known)).toEqual({
    'packaging paper': 350,
  })
  const later = [goods('A', { packaging: { paper: 50 } }, '2026-03')]
  expect(quantitiesOf('PACKAGING', [sold('A', 2, '2026-02')], later).unweighed).toEqual([
    { sku: 'A', units: 2 },
  ])
})

it('a line that tells of something else alone changes no weight', () => {
  const known = [goods('A', { packaging: { paper: 100 } }), goods('A', {}, '2026-03')]
  expect(sums('PACKAGING', [sold('A', 2, '2026-03')], known)).toEqual({ 'packaging paper': 200 })
})

it('is the sum of its SKUs, whatever the order of rows and however they are split', () => {
  const random = seeded(11)
  const known = Array.from({ length: 40 }, (_, n) =>
    goods(`S${n}`, { packaging: { paper: Math.floor(random() * 1e6), glass: Math.floor(random() * 1e6) } }),
  )
  const rows = Array.from({ length: 400 }, () =>
    sold(`S${Math.floor(random() * 40)}`, Math.floor(random() * 1e5)),
  )
  const split = rows.flatMap(({ units, ...row }) => {
    const part = Math.floor(units / 3)
    return [
      { ...row, units: part },
      { ...row, units: units - part },
    ]
  })
  const whole = quantitiesOf('PACKAGING', rows, known)
  expect(quantitiesOf('PACKAGING', split.toReversed(), known.toReversed())).toEqual(whole)
  for (const [category, sum] of whole.sums ?? [])
    expect(sum).toBe(
      whole.goods.reduce(
        (total, { units, weights }) => total + units * (new Map(weights).get(category) ?? 0),
        0,
      ),
    )
})

it('says nothing rather than a sum that no computer can hold', () => {
  const known = [goods('A', { packaging: { paper: 100_000_000 } })]
  expect(quantitiesOf('PACKAGING', [sold('A', 2_000_000_000)], known).sums).toBeNull()
})

/** Numbers between 0 and 1 that are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

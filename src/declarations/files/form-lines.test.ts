import { expect, it } from 'vitest'
import { formOf } from '../boxes/entries.ts'
import { NAMED_FORMS } from './form-lines.ts'
import { formLines } from './worksheet-lines.ts'

const KINDS = [
  'PURCHASE',
  'FIXED_ASSET',
  'IMPORT',
  'IMPORT_IN_RETURN',
  'SERVICE_EU',
  'SERVICE_ABROAD',
] as const
const RATES = [2300, 2200, 2000, 1900, 800, 700, 500, 0]

it.each(['ES', 'FR'])('what the return of %s carries from before has a name', (country) => {
  const form = formOf(country)
  const boxes = form.calculated({ of: () => 1, sum: () => 1 }).map(([box]) => box)
  const names = new Set(formLines(country)?.map(({ box }) => box))
  expect([form.carriedBox, ...boxes].filter((box) => !names.has(box ?? ''))).toEqual([])
})

it.each(Object.entries(NAMED_FORMS))(
  'every box that the return of %s can fill has a name',
  (country, lines) => {
    const form = formOf(country)
    const names = new Set(lines.map(({ box }) => box))
    const boxes = [
      ...RATES.flatMap((rate) => KINDS.flatMap((kind) => form.ledger(kind, rate).map(([box]) => box))),
      ...RATES.flatMap((rate) => form.acquisition(rate).map(([box]) => box)),
      ...form.dispatch.map(([box]) => box),
      ...form.taxedElsewhere.flat().map(([box]) => box),
      ...[1, -1].flatMap((owed) => form.calculated({ of: () => owed, sum: () => owed }).map(([box]) => box)),
    ]
    expect(boxes.filter((box) => !names.has(box))).toEqual([])
    expect(names.size).toBe(lines.length)
  },
)

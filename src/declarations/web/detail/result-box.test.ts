import { expect, it } from 'vitest'
import { resultBox } from './result-box.ts'

const follows = (box: string, amount: number, before: number | null = null) => ({
  box,
  amount,
  before,
  parts: [],
})
const made = (box: string, amount: number) => ({ ...follows(box, amount), parts: ['sales'] })
const eur = (amount: number) => ({ amount, currency: 'EUR' })

it.each([
  ['the last of a form', [made('81', 100_00), follows('83', 19_00)], eur(19_00), '83'],
  [
    'before what is only reported',
    [follows('28', 474_00), follows('32', 474_00), made('E2', 1_437_00)],
    eur(474_00),
    '32',
  ],
  ['a credit', [follows('69', -304_78), follows('71', -304_78)], eur(-304_78), '71'],
  ['of a correction, the difference', [made('81', 1_391_00), follows('83', 264_29, 260_30)], eur(3_99), '83'],
  [
    'the total of a list',
    [made('FR1 goods', 5_00), follows('total supplies', 5_00)],
    eur(0),
    'total supplies',
  ],
  ['the weight of a report', [made('packaging paper', 5), follows('total weight', 5)], null, 'total weight'],
  ['none of a nil return', [follows('83', 0)], eur(0), null],
  ['none before anything is calculated', [], null, null],
] as const)('is %s', (_what, boxes, payable, box) => {
  expect(resultBox(boxes, payable)).toBe(box)
})

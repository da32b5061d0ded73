import { expect, it } from 'vitest'
import { trueUpLines, type EcoFeeKind } from './eco-fees.ts'

const fee = (kind: EcoFeeKind, paper?: number) => ({
  kind,
  lines: paper === undefined ? [] : [{ category: 'packaging paper', milligrams: paper }],
})
const report = (weights: Record<string, number>) => new Map(Object.entries(weights))
type Line = [category: string, forecast: number | null, actual: number, difference: number | null]

it.each<[string, ReturnType<typeof fee>[], (ReturnType<typeof report> | null)[], Line[]]>([
  ['nothing is known', [], [null], []],
  ['no forecast', [fee('FINAL')], [report({ 'packaging paper': 5 })], [['packaging paper', null, 5, null]]],
  [
    'more than forecast',
    [fee('ADVANCE', 3)],
    [report({ 'packaging paper': 5 })],
    [['packaging paper', 3, 5, 2]],
  ],
  ['less', [fee('ADVANCE', 7)], [report({ 'packaging paper': 5 })], [['packaging paper', 7, 5, -2]]],
  [
    'the last forecast',
    [fee('ADVANCE', 7), fee('ADVANCE', 4), fee('ADVANCE')],
    [null],
    [['packaging paper', 4, 0, -4]],
  ],
  [
    'the sum of the reports, and a material that nobody forecast',
    [fee('ADVANCE', 7)],
    [report({ 'packaging paper': 5 }), null, report({ 'packaging paper': 4, 'packaging glass': 1 })],
    [
      ['packaging glass', 0, 1, 1],
      ['packaging paper', 7, 9, 2],
    ],
  ],
])('%s', (_, fees, reports, expected) => {
  const lines = trueUpLines('PACKAGING', fees, reports)
  expect(lines.map((one): Line => [one.category, one.forecast, one.actual, one.difference])).toEqual(expected)
})

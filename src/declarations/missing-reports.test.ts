import { describe, expect, it } from 'vitest'
import { missingReports, type ImportedReport, type SellingShop } from './missing-reports.ts'

const Q1 = { from: '2026-01', to: '2026-03' }
const shop = (more: Partial<SellingShop> = {}): SellingShop => ({
  id: 's1',
  name: 'Brightoak',
  from: '2025-06-10',
  until: null,
  ...more,
})
const report = (firstDay: string, lastDay: string, shopId: string | null = 's1'): ImportedReport => ({
  shopId,
  firstDay,
  lastDay,
})

const missing = (shops: SellingShop[], reports: ImportedReport[]) =>
  missingReports({ shops, reports }, Q1).map(({ channel, month }) => `${channel} ${month}`)

describe('reports of a period', () => {
  it.each<[string, SellingShop[], ImportedReport[], string[]]>([
    ['nobody sells', [], [], []],
    ['a shop, no report', [shop()], [], ['Brightoak 2026-01', 'Brightoak 2026-02', 'Brightoak 2026-03']],
    ['one month', [shop()], [report('2026-02-03', '2026-02-27')], ['Brightoak 2026-01', 'Brightoak 2026-03']],
    ['all in one file', [shop()], [report('2026-01-02', '2026-03-30')], []],
    [
      'another shop’s',
      [shop()],
      [report('2026-01-02', '2026-03-30', 's2')],
      ['Brightoak 2026-01', 'Brightoak 2026-02', 'Brightoak 2026-03'],
    ],
    ['a file of no shop in particular', [shop()], [report('2026-01-02', '2026-03-30', null)], []],
    ['a shop that began in the period', [shop({ from: '2026-03-05' })], [], ['Brightoak 2026-03']],
    ['a shop that was removed', [shop({ until: '2026-01-20' })], [], ['Brightoak 2026-01']],
    [
      'files alone, with a gap',
      [],
      [report('2026-01-02', '2026-01-30', null), report('2026-03-02', '2026-03-30', null)],
      [' 2026-02'],
    ],
    ['files alone, the last month missing', [], [report('2025-11-02', '2026-02-20', null)], [' 2026-03']],
    ['files alone, sales began in the period', [], [report('2026-02-02', '2026-03-20', null)], []],
  ])('%s', (_name, shops, reports, expected) => {
    expect(missing(shops, reports)).toEqual(expected)
  })
})

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
const report = (months: readonly string[], shopId: string | null = 's1'): ImportedReport => ({
  shopId,
  months,
})
const stated = (months: readonly string[], shopId: string | null = 's1'): ImportedReport => ({
  shopId,
  months,
  isStatement: true,
})
const WHOLE = ['2026-01', '2026-02', '2026-03']

const missing = (shops: SellingShop[], reports: ImportedReport[]) =>
  missingReports({ shops, reports }, Q1).map(({ channel, month }) => `${channel} ${month}`)

describe('reports of a period', () => {
  it.each<[string, SellingShop[], ImportedReport[], string[]]>([
    ['nobody sells', [], [], []],
    ['a shop, no report', [shop()], [], ['Brightoak 2026-01', 'Brightoak 2026-02', 'Brightoak 2026-03']],
    ['one month', [shop()], [report(['2026-02'])], ['Brightoak 2026-01', 'Brightoak 2026-03']],
    ['all in one file', [shop()], [report(WHOLE)], []],
    [
      'another shop’s',
      [shop()],
      [report(WHOLE, 's2')],
      ['Brightoak 2026-01', 'Brightoak 2026-02', 'Brightoak 2026-03'],
    ],
    ['a file of no shop in particular', [shop()], [report(WHOLE, null)], []],
    [
      'a file with nothing of the month between',
      [shop()],
      [report(['2026-01', '2026-03'])],
      ['Brightoak 2026-02'],
    ],
    ['no sales stated of a month', [shop()], [report(['2026-01', '2026-03']), stated(['2026-02'])], []],
    ['no sales stated of all', [shop()], [stated(WHOLE)], []],
    [
      'another shop without sales',
      [shop()],
      [report(['2026-01', '2026-03']), stated(['2026-02'], 's2')],
      ['Brightoak 2026-02'],
    ],
    [
      'a statement of no shop is not one of a shop',
      [shop()],
      [stated(WHOLE, null)],
      WHOLE.map((month) => `Brightoak ${month}`),
    ],
    [
      'files alone, and no sales stated of the gap',
      [],
      [report(['2026-01', '2026-03'], null), stated(['2026-02'], null)],
      [],
    ],
    ['a statement alone is no first report', [], [stated(['2026-01'], null)], []],
    ['a shop that began in the period', [shop({ from: '2026-03-05' })], [], ['Brightoak 2026-03']],
    ['a shop that was removed', [shop({ until: '2026-01-20' })], [], ['Brightoak 2026-01']],
    ['files alone, with a gap', [], [report(['2026-01'], null), report(['2026-03'], null)], [' 2026-02']],
    [
      'files alone, the last month missing',
      [],
      [report(['2025-11', '2025-12', '2026-01', '2026-02'], null)],
      [' 2026-03'],
    ],
    ['files alone, sales began in the period', [], [report(['2026-02', '2026-03'], null)], []],
  ])('%s', (_name, shops, reports, expected) => {
    expect(missing(shops, reports)).toEqual(expected)
  })
})

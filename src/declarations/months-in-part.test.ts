import { describe, expect, it } from 'vitest'
import { type FileOfMonth, monthsInPart, type WholeMonths } from './months-in-part.ts'
import type { SellingShop } from './missing-reports.ts'

const shop = (more: Partial<SellingShop> = {}): SellingShop => ({
  id: 's1',
  name: 'Brightoak',
  from: '2025-06',
  until: null,
  ...more,
})
const upTo = (last: number, every = 1): number[] =>
  Array.from({ length: 31 }, (_, at) => 1 + at * every).filter((day) => day <= last)
const file = (days: readonly number[], more: Partial<Omit<FileOfMonth, 'daysOf'>> = {}): FileOfMonth => ({
  shopId: 's1',
  receivedOn: '2026-04-05',
  isWhole: false,
  daysOf: (month) => (month === '2026-03' ? days : []),
  ...more,
})
const part = (shops: SellingShop[], files: FileOfMonth[], whole: WholeMonths[] = []) =>
  monthsInPart({ shops, files, whole }, { from: '2026-03', to: '2026-03' }).map(
    ({ channel, why, day }) => `${channel} ${why} ${day}`,
  )

describe('a month that is reported in part', () => {
  it.each<[string, SellingShop[], FileOfMonth[], string[]]>([
    ['no file', [shop()], [], []],
    ['the whole month', [shop()], [file(upTo(31))], []],
    ['daily sales of ten days', [shop()], [file(upTo(10))], ['Brightoak ENDS 2026-03-10']],
    ['daily sales until the 21st', [shop()], [file(upTo(21))], ['Brightoak ENDS 2026-03-21']],
    ['daily sales until the 22nd', [shop()], [file(upTo(22))], []],
    ['a sale each third day until the 22nd', [shop()], [file(upTo(22, 3))], []],
    ['a sale each fourth day until the 17th', [shop()], [file(upTo(17, 4))], ['Brightoak ENDS 2026-03-17']],
    ['a sale each fifth day until the 16th', [shop()], [file(upTo(16, 5))], []],
    ['a sale each third day until the 16th', [shop()], [file(upTo(16, 3))], ['Brightoak ENDS 2026-03-16']],
    ['a slow shop', [shop()], [file([2, 5, 11, 14])], []],
    ['three days with sales', [shop()], [file([1, 2, 3])], []],
    ['four days with sales', [shop()], [file([1, 2, 3, 4])], ['Brightoak ENDS 2026-03-04']],
    [
      'received on the last day',
      [shop()],
      [file(upTo(31), { receivedOn: '2026-03-31' })],
      ['Brightoak EARLY 2026-03-31'],
    ],
    ['received on the next', [shop()], [file(upTo(31), { receivedOn: '2026-04-01' })], []],
    [
      'received early, and once more later',
      [shop()],
      [file(upTo(15), { receivedOn: '2026-03-16' }), file(upTo(31))],
      [],
    ],
    ['a marketplace’s file that ends early', [shop()], [file(upTo(10), { isWhole: true })], []],
    [
      'a marketplace’s file that came early',
      [shop()],
      [file(upTo(10), { isWhole: true, receivedOn: '2026-03-11' })],
      ['Brightoak EARLY 2026-03-11'],
    ],
    ['another shop’s', [shop()], [file(upTo(10), { shopId: 's2' })], []],
    ['of no shop in particular', [shop()], [file(upTo(10), { shopId: null })], ['Brightoak ENDS 2026-03-10']],
    [
      'of no shop in particular, and the rest of the shop’s',
      [shop()],
      [file(upTo(10), { shopId: null }), file([29])],
      [],
    ],
    ['a shop that was removed', [shop({ until: '2026-03-12' })], [file(upTo(10))], []],
    ['files alone', [], [file(upTo(10), { shopId: null })], [' ENDS 2026-03-10']],
  ])('%s', (_name, shops, files, expected) => {
    expect(part(shops, files)).toEqual(expected)
  })

  it('not where the marketplace gave it, or no sales are stated', () => {
    const early = file(upTo(10), { receivedOn: '2026-03-11' })
    expect(part([shop()], [early], [{ shopId: 's1', months: ['2026-03'] }])).toEqual([])
    expect(part([shop()], [early], [{ shopId: 's2', months: ['2026-03'] }])).toHaveLength(1)
    expect(part([shop()], [early], [{ shopId: 's1', months: ['2026-02'] }])).toHaveLength(1)
  })
})

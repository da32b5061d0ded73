import { expect, it } from 'vitest'
import { categoryName } from './category-names.ts'
import { GOODS_COLUMNS, type GoodsCells, type GoodsColumn } from './goods-columns.ts'
import { goodsCells } from './goods-cells.ts'
import { readGoods } from './read-goods.ts'

const EMPTY = Object.fromEntries(GOODS_COLUMNS.map((column) => [column, ''])) as Record<GoodsColumn, string>
const cells = (given: Partial<GoodsCells>): GoodsCells => ({ ...EMPTY, sku: 'A', ...given })

it.each<[Partial<GoodsCells>, object]>([
  [{ paper: '120', plastics: '2,5' }, { packaging: { paper: 120_000, plastics: 2_500 } }],
  [{ paper: '0.4 g' }, { packaging: { paper: 400 } }],
  [{ paper: '0' }, { packaging: {} }],
  [{ device: 'none' }, { device: 'NONE', packaging: null }],
  [{ device: 'small', deviceGrams: '400' }, { device: { kind: 'small', milligrams: 400_000 } }],
  [{ device: '灯具', deviceGrams: '35' }, { device: { kind: 'lamps', milligrams: 35_000 } }],
  [
    { battery: 'Portable battery', chemistry: 'lithiumIon', batteryGrams: '45.5' },
    { battery: { kind: 'portable', chemistry: 'lithiumIon', milligrams: 45_500 } },
  ],
  [
    { battery: '无', fromMonth: '2026-03-01' },
    { battery: 'NONE', fromMonth: '2026-03' },
  ],
  [{ sku: '=cmd()<script>', paper: '1' }, { sku: '=cmd()<script>' }],
  [{ paper: '100000' }, { packaging: { paper: 100_000_000 } }],
  [{ paper: '1' }, { gtu: null }],
  [{ gtu: 'GTU_06' }, { gtu: 'GTU_06', packaging: null, device: null, battery: null }],
  [{ gtu: 'gtu 6' }, { gtu: 'GTU_06' }],
  [{ gtu: '13' }, { gtu: 'GTU_13' }],
  [{ gtu: ' 无 ' }, { gtu: 'NONE' }],
])('%j is %j', (given, expected) => expect(readGoods(cells(given))).toMatchObject({ goods: expected }))

it.each<[Partial<GoodsCells>, GoodsColumn, string]>([
  [{ sku: ' ', paper: '1' }, 'sku', 'NO_SKU'],
  [{ sku: 'x'.repeat(101), paper: '1' }, 'sku', 'SKU_TOO_LONG'],
  [{ paper: '-1' }, 'paper', 'BAD_WEIGHT'],
  [{ paper: 'ten' }, 'paper', 'BAD_WEIGHT'],
  [{ paper: '1,234' }, 'paper', 'BAD_WEIGHT'],
  [{ paper: '0.0001' }, 'paper', 'BAD_WEIGHT'],
  [{ paper: '1000000000' }, 'paper', 'TOO_HEAVY'],
  [{ paper: '1e9' }, 'paper', 'BAD_WEIGHT'],
  [{ paper: '99999999999999999999' }, 'paper', 'TOO_HEAVY'],
  [{ fromMonth: '2026-13', paper: '1' }, 'fromMonth', 'BAD_MONTH'],
  [{ device: 'toaster', deviceGrams: '1' }, 'device', 'UNKNOWN_KIND'],
  [{ device: 'small' }, 'deviceGrams', 'NO_WEIGHT'],
  [{ device: 'small', deviceGrams: '0' }, 'deviceGrams', 'NO_WEIGHT'],
  [{ deviceGrams: '5' }, 'device', 'NO_KIND'],
  [{ device: 'none', deviceGrams: '5' }, 'deviceGrams', 'NO_KIND'],
  [{ battery: 'portable', batteryGrams: '5' }, 'chemistry', 'NO_CHEMISTRY'],
  [{ battery: 'portable', chemistry: 'plutonium', batteryGrams: '5' }, 'chemistry', 'UNKNOWN_KIND'],
  [{ chemistry: 'lead' }, 'battery', 'NO_KIND'],
  [{ gtu: 'GTU_14' }, 'gtu', 'UNKNOWN_GTU'],
  [{ gtu: '0' }, 'gtu', 'UNKNOWN_GTU'],
  [{ gtu: 'electronics' }, 'gtu', 'UNKNOWN_GTU'],
  [{}, 'paper', 'NOTHING_SAID'],
])('%j: %s has %s', (given, column, problem) =>
  expect(readGoods(cells(given))).toEqual({ problems: [{ column, problem }] }),
)

it.each(['other', 'other chemistry', '其他化学体系', '其他'])(
  '%s is a chemistry that has no name of its own',
  (chemistry) => {
    const found = readGoods(cells({ battery: '便携式电池', chemistry, batteryGrams: '5' }))
    expect(found).toMatchObject({ goods: { battery: { chemistry: 'other' } } })
    expect(categoryName('battery portable other')).toEqual({
      en: 'Portable battery, other chemistry',
      zh: '便携式电池（其他化学体系）',
    })
  },
)

it.each([{ gtu: 'NONE' }, { gtu: 'GTU_01' }, { gtu: null, paper: '1' }] as const)(
  'what is known is written as it would be typed: %j',
  ({ gtu, ...given }) => {
    const first = readGoods(cells({ ...given, gtu: gtu ?? '' }))
    if ('problems' in first) throw new Error('not read')
    expect(first.goods.gtu).toBe(gtu)
    expect(readGoods(goodsCells(first.goods))).toEqual(first)
  },
)

it('names everything that is wrong at once', () => {
  const found = readGoods(cells({ sku: '', paper: '-1', glass: 'x', device: 'no idea' }))
  expect('problems' in found && found.problems).toHaveLength(4)
})

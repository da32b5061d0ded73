import { MATERIALS } from './categories.ts'

/** What a piece weighs; all of them are replaced together. */
export const WEIGHT_COLUMNS = [
  ...MATERIALS,
  'device',
  'deviceGrams',
  'battery',
  'chemistry',
  'batteryGrams',
] as const

/** What is said of a SKU, as it is typed or stands in a table; weights in grams of one piece. */
export const GOODS_COLUMNS = ['sku', 'fromMonth', ...WEIGHT_COLUMNS, 'gtu'] as const
/** For whoever needs the groups of goods alone. */
export const GROUP_COLUMNS = ['sku', 'fromMonth', 'gtu'] as const satisfies readonly GoodsColumn[]
export type GoodsColumn = (typeof GOODS_COLUMNS)[number]
export type GoodsCells = Readonly<Record<GoodsColumn, string>>

/** How a kind of goods is said that has none. */
export const NONE = 'none' as const

/** Every column by its text. */
export const cellsBy = (textOf: (column: GoodsColumn) => string): GoodsCells =>
  Object.fromEntries(GOODS_COLUMNS.map((column) => [column, textOf(column)])) as Record<GoodsColumn, string>

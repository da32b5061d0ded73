import { type GoodsCells, WEIGHT_COLUMNS } from './goods-columns.ts'

type Known = Pick<GoodsCells, 'sku' | 'fromMonth'>

/**
 * What a form says of a SKU. Of one that is changed it shows everything: what was emptied is taken back, and which SKU it is,
 * from which month on, is not typed again. One that is added may be known already: what was left blank stays.
 */
export function saidOf(typed: GoodsCells, known: Known | undefined): Known & Partial<GoodsCells> {
  if (known) return { ...typed, sku: known.sku, fromMonth: known.fromMonth }
  const { sku, fromMonth, gtu, ...weights } = typed
  return {
    sku,
    fromMonth,
    ...(WEIGHT_COLUMNS.some((column) => typed[column].trim() !== '') && weights),
    ...(gtu !== '' && { gtu }),
  }
}

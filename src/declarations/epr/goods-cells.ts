import { MATERIALS } from './categories.ts'
import type { Goods } from './goods.ts'
import { gramText } from './kilograms.ts'
import { cellsBy, NONE, type GoodsCells, type GoodsColumn } from './goods-columns.ts'

const BLANK = cellsBy(() => '')

/** What is known of a SKU as it would be typed: what `readGoods` reads. */
export function goodsCells({ sku, fromMonth, packaging, device, battery, gtu }: Goods): GoodsCells {
  const cells: Record<GoodsColumn, string> = {
    ...BLANK,
    sku,
    fromMonth,
    gtu: gtu === 'NONE' ? NONE : (gtu ?? ''),
  }
  for (const material of MATERIALS) if (packaging) cells[material] = gramsOrBlank(packaging[material])
  // Goods without packaging of their own are said by a nought.
  if (packaging && Object.keys(packaging).length === 0) cells.paper = '0'
  if (device === 'NONE') cells.device = NONE
  else if (device) Object.assign(cells, { device: device.kind, deviceGrams: gramText(device.milligrams) })
  if (battery === 'NONE') cells.battery = NONE
  else if (battery)
    Object.assign(cells, {
      battery: battery.kind,
      chemistry: battery.chemistry,
      batteryGrams: gramText(battery.milligrams),
    })
  return cells
}

const gramsOrBlank = (milligrams: number | undefined): string =>
  milligrams === undefined ? '' : gramText(milligrams)

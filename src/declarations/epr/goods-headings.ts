import type { LocalText } from '#platform/shared/local-text.ts'
import { MATERIAL_NAMES } from './category-names.ts'
import { MATERIALS } from './categories.ts'
import type { GoodsColumn } from './goods-columns.ts'

const weightOf = ({ en, zh }: LocalText): LocalText => ({ en: `${en} (g)`, zh: `${zh}（克）` })

const MATERIAL_HEADINGS = Object.fromEntries(
  MATERIALS.map((material) => [material, weightOf(MATERIAL_NAMES[material])]),
) as Record<(typeof MATERIALS)[number], LocalText>

/** The columns of the table of goods. */
export const GOODS_HEADINGS: Record<GoodsColumn, LocalText> = {
  sku: { en: 'SKU', zh: 'SKU' },
  fromMonth: { en: 'From month (YYYY-MM)', zh: '生效月份（YYYY-MM）' },
  ...MATERIAL_HEADINGS,
  device: { en: 'Kind of device', zh: '电子电气类别' },
  deviceGrams: { en: 'Device (g)', zh: '电器重量（克）' },
  battery: { en: 'Kind of battery', zh: '电池类别' },
  chemistry: { en: 'Battery chemistry', zh: '电池化学体系' },
  batteryGrams: { en: 'Battery (g)', zh: '电池重量（克）' },
  gtu: { en: 'GTU (Poland)', zh: 'GTU（波兰）' },
}

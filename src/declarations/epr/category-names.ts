import type { LocalText } from '#platform/shared/local-text.ts'
import type { BatteryKind, Chemistry, DeviceKind, EprStream, Material } from './categories.ts'

export const STREAM_NAMES: Record<EprStream, LocalText> = {
  PACKAGING: { en: 'Packaging quantities', zh: '包装数量申报' },
  WEEE: { en: 'Quantities of electrical goods', zh: '电子电气产品数量申报' },
  BATTERIES: { en: 'Battery quantities', zh: '电池数量申报' },
}

export const MATERIAL_NAMES: Record<Material, LocalText> = {
  glass: { en: 'Glass', zh: '玻璃' },
  paper: { en: 'Paper, cardboard', zh: '纸、纸板、纸箱' },
  plastics: { en: 'Plastics', zh: '塑料' },
  ferrousMetals: { en: 'Iron and steel', zh: '铁、钢、马口铁' },
  aluminium: { en: 'Aluminium', zh: '铝' },
  drinkCartons: { en: 'Drink cartons', zh: '饮料纸盒' },
  composites: { en: 'Other composites', zh: '其他复合材料' },
  wood: { en: 'Wood', zh: '木' },
  other: { en: 'Other materials', zh: '其他材料' },
}

export const DEVICE_NAMES: Record<DeviceKind, LocalText> = {
  temperature: { en: 'Heating and cooling equipment', zh: '温度交换设备' },
  screens: { en: 'Screens and monitors', zh: '屏幕和显示器' },
  lamps: { en: 'Lamps', zh: '灯具' },
  large: { en: 'Large equipment (over 50 cm)', zh: '大型设备（超过50厘米）' },
  small: { en: 'Small equipment (up to 50 cm)', zh: '小型设备（50厘米以内）' },
  smallIt: { en: 'Small IT and telecoms equipment', zh: '小型信息通信设备' },
}

export const BATTERY_NAMES: Record<BatteryKind, LocalText> = {
  portable: { en: 'Portable battery', zh: '便携式电池' },
  lightTransport: { en: 'Battery for light means of transport', zh: '轻型交通工具电池' },
  starting: { en: 'Starter battery', zh: '启动电池' },
  industrial: { en: 'Industrial battery', zh: '工业电池' },
  electricVehicle: { en: 'Electric vehicle battery', zh: '电动汽车电池' },
}

export const CHEMISTRY_NAMES: Record<Chemistry, LocalText> = {
  alkaline: { en: 'alkaline', zh: '碱性' },
  zincCarbon: { en: 'zinc–carbon', zh: '碳性' },
  lithium: { en: 'lithium, not rechargeable', zh: '一次锂电池' },
  lithiumIon: { en: 'lithium-ion', zh: '锂离子' },
  nickelMetalHydride: { en: 'nickel–metal hydride', zh: '镍氢' },
  nickelCadmium: { en: 'nickel–cadmium', zh: '镍镉' },
  lead: { en: 'lead–acid', zh: '铅酸' },
  other: { en: 'other chemistry', zh: '其他化学体系' },
}

const TOTAL: LocalText = { en: 'Total weight', zh: '合计重量' }

const named = (names: Record<string, LocalText>, key: string): LocalText => names[key] ?? { en: key, zh: key }

/** A line of a quantity report, `packaging paper`, in words; null for a line of another declaration. */
export function categoryName(category: string): LocalText | null {
  const [what, kind = '', chemistry = ''] = category.split(' ')
  if (category === 'total weight') return TOTAL
  if (what === 'packaging') return named(MATERIAL_NAMES, kind)
  if (what === 'device') return named(DEVICE_NAMES, kind)
  if (what !== 'battery') return null
  const [of, made] = [named(BATTERY_NAMES, kind), named(CHEMISTRY_NAMES, chemistry)]
  return { en: `${of.en}, ${made.en}`, zh: `${of.zh}（${made.zh}）` }
}

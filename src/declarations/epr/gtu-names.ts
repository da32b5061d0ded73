import type { LocalText } from '#platform/shared/local-text.ts'
import type { GtuCode } from './gtu.ts'

/** In short: the regulation names them by codes of the customs tariff and of its annexes. */
export const GTU_NAMES: Record<GtuCode, LocalText> = {
  GTU_01: { en: 'Alcoholic drinks', zh: '酒精饮料' },
  GTU_02: { en: 'Motor fuels', zh: '车用燃料' },
  GTU_03: { en: 'Heating oil, lubricants', zh: '燃料油、润滑油' },
  GTU_04: { en: 'Tobacco, liquid for e-cigarettes', zh: '烟草制品、电子烟液' },
  GTU_05: { en: 'Waste', zh: '废料' },
  GTU_06: { en: 'Listed electronics, toner, stretch film', zh: '指定电子产品、墨盒、缠绕膜' },
  GTU_07: { en: 'Vehicles and their parts', zh: '车辆及零件' },
  GTU_08: { en: 'Precious and base metals, jewellery', zh: '贵金属、贱金属、首饰' },
  GTU_09: { en: 'Medicines and listed medical goods', zh: '药品及指定医疗用品' },
  GTU_10: { en: 'Buildings and land', zh: '房屋、土地' },
  GTU_11: { en: 'Emission allowances', zh: '排放配额' },
  GTU_12: { en: 'Intangible services', zh: '无形服务' },
  GTU_13: { en: 'Transport and storage', zh: '运输、仓储' },
}

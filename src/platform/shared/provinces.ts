import type { LocalText } from './local-text.ts'

/** Provinces, municipalities and autonomous regions of mainland China by ISO 3166-2, in its order. */
export const PROVINCES = {
  'CN-AH': { en: 'Anhui', zh: '安徽省' },
  'CN-BJ': { en: 'Beijing', zh: '北京市' },
  'CN-CQ': { en: 'Chongqing', zh: '重庆市' },
  'CN-FJ': { en: 'Fujian', zh: '福建省' },
  'CN-GD': { en: 'Guangdong', zh: '广东省' },
  'CN-GS': { en: 'Gansu', zh: '甘肃省' },
  'CN-GX': { en: 'Guangxi', zh: '广西壮族自治区' },
  'CN-GZ': { en: 'Guizhou', zh: '贵州省' },
  'CN-HA': { en: 'Henan', zh: '河南省' },
  'CN-HB': { en: 'Hubei', zh: '湖北省' },
  'CN-HE': { en: 'Hebei', zh: '河北省' },
  'CN-HI': { en: 'Hainan', zh: '海南省' },
  'CN-HL': { en: 'Heilongjiang', zh: '黑龙江省' },
  'CN-HN': { en: 'Hunan', zh: '湖南省' },
  'CN-JL': { en: 'Jilin', zh: '吉林省' },
  'CN-JS': { en: 'Jiangsu', zh: '江苏省' },
  'CN-JX': { en: 'Jiangxi', zh: '江西省' },
  'CN-LN': { en: 'Liaoning', zh: '辽宁省' },
  'CN-NM': { en: 'Inner Mongolia', zh: '内蒙古自治区' },
  'CN-NX': { en: 'Ningxia', zh: '宁夏回族自治区' },
  'CN-QH': { en: 'Qinghai', zh: '青海省' },
  'CN-SC': { en: 'Sichuan', zh: '四川省' },
  'CN-SD': { en: 'Shandong', zh: '山东省' },
  'CN-SH': { en: 'Shanghai', zh: '上海市' },
  'CN-SN': { en: 'Shaanxi', zh: '陕西省' },
  'CN-SX': { en: 'Shanxi', zh: '山西省' },
  'CN-TJ': { en: 'Tianjin', zh: '天津市' },
  'CN-XJ': { en: 'Xinjiang', zh: '新疆维吾尔自治区' },
  'CN-XZ': { en: 'Tibet', zh: '西藏自治区' },
  'CN-YN': { en: 'Yunnan', zh: '云南省' },
  'CN-ZJ': { en: 'Zhejiang', zh: '浙江省' },
} as const satisfies Record<string, LocalText>
export type ProvinceCode = keyof typeof PROVINCES

export const isProvince = (code: string | undefined): code is ProvinceCode =>
  code !== undefined && code in PROVINCES

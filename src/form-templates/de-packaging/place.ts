import type { Place } from '../parts/place.ts'

export const DE_PACKAGING: Place = {
  code: 'DE',
  name: { en: 'Germany', zh: '德国' },
  office: { en: 'the packaging register LUCID', zh: '包装登记处（LUCID）' },
  currency: 'EUR',
  nameHelp: {
    en: 'The same spelling as in the marketplace account. Marketplaces compare it with the public register.',
    zh: '须与店铺后台的英文名称一致，平台会与LUCID公开登记信息核对。没有英文名称的，可使用拼音。',
  },
  domestic: {
    en: 'German companies use this form as well; they need no authorised representative.',
    zh: '德国公司也可使用本表，无需指定授权代表。',
  },
}

import type { Place } from '../parts/place.ts'

/** The schemes are of the Union; the office is that of the state of identification. */
export const EU: Place = {
  code: 'EU',
  name: { en: 'the EU', zh: '欧盟' },
  office: { en: 'the tax office of the state of identification', zh: '办理国税局' },
  currency: 'EUR',
  nameHelp: {
    en: 'The same spelling as in the shop and at the bank. It goes into the register of the scheme.',
    zh: '须与店铺后台及银行账户的英文名称一致，将登记到系统中。没有英文名称的，可使用拼音。',
  },
}

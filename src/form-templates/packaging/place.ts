import type { LocalText } from '#platform/shared/local-text.ts'
import type { Place } from '../parts/place.ts'

/** A country's packaging register: domestic companies use the same list. */
export function packagingPlace(code: string, name: LocalText, office: LocalText): Place {
  return {
    code,
    name,
    office,
    currency: 'EUR',
    nameHelp: {
      en: 'The same spelling as in the marketplace account. Marketplaces compare it with the register.',
      zh: '须与店铺后台的英文名称一致，平台会与登记信息核对。没有英文名称的，可使用拼音。',
    },
    domestic: {
      en: `Companies in ${name.en} use this form as well; they need no authorised representative.`,
      zh: `${name.zh}公司也可使用本表，无需指定授权代表。`,
    },
  }
}

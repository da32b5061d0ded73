import { defineRefusals } from '#platform/shared/refusal.ts'

export const catalogueRefusals = defineRefusals('catalogue', {
  product_not_found: {
    code: 499,
    status: 404,
    en: 'This service does not exist or is no longer sold.',
    zh: '该服务不存在或已下架。',
  },
  option_unknown: {
    code: 499,
    status: 422,
    en: 'This service has no option “{{option}}”.',
    zh: '该服务没有“{{option}}”这个选项。',
  },
  option_value_unknown: {
    code: 499,
    status: 422,
    en: 'The choice made for “{{optionEn}}” is not offered, or no longer offered. Please choose again.',
    zh: '“{{optionZh}}”所选的内容目前不提供，请重新选择。',
  },
  quantity_not_offered: {
    code: 499,
    status: 422,
    en: 'This service can be bought at most {{max}} times in one order.',
    zh: '该服务每个订单最多购买{{max}}份。',
  },
  no_price: {
    code: 499,
    status: 422,
    en: 'This service has no price in {{currency}} at the moment. Please choose another currency.',
    zh: '该服务暂无{{currency}}价格，请选择其他币种。',
  },
})

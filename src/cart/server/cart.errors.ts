import { defineRefusals } from '#platform/shared/refusal.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { CartProblemKind } from '../contract.ts'

export const cartRefusals = defineRefusals('cart', {
  line_not_found: {
    code: 499,
    status: 404,
    en: 'This service is no longer in your cart. Please reload the page.',
    zh: '购物车中已没有该项服务，请刷新页面。',
  },
  full: {
    code: 499,
    status: 422,
    en: 'A cart can hold up to {{max}} services. Please order these first.',
    zh: '购物车最多可放{{max}}项服务，请先结算。',
  },
  price_changed_again: {
    code: 499,
    status: 409,
    en: 'The price has changed again. Please check the cart once more.',
    zh: '价格再次变动，请重新查看购物车。',
  },
})

/** The text of a line's problem for the buyer. */
export const PROBLEM_TEXTS: Record<CartProblemKind, LocalText> = {
  NOT_SOLD: { en: 'This service is no longer available. Please remove it.', zh: '该服务已下架，请移除。' },
  OPTIONS_CHANGED: {
    en: 'The options you chose are no longer available. Please choose again on the service page.',
    zh: '所选内容已不再提供，请到服务详情页重新选择。',
  },
  NO_PRICE: {
    en: 'This service has no price in this currency. Please choose another currency.',
    zh: '该服务暂无此币种价格，请切换币种。',
  },
  PRICE_CHANGED: {
    en: 'The price has changed since you added this service.',
    zh: '加入购物车后，该服务的价格有变动。',
  },
}

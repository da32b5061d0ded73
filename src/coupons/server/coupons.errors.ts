import { defineRefusals } from '#platform/shared/refusal.ts'
import type { CouponObstacle } from '../coupon.ts'

const refused = { code: 499, status: 422 } as const

export const couponRefusals = defineRefusals('coupon', {
  not_found: {
    code: 499,
    status: 404,
    en: 'There is no coupon with this code.',
    zh: '找不到这个优惠码。',
  },
  not_begun: {
    ...refused,
    en: 'This coupon can be used from {{day}}.',
    zh: '该优惠券自{{day}}起可用。',
  },
  expired: { ...refused, en: 'This coupon has expired.', zh: '该优惠券已过期。' },
  stopped: { ...refused, en: 'This coupon is no longer accepted.', zh: '该优惠券已停用。' },
  used_up: {
    ...refused,
    en: 'This coupon has been used up.',
    zh: '该优惠券已用完。',
  },
  used: {
    ...refused,
    en: 'Your company has already used this coupon.',
    zh: '贵公司已使用过该优惠券。',
  },
  not_first_order: {
    ...refused,
    en: 'This coupon is for the first order of a company, and yours has already ordered.',
    zh: '该优惠券仅限首单使用，贵公司此前已下过订单。',
  },
  other_services: {
    ...refused,
    en: 'This coupon does not apply to the services in your cart.',
    zh: '该优惠券不适用于购物车中的服务。',
  },
  below_minimum: {
    ...refused,
    en: 'The services this coupon covers do not reach its minimum amount. Add more of them, or choose another coupon.',
    zh: '适用该优惠券的服务未达到最低金额，请增加适用的服务或改用其他优惠券。',
  },
  other_currency: {
    ...refused,
    en: 'This coupon cannot be used in this currency.',
    zh: '该优惠券不适用于此币种。',
  },
  bundle_better: {
    ...refused,
    en: 'The multi-country price saves you more, and this coupon cannot be combined with it.',
    zh: '多国套餐价更优惠，且该优惠券不能与之叠加使用。',
  },
  code_taken: {
    ...refused,
    en: 'There is already a coupon with the code {{code}}.',
    zh: '优惠码{{code}}已存在。',
  },
  changed_meanwhile: {
    code: 499,
    status: 409,
    en: 'Someone else has changed this coupon in the meantime. Please review it again.',
    zh: '该优惠券已被其他人修改，请重新查看。',
  },
  product_unknown: {
    ...refused,
    en: 'There is no service with the code {{code}}.',
    zh: '不存在代码为{{code}}的服务。',
  },
})

export const obstacleRefusal = (obstacle: CouponObstacle) => couponRefusals[obstacle]()

import { defineRefusals } from '#platform/shared/refusal.ts'

export const orderRefusals = defineRefusals('order', {
  not_found: { code: 499, status: 404, en: 'This order does not exist.', zh: '该订单不存在。' },
  cart_changed: {
    code: 499,
    status: 409,
    en: 'Your cart has changed in the meantime, perhaps in another window. Please check it again.',
    zh: '购物车已有变动（可能在其他窗口中操作过），请重新查看。',
  },
  line_problem: {
    code: 499,
    status: 422,
    en: 'Something in your cart can no longer be ordered as it is. Please check the cart.',
    zh: '购物车中有服务目前无法下单，请返回购物车查看。',
  },
  price_changed: {
    code: 499,
    status: 409,
    en: 'The price has changed in the meantime. Please check the new amount and confirm again.',
    zh: '价格已有变动，请核对新的金额后再次确认。',
  },
  renewal_refused: {
    code: 499,
    status: 409,
    en: 'Something in this renewal cannot be renewed now. Please check the list again.',
    zh: '所选服务中有目前无法续费的项目，请重新核对。',
  },
  company_incomplete: {
    code: 499,
    status: 422,
    en: 'The invoice needs your company’s name and address. Please complete the company profile first.',
    zh: '开具发票需要企业名称和地址，请先完善企业信息。',
  },
  agreement_outdated: {
    code: 499,
    status: 409,
    en: 'There is a newer version of the user agreement. Please read and accept it.',
    zh: '用户协议已更新，请阅读并同意新版本。',
  },
  not_cancellable: {
    code: 499,
    status: 422,
    en: 'Order {{number}} can no longer be cancelled: it is already paid or closed. Please contact us if you need help.',
    zh: '订单{{number}}已付款或已关闭，无法取消，如有需要请联系我们。',
  },
})

import { defineRefusals } from '#platform/shared/refusal.ts'

export const paymentRefusals = defineRefusals('payment', {
  order_not_found: { code: 499, status: 404, en: 'There is no such order.', zh: '该订单不存在。' },
  already_paid: {
    code: 499,
    status: 422,
    en: 'Order {{number}} is already paid. Nothing is charged again.',
    zh: '订单{{number}}已付款，不会重复扣款。',
  },
  order_cancelled: {
    code: 499,
    status: 422,
    en: 'Order {{number}} was cancelled and cannot be paid any more.',
    zh: '订单{{number}}已取消，无法付款。',
  },
  order_expired: {
    code: 499,
    status: 422,
    en: 'The time to pay order {{number}} is over. Please order again.',
    zh: '订单{{number}}已超过付款期限，请重新下单。',
  },
  not_available: {
    code: 499,
    status: 422,
    en: 'Online payment is not set up here. Please write to us.',
    zh: '暂未开通在线支付，请联系我们。',
  },
  refused: {
    code: 3,
    status: 402,
    en: 'The payment was refused. Nothing was charged; you can try again or use another card.',
    zh: '付款被拒绝，未扣款。您可以重试或更换银行卡。',
  },
  needs_payer: {
    code: 3,
    status: 402,
    en: 'The payment is not finished yet. You can go on with it or start again.',
    zh: '付款尚未完成，您可以继续付款或重新发起。',
  },
  provider_down: {
    code: 502,
    status: 502,
    en: 'The payment provider cannot be reached just now. Nothing was charged; please try again in a moment.',
    zh: '暂时无法连接支付服务商，未扣款，请稍后重试。',
  },
  webhook_rejected: {
    code: 499,
    status: 422,
    en: 'The signature of this event is not valid.',
    zh: '该事件的签名无效。',
  },
  webhook_mismatch: {
    code: 499,
    status: 422,
    en: 'This event does not fit any payment here.',
    zh: '该事件与现有付款不符。',
  },
})

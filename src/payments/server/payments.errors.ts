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
  refund_not_found: { code: 499, status: 404, en: 'There is no such refund.', zh: '该退款不存在。' },
  refund_not_by_hand: {
    code: 499,
    status: 422,
    en: 'The payment provider sends this refund; there is nothing to do by hand.',
    zh: '该退款由支付服务商原路退回，无需人工转账。',
  },
  refund_not_failed: {
    code: 499,
    status: 409,
    en: 'This refund has not failed; there is nothing to try again.',
    zh: '该退款并未失败，无需重试。',
  },
  refund_key_reused: {
    code: 499,
    status: 409,
    en: 'This request has already been used for another refund. Please open the order again.',
    zh: '该请求已用于另一笔退款，请重新打开订单。',
  },
  refund_too_high: {
    code: 499,
    status: 422,
    en: 'This is more than can still be sent back. The order has been reloaded.',
    zh: '超出可退金额，订单已重新载入。',
  },
  not_refundable: {
    code: 499,
    status: 422,
    en: 'Nothing of order {{number}} can be sent back: it is not paid, or all of it went back.',
    zh: '订单{{number}}没有可退款项：尚未付款或已全部退款。',
  },
  transfer_not_found: {
    code: 499,
    status: 404,
    en: 'There is no such incoming transfer.',
    zh: '该笔到账不存在。',
  },
  transfer_decided: {
    code: 499,
    status: 409,
    en: 'Somebody has decided about this transfer already. The list has been reloaded.',
    zh: '该笔到账已由他人处理，列表已重新载入。',
  },
  transfer_other_currency: {
    code: 499,
    status: 422,
    en: 'The order is in another currency than this transfer.',
    zh: '到账币种与订单币种不一致。',
  },
  transfer_known: {
    code: 499,
    status: 409,
    en: 'A line with this bank id is booked already, with different content. Please check the id.',
    zh: '该银行流水号已登记且内容不同，请核对流水号。',
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
    en: 'The payment is not finished yet. You can continue with it or start again.',
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

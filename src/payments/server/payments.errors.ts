import { defineRefusals } from '#platform/shared/refusal.ts'

export const paymentRefusals = defineRefusals('payment', {
  order_not_found: { code: 499, status: 404, en: 'This order does not exist.', zh: '该订单不存在。' },
  already_paid: {
    code: 499,
    status: 422,
    en: 'Order {{number}} is already paid. You will not be charged again.',
    zh: '订单{{number}}已付款，不会重复扣款。',
  },
  order_cancelled: {
    code: 499,
    status: 422,
    en: 'Order {{number}} was cancelled and can no longer be paid. Please order again.',
    zh: '订单{{number}}已取消，无法付款，请重新下单。',
  },
  order_expired: {
    code: 499,
    status: 422,
    en: 'The payment deadline for order {{number}} has passed. Please order again.',
    zh: '订单{{number}}已超过付款期限，请重新下单。',
  },
  not_available: {
    code: 499,
    status: 422,
    en: 'Online payment is not available here. Please contact us.',
    zh: '暂未开通在线支付，请联系我们。',
  },
  refund_not_found: { code: 499, status: 404, en: 'This refund does not exist.', zh: '该退款不存在。' },
  refund_not_by_hand: {
    code: 499,
    status: 422,
    en: 'The payment provider makes this refund; nothing needs to be transferred by hand.',
    zh: '该退款由支付服务商原路退回，无需人工转账。',
  },
  refund_not_failed: {
    code: 499,
    status: 409,
    en: 'This refund has not failed, so it does not need to be retried.',
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
    en: 'This is more than can still be refunded. The order has been reloaded.',
    zh: '超出可退金额，订单已重新载入。',
  },
  not_refundable: {
    code: 499,
    status: 422,
    en: 'Order {{number}} has nothing left to refund: it has not been paid or is already fully refunded.',
    zh: '订单{{number}}没有可退款项：尚未付款或已全部退款。',
  },
  transfer_not_found: {
    code: 499,
    status: 404,
    en: 'This incoming transfer does not exist.',
    zh: '该笔到账不存在。',
  },
  transfer_decided: {
    code: 499,
    status: 409,
    en: 'Someone else has already dealt with this transfer. The list has been reloaded.',
    zh: '该笔到账已由他人处理，列表已重新载入。',
  },
  transfer_other_currency: {
    code: 499,
    status: 422,
    en: 'The order and this transfer are in different currencies. Choose another order or return the transfer.',
    zh: '到账币种与订单币种不一致，请选择其他订单或退回该款项。',
  },
  transfer_known: {
    code: 499,
    status: 409,
    en: 'A line with this bank ID is already recorded with different details. Please check the ID.',
    zh: '该银行流水号已登记且内容不同，请核对流水号。',
  },
  refused: {
    code: 3,
    status: 402,
    en: 'The payment was refused. You have not been charged; you can try again or use another payment method.',
    zh: '付款被拒绝，未扣款。您可以重试或更换付款方式。',
  },
  needs_payer: {
    code: 3,
    status: 402,
    en: 'The payment is not complete yet. You can continue it or start again.',
    zh: '付款尚未完成，您可以继续付款或重新发起。',
  },
  provider_down: {
    code: 502,
    status: 502,
    en: 'The payment provider cannot be reached right now. You have not been charged; please try again in a moment.',
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
    en: 'This event does not match any payment here.',
    zh: '该事件与现有付款不符。',
  },
})

import { findOrdersForPayment } from '#orders/server/public.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { money } from '#platform/shared/money.ts'
import { findRefund } from './payments.queries.ts'
import { treasurerMail } from './treasurer-mail.ts'

const SUBJECT: LocalText = {
  en: '{{brand}}: book the refund of {{sum}} of order {{number}}',
  zh: '{{brand}}：订单{{number}}的退款{{sum}}待入账',
}
const BODY: LocalText = {
  en: 'Hello {{name}},\n\nsomebody refunded {{sum}} of order {{number}} in the payment provider’s own dashboard ({{proof}}). The money is on its way to the buyer, but the order and its invoice do not know of it yet. Book it on the page of the order: it is recorded as money back, with its credit note. Nothing is sent a second time.\n\nRefunds made in the portal need no booking.\n\nThe order: {{link}}\n\n{{brand}}',
  zh: '{{name}}，您好：\n\n有人在支付服务商后台直接退还了订单{{number}}的{{sum}}（{{proof}}）。款项正在退回客户，但订单与发票尚未记录。请在订单页面将其入账，系统会记为退款并开具红字发票，不会再次付款。\n\n在本系统内发起的退款无需另行入账。\n\n订单：{{link}}\n\n{{brand}}',
}

/** Money went back that the books do not know of. */
export const outsideRefundMail = treasurerMail<{ refundId: string }>(
  'payments.outside-refund-mail',
  async ({ db }, { refundId }, lang) => {
    const refund = await findRefund(db, refundId)
    const [order] = refund ? await findOrdersForPayment(db, [refund.orderId]) : []
    // Booked or failed meanwhile: there is nothing to do any more.
    if (!order || refund?.status !== 'REQUESTED') return undefined
    const sum = formatMoney(money(refund.amount, refund.currency), lang)
    return { subject: SUBJECT[lang], body: BODY[lang], order, params: { sum, proof: refund.proof ?? '' } }
  },
)

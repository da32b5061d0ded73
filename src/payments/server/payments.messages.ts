import type { MessageKind } from '#messages/server/public.ts'
import { paths } from '#paths.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { Money } from '#platform/shared/money.ts'
import type { RefundKind } from '../payment.ts'
import type { RefundWay } from '../refund-way.ts'

/** What happened, by the reason of the refund. `{{how}}` says how the money is sent. */
const WHY: Record<RefundKind, LocalText> = {
  STAFF: {
    en: 'We have refunded {{sum}} of order {{number}}.\nReason: {{reason}}\n{{how}}',
    zh: '订单{{number}}已退款{{sum}}。\n退款原因：{{reason}}\n{{how}}',
  },
  PAID_TWICE: {
    en: 'Order {{number}} was paid twice. The second payment, {{sum}}, has been returned to you. There is nothing for you to do; the order continues as usual.\n{{how}}',
    zh: '订单{{number}}重复付款，第二笔款项{{sum}}已退回。您无需任何操作，订单照常办理。\n{{how}}',
  },
  ORDER_CANCELLED: {
    en: 'A payment of {{sum}} arrived after order {{number}} had been cancelled. It has been returned to you.\n{{how}}',
    zh: '订单{{number}}取消后收到付款{{sum}}，该款项已退回。\n{{how}}',
  },
  OVERPAID: {
    en: 'You paid more for order {{number}} than was due. The difference, {{sum}}, has been returned to you.\n{{how}}',
    zh: '您为订单{{number}}支付的金额多于应付金额，多出的{{sum}}已退回。\n{{how}}',
  },
  DISPUTE: {
    en: 'Your bank has taken back {{sum}} of order {{number}} after a dispute. A credit note follows.',
    zh: '您的银行因付款争议追回了订单{{number}}的{{sum}}，我们将开具红字发票。',
  },
  TOO_LITTLE: {
    en: 'Your payment of {{sum}} was less than is due on order {{number}}, because an earlier bank transfer had been sent back in the meantime. It has been returned to you. The order shows what is due now.\n{{how}}',
    zh: '订单{{number}}此前到账的一笔银行转账已被退回，因此您支付的{{sum}}少于应付金额，该款项已退回。当前应付金额请见订单页面。\n{{how}}',
  },
}

/** How the money is sent, and how long that takes. */
export const HOW: Record<RefundWay, LocalText> = {
  PROVIDER: {
    en: 'It goes back to the original payment method and usually arrives within 5 to 10 working days.',
    zh: '款项将原路退回，一般5至10个工作日到账。',
  },
  OUTSIDE: {
    en: 'It goes back to the original payment method and usually arrives within 5 to 10 working days.',
    zh: '款项将原路退回，一般5至10个工作日到账。',
  },
  BY_HAND: {
    en: 'It was sent by bank transfer to the account that paid and usually arrives within 1 to 3 working days.',
    zh: '款项已通过银行转账退回至原付款账户，一般1至3个工作日到账。',
  },
}

/** The payer's bank did not take the money: a colleague sends it another way, and asks where to. */
const refundReturned: MessageKind<{ orderId: string; number: string; sum: Money }> = {
  name: 'payments.refundReturned',
  type: 'ORDER',
  title: {
    en: 'Your refund of {{sum}} for order {{number}} came back to us',
    zh: '订单{{number}}的退款{{sum}}被银行退回',
  },
  body: {
    en: 'Your bank could not take the refund of {{sum}} for order {{number}}; the card or account may be closed. The money is safe with us. We will ask you for a bank account and transfer it there.',
    zh: '订单{{number}}的退款{{sum}}未能到账，原付款的银行卡或账户可能已注销。款项由我们保管，我们会联系您确认收款账户，再通过银行转账退回。',
  },
  link: ({ orderId }) => paths.order(orderId),
}

export const returnedRefundMessages = { refundReturned }

type Refunded = { orderId: string; number: string; sum: Money; reason: string; how: LocalText }

const refunded = (kind: RefundKind, name: string): MessageKind<Refunded> => ({
  name,
  type: 'ORDER',
  title: { en: 'Refund of {{sum}} for order {{number}}', zh: '订单{{number}}退款{{sum}}' },
  body: WHY[kind],
  link: ({ orderId }) => paths.order(orderId),
})

export const paymentsMessages: Record<RefundKind, MessageKind<Refunded>> = {
  STAFF: refunded('STAFF', 'payments.refunded'),
  PAID_TWICE: refunded('PAID_TWICE', 'payments.paidTwice'),
  ORDER_CANCELLED: refunded('ORDER_CANCELLED', 'payments.paidAfterCancel'),
  OVERPAID: refunded('OVERPAID', 'payments.overpaid'),
  DISPUTE: refunded('DISPUTE', 'payments.disputeLost'),
  TOO_LITTLE: refunded('TOO_LITTLE', 'payments.paidTooLittle'),
}

import type { Lang, LocalText } from '#platform/shared/local-text.ts'
import { fillText } from '#platform/shared/refusal.ts'
import type { RefundKind } from '../payment.ts'
import type { RefundRow } from './payments.tables.ts'

/** The text between greeting and link, by the reason of the refund. */
const WHY: Record<RefundKind, LocalText> = {
  STAFF: {
    en: 'We have refunded {{sum}} of order {{number}}.\nReason: {{reason}}',
    zh: '订单{{number}}已退款{{sum}}。\n退款原因：{{reason}}',
  },
  PAID_TWICE: {
    en: 'Order {{number}} was paid twice. The second payment, {{sum}}, has been returned to you. There is nothing for you to do; the order continues as usual.',
    zh: '订单{{number}}重复付款，第二笔款项{{sum}}已退回。您无需任何操作，订单照常办理。',
  },
  ORDER_CANCELLED: {
    en: 'A payment of {{sum}} arrived after order {{number}} had been cancelled. It has been returned to you.',
    zh: '订单{{number}}取消后收到付款{{sum}}，该款项已退回。',
  },
  OVERPAID: {
    en: 'You paid more for order {{number}} than was due. The difference, {{sum}}, has been returned to you.',
    zh: '您为订单{{number}}支付的金额多于应付金额，多出的{{sum}}已退回。',
  },
  TOO_LITTLE: {
    en: 'Your payment of {{sum}} was less than is due on order {{number}}, because an earlier bank transfer had been sent back in the meantime. It has been returned to you. The order shows what is due now.',
    zh: '订单{{number}}此前到账的一笔银行转账已被退回，因此您支付的{{sum}}少于应付金额，该款项已退回。当前应付金额请见订单页面。',
  },
}

/** How the money is sent, and how long that takes. */
const HOW: Record<RefundRow['way'], LocalText> = {
  PROVIDER: {
    en: 'It goes back to the original payment method and usually arrives within 5 to 10 working days.',
    zh: '款项将原路退回，一般5至10个工作日到账。',
  },
  BY_HAND: {
    en: 'It was sent by bank transfer to the account that paid and usually arrives within 1 to 3 working days.',
    zh: '款项已通过银行转账退回至原付款账户，一般1至3个工作日到账。',
  },
}

const FRAME: LocalText = {
  en: 'Hello {{name}},\n\n{{why}}\n{{how}}\n\n{{link}}\n\n{{brand}}',
  zh: '{{name}}，您好：\n\n{{why}}\n{{how}}\n\n{{link}}\n\n{{brand}}',
}

const SUBJECT: LocalText = {
  en: 'Refund of {{sum}} for order {{number}}',
  zh: '订单{{number}}退款{{sum}}',
}

export type RefundMailParams = Record<'name' | 'number' | 'sum' | 'reason' | 'link' | 'brand', string>

export function refundMail(
  { kind, way }: Pick<RefundRow, 'kind' | 'way'>,
  lang: Lang,
  params: RefundMailParams,
): { subject: string; text: string } {
  const why = fillText(WHY[kind][lang], params)
  return {
    subject: fillText(SUBJECT[lang], params),
    text: fillText(FRAME[lang], { ...params, why, how: HOW[way][lang] }),
  }
}

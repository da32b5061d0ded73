import { findOrdersForPayment } from '#orders/server/public.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { money } from '#platform/shared/money.ts'
import { findPayment } from './payments.queries.ts'
import { treasurerMail } from './treasurer-mail.ts'

const SUBJECT: LocalText = {
  en: '{{brand}}: no word on the payment of {{sum}} for order {{number}}',
  zh: '{{brand}}：订单{{number}}的付款{{sum}}迟迟没有结果',
}
const BODY: LocalText = {
  en: 'Hello {{name}},\n\nthe buyer confirmed the payment of {{sum}} for order {{number}} on {{day}}, and the payment provider has still not said whether the money is coming. The order expires on {{until}}.\n\nPlease look the payment up at the provider ({{session}}) and tell the buyer what you find. Money that arrives after all still starts the work.\n\nThe order: {{link}}\n\n{{brand}}',
  zh: '{{name}}，您好：\n\n客户于{{day}}确认支付订单{{number}}的{{sum}}，支付服务商至今未反馈是否到账。订单将于{{until}}过期。\n\n请在支付服务商后台核对该笔付款（{{session}}），并将结果告知客户。款项如后续到账，仍会照常开始办理。\n\n订单：{{link}}\n\n{{brand}}',
}

/** A bank has not said in three weeks what became of a debit, and its order is about to expire. */
export const silentDebitMail = treasurerMail<{ paymentId: string }>(
  'payments.silent-debit-mail',
  async ({ db, config }, { paymentId }, lang) => {
    const payment = await findPayment(db, paymentId)
    const [order] = payment ? await findOrdersForPayment(db, [payment.orderId]) : []
    if (!payment || !order) return undefined
    const dayIn = (at: Date) => formatDay(dayOf(at, config.agency.timeZone), lang)
    const params = {
      sum: formatMoney(money(payment.amount, payment.currency), lang),
      day: dayIn(payment.createdAt),
      until: dayIn(order.expiresAt),
      session: payment.intentId ?? payment.sessionId ?? payment.id,
    }
    return { subject: SUBJECT[lang], body: BODY[lang], order, params }
  },
)

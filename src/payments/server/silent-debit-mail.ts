import { findOrdersForPayment } from '#orders/server/public.ts'
import { paths } from '#paths.ts'
import type { Transaction } from '#platform/server/database.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { money } from '#platform/shared/money.ts'
import { fillText } from '#platform/shared/refusal.ts'
import { getStaffMember, listTreasurers } from '#staff/server/public.ts'
import type { PaymentServerDeps } from './payments-deps.ts'
import { findPayment } from './payments.queries.ts'
import type { PaymentRow } from './payments.tables.ts'

export const SILENT_DEBIT_MAIL_JOB = 'payments.silent-debit-mail'

/** A mail to each of finance: a bank has not said in three weeks what became of a debit, and its order is about to expire. */
export async function tellOfSilentDebit(
  tx: Transaction,
  { jobs }: PaymentServerDeps,
  { id: paymentId }: Pick<PaymentRow, 'id'>,
): Promise<void> {
  const treasurers = await listTreasurers(tx)
  await jobs.addEach(
    tx,
    SILENT_DEBIT_MAIL_JOB,
    treasurers.map(({ id: staffId }) => ({ paymentId, staffId })),
  )
}

const SUBJECT: LocalText = {
  en: '{{brand}}: no word on the payment of {{sum}} for order {{number}}',
  zh: '{{brand}}：订单{{number}}的付款{{sum}}迟迟没有结果',
}
const BODY: LocalText = {
  en: 'Hello {{name}},\n\nthe buyer confirmed the payment of {{sum}} for order {{number}} on {{day}}, and the payment provider has still not said whether the money is coming. The order expires on {{until}}.\n\nPlease look the payment up at the provider ({{session}}) and tell the buyer what you find. Money that arrives after all still starts the work.\n\nThe order: {{link}}\n\n{{brand}}',
  zh: '{{name}}，您好：\n\n客户于{{day}}确认支付订单{{number}}的{{sum}}，支付服务商至今未反馈是否到账。订单将于{{until}}过期。\n\n请在支付服务商后台核对该笔付款（{{session}}），并将结果告知客户。款项如后续到账，仍会照常开始办理。\n\n订单：{{link}}\n\n{{brand}}',
}

export async function mailSilentDebit(
  deps: PaymentServerDeps,
  { staffId, paymentId }: { staffId: string; paymentId: string },
): Promise<void> {
  const [member, payment] = await Promise.all([
    getStaffMember(deps.db, staffId),
    findPayment(deps.db, paymentId),
  ])
  const [order] = payment ? await findOrdersForPayment(deps.db, [payment.orderId]) : []
  if (!member || !payment || !order) return
  const { config } = deps
  const dayIn = (at: Date) => formatDay(dayOf(at, config.agency.timeZone), member.lang)
  const params = {
    name: member.name,
    brand: config.brand.name,
    number: order.number,
    sum: formatMoney(money(payment.amount, payment.currency), member.lang),
    day: dayIn(payment.createdAt),
    until: dayIn(order.expiresAt),
    session: payment.intentId ?? payment.sessionId ?? payment.id,
    link: `${config.publicUrl}${paths.adminOrder(order.id)}`,
  }
  await deps.mailer.send({
    to: member.email,
    subject: fillText(SUBJECT[member.lang], params),
    text: fillText(BODY[member.lang], params),
  })
}

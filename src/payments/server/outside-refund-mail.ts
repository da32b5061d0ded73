import { findOrdersForPayment } from '#orders/server/public.ts'
import { paths } from '#paths.ts'
import type { Transaction } from '#platform/server/database.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { money } from '#platform/shared/money.ts'
import { fillText } from '#platform/shared/refusal.ts'
import { getStaffMember, listTreasurers } from '#staff/server/public.ts'
import type { PaymentServerDeps } from './payments-deps.ts'
import { findRefund } from './payments.queries.ts'
import type { RefundRow } from './payments.tables.ts'

export const OUTSIDE_REFUND_MAIL_JOB = 'payments.outside-refund-mail'

/** A mail to each of finance: money went back that the books do not know of. */
export async function tellOfOutsideRefund(
  tx: Transaction,
  { jobs }: PaymentServerDeps,
  { id: refundId }: Pick<RefundRow, 'id'>,
): Promise<void> {
  const treasurers = await listTreasurers(tx)
  await jobs.addEach(
    tx,
    OUTSIDE_REFUND_MAIL_JOB,
    treasurers.map(({ id: staffId }) => ({ refundId, staffId })),
  )
}

const SUBJECT: LocalText = {
  en: '{{brand}}: book the refund of {{sum}} of order {{number}}',
  zh: '{{brand}}：订单{{number}}的退款{{sum}}待入账',
}
const BODY: LocalText = {
  en: 'Hello {{name}},\n\nsomebody refunded {{sum}} of order {{number}} in the payment provider’s own dashboard ({{proof}}). The money is on its way to the buyer, but the order and its invoice do not know of it yet. Book it on the page of the order: it is recorded as money back, with its credit note. Nothing is sent a second time.\n\nRefunds made in the portal need no booking.\n\nThe order: {{link}}\n\n{{brand}}',
  zh: '{{name}}，您好：\n\n有人在支付服务商后台直接退还了订单{{number}}的{{sum}}（{{proof}}）。款项正在退回客户，但订单与发票尚未记录。请在订单页面将其入账，系统会记为退款并开具红字发票，不会再次付款。\n\n在本系统内发起的退款无需另行入账。\n\n订单：{{link}}\n\n{{brand}}',
}

export async function mailOutsideRefund(
  deps: PaymentServerDeps,
  { staffId, refundId }: { staffId: string; refundId: string },
): Promise<void> {
  const [member, refund] = await Promise.all([
    getStaffMember(deps.db, staffId),
    findRefund(deps.db, refundId),
  ])
  const [order] = refund ? await findOrdersForPayment(deps.db, [refund.orderId]) : []
  // Booked or failed meanwhile: there is nothing to do any more.
  if (!member || !order || refund?.status !== 'REQUESTED') return
  const { config } = deps
  const params = {
    name: member.name,
    brand: config.brand.name,
    number: order.number,
    sum: formatMoney(money(refund.amount, refund.currency), member.lang),
    proof: refund.proof ?? '',
    link: `${config.publicUrl}${paths.adminOrder(order.id)}`,
  }
  await deps.mailer.send({
    to: member.email,
    subject: fillText(SUBJECT[member.lang], params),
    text: fillText(BODY[member.lang], params),
  })
}

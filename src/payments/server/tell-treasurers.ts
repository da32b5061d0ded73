import type { Transaction } from '#platform/server/database.ts'
import { findOrdersForPayment } from '#orders/server/public.ts'
import { paths } from '#paths.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { money } from '#platform/shared/money.ts'
import { fillText } from '#platform/shared/refusal.ts'
import { getStaffMember, listTreasurers } from '#staff/server/public.ts'
import { findDispute } from './disputes.queries.ts'
import type { PaymentServerDeps } from './payments-deps.ts'
import type { DisputeRow } from './payments.tables.ts'

export const DISPUTE_MAIL_JOB = 'payments.dispute-mail'

/** A mail to each of finance, by a job of its own. */
export async function tellTreasurers(
  tx: Transaction,
  { jobs }: PaymentServerDeps,
  { id: disputeId }: Pick<DisputeRow, 'id'>,
): Promise<void> {
  const treasurers = await listTreasurers(tx)
  await jobs.addEach(
    tx,
    DISPUTE_MAIL_JOB,
    treasurers.map(({ id: staffId }) => ({ disputeId, staffId })),
  )
}

const SUBJECT: LocalText = {
  en: '{{brand}}: a bank disputes {{sum}} of order {{number}}',
  zh: '{{brand}}：订单{{number}}的{{sum}}付款被银行提出争议',
}
const BODY: LocalText = {
  en: 'Hello {{name}},\n\nthe payer’s bank disputes the payment of {{sum}} for order {{number}}. Evidence can be submitted until {{day}}; without it the money is lost.\n\nThe order, with a link to the dispute: {{link}}\n\n{{brand}}',
  zh: '{{name}}，您好：\n\n付款方银行对订单{{number}}的付款{{sum}}提出争议。请在{{day}}前提交证据，逾期款项将被追回。\n\n订单及争议链接：{{link}}\n\n{{brand}}',
}

export async function mailDispute(
  deps: PaymentServerDeps,
  { staffId, disputeId }: { staffId: string; disputeId: string },
): Promise<void> {
  const [member, dispute] = await Promise.all([
    getStaffMember(deps.db, staffId),
    findDispute(deps.db, disputeId),
  ])
  const [order] = dispute ? await findOrdersForPayment(deps.db, [dispute.orderId]) : []
  if (!member || !dispute || !order) return
  const { config } = deps
  const day = dayOf(dispute.dueAt ?? dispute.openedAt, config.agency.timeZone)
  const params = {
    name: member.name,
    brand: config.brand.name,
    number: order.number,
    sum: formatMoney(money(dispute.amount, dispute.currency), member.lang),
    day: formatDay(day, member.lang),
    link: `${config.publicUrl}${paths.adminOrder(order.id)}`,
  }
  await deps.mailer.send({
    to: member.email,
    subject: fillText(SUBJECT[member.lang], params),
    text: fillText(BODY[member.lang], params),
  })
}

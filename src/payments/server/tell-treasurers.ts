import type { Transaction } from '#platform/server/database.ts'
import { findOrdersForPayment } from '#orders/server/public.ts'
import { paths } from '#paths.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { fillText } from '#platform/shared/refusal.ts'
import { getStaffMember, listTreasurers } from '#staff/server/public.ts'
import { disputeMail, type DisputeNews } from './dispute-mails.ts'
import { findDispute } from './disputes.queries.ts'
import type { PaymentServerDeps } from './payments-deps.ts'
import { findPayment } from './payments.queries.ts'
import type { DisputeRow } from './payments.tables.ts'

export const DISPUTE_MAIL_JOB = 'payments.dispute-mail'

/** A mail to each of finance, by a job of its own. */
export async function tellTreasurers(
  tx: Transaction,
  { jobs }: PaymentServerDeps,
  { id: disputeId }: Pick<DisputeRow, 'id'>,
  news: DisputeNews = 'OPENED',
): Promise<void> {
  const treasurers = await listTreasurers(tx)
  await jobs.addEach(
    tx,
    DISPUTE_MAIL_JOB,
    treasurers.map(({ id: staffId }) => ({ disputeId, staffId, news })),
  )
}

export async function mailDispute(
  deps: PaymentServerDeps,
  { staffId, disputeId, news }: { staffId: string; disputeId: string; news: DisputeNews },
): Promise<void> {
  const [member, dispute] = await Promise.all([
    getStaffMember(deps.db, staffId),
    findDispute(deps.db, disputeId),
  ])
  const [[order], payment] = dispute
    ? await Promise.all([
        findOrdersForPayment(deps.db, [dispute.orderId]),
        findPayment(deps.db, dispute.paymentId),
      ])
    : [[], undefined]
  if (!member || !dispute || !order || !payment) return
  const isForeign = dispute.currency !== payment.currency
  const differs = isForeign || dispute.amount !== payment.amount
  const mail = disputeMail({ news, dispute, isForeign, differs }, member.lang)
  if (!mail) return
  const { config } = deps
  const { dueAt } = dispute
  const params = {
    name: member.name,
    brand: config.brand.name,
    number: order.number,
    sum: formatMoney(dispute, member.lang),
    paid: formatMoney(payment, member.lang),
    day: dueAt ? formatDay(dayOf(dueAt, config.agency.timeZone), member.lang) : '',
    link: `${config.publicUrl}${paths.adminOrder(order.id)}`,
  }
  await deps.mailer.send({
    to: member.email,
    subject: fillText(mail.subject, params),
    text: fillText(mail.body, params),
  })
}

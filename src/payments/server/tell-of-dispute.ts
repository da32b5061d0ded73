import { findOrdersForPayment } from '#orders/server/public.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { evidenceDay } from '../evidence-day.ts'
import { disputeMail, type DisputeNews } from './dispute-mails.ts'
import { findDispute } from './disputes.queries.ts'
import { findPayment } from './payments.queries.ts'
import { treasurerMail } from './treasurer-mail.ts'

/** What finance hears of a dispute. */
export const disputeNewsMail = treasurerMail<{ disputeId: string; news?: DisputeNews }>(
  'payments.dispute-mail',
  async ({ db, config }, { disputeId, news = 'OPENED' }, lang) => {
    // Without news: queued by a release that only told of new ones.
    const dispute = await findDispute(db, disputeId)
    if (!dispute) return undefined
    const [[order], payment] = await Promise.all([
      findOrdersForPayment(db, [dispute.orderId]),
      findPayment(db, dispute.paymentId),
    ])
    if (!order || !payment) return undefined
    const isForeign = dispute.currency !== payment.currency
    const differs = isForeign || dispute.amount !== payment.amount
    const mail = disputeMail({ news, dispute, isForeign, differs }, lang)
    const { dueAt } = dispute
    const params = {
      sum: formatMoney(dispute, lang),
      paid: formatMoney(payment, lang),
      day: dueAt ? formatDay(evidenceDay(dueAt, config.agency.timeZone), lang) : '',
    }
    return mail && { ...mail, order, params }
  },
)

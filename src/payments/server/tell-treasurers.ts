import type { Transaction } from '#platform/server/database.ts'
import { findOrdersForPayment } from '#orders/server/public.ts'
import { paths } from '#paths.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import type { Lang, LocalText } from '#platform/shared/local-text.ts'
import { fillText } from '#platform/shared/refusal.ts'
import { getStaffMember, listTreasurers } from '#staff/server/public.ts'
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

const CLAIMED_OTHERWISE: LocalText = {
  en: '\n\nThe buyer paid {{paid}}. The bank may claim another sum, or in another currency.',
  zh: '\n\n客户实际支付{{paid}}；银行主张的金额或币种可能与付款不同。',
}
const LOST_SUBJECT: LocalText = {
  en: '{{brand}}: book the lost dispute of order {{number}}',
  zh: '{{brand}}：订单{{number}}的争议败诉，请入账',
}
const LOST_BODY: LocalText = {
  en: 'Hello {{name}},\n\nthe dispute about {{sum}} of order {{number}} is lost. The bank claimed it in another currency than the buyer paid in ({{paid}}), so the sum cannot be booked automatically. Look up at the payment provider how much was taken off, and enter that sum on the page of the order.\n\nThe order: {{link}}\n\n{{brand}}',
  zh: '{{name}}，您好：\n\n订单{{number}}中{{sum}}的付款争议已败诉。银行主张的币种与客户付款（{{paid}}）不同，系统无法自动入账。请在支付服务商后台查明实际扣款金额，并在订单页面录入。\n\n订单：{{link}}\n\n{{brand}}',
}

/** With what was paid, where the bank claims something else. */
const bodyOf = (lang: Lang, differs: boolean): string =>
  differs ? BODY[lang].replace('{{link}}', `{{link}}${CLAIMED_OTHERWISE[lang]}`) : BODY[lang]

export async function mailDispute(
  deps: PaymentServerDeps,
  { staffId, disputeId }: { staffId: string; disputeId: string },
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
  const isToBook = isForeign && dispute.status === 'LOST'
  const { config } = deps
  const day = dayOf(dispute.dueAt ?? dispute.openedAt, config.agency.timeZone)
  const params = {
    name: member.name,
    brand: config.brand.name,
    number: order.number,
    sum: formatMoney(dispute, member.lang),
    paid: formatMoney(payment, member.lang),
    day: formatDay(day, member.lang),
    link: `${config.publicUrl}${paths.adminOrder(order.id)}`,
  }
  await deps.mailer.send({
    to: member.email,
    subject: fillText((isToBook ? LOST_SUBJECT : SUBJECT)[member.lang], params),
    text: fillText(isToBook ? LOST_BODY[member.lang] : bodyOf(member.lang, differs), params),
  })
}

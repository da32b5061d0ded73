import { findUser } from '#accounts/server/public.ts'
import { findOrdersForPayment } from '#orders/server/public.ts'
import { paths } from '#paths.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { refundMail } from './payments.mails.ts'
import { findRefund } from './payments.queries.ts'

export const REFUND_MAIL_JOB = 'payments.refund-mail'

/** Notifies the person who ordered of a refund, and why. */
export async function sendRefundMail(deps: ServerDeps, refundId: string): Promise<void> {
  const refund = await findRefund(deps.db, refundId)
  if (refund?.status !== 'SUCCEEDED') return
  const [order] = await findOrdersForPayment(deps.db, [refund.orderId])
  const buyer = order && (await findUser(deps.db, order.createdBy))
  if (!order || !buyer) return
  const { subject, text } = refundMail(refund, buyer.lang, {
    name: buyer.name,
    number: order.number,
    sum: formatMoney(refund, buyer.lang),
    reason: refund.reason ?? '',
    link: `${deps.config.publicUrl}${paths.order(order.id)}`,
    brand: deps.config.brand.name,
  })
  await deps.mailer.send({ to: buyer.email, subject, text })
}

import { findUser } from '#accounts/server/public.ts'
import { dueOf, findOrdersForPayment } from '#orders/server/public.ts'
import { paths } from '#paths.ts'
import { formatDeadline } from '#platform/shared/day-text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { money } from '#platform/shared/money.ts'
import { waitsForMoney } from '../transfer-fit.ts'
import { readableReference, transferReference } from '../transfer-reference.ts'
import { partMail } from './part-mail.ts'
import type { PaymentServerDeps } from './payments-deps.ts'
import { findTransfer, partsReceived } from './transfers.queries.ts'

export const PART_MAIL_JOB = 'payments.part-mail'

/** Notifies the person who ordered that a part has arrived. Not where the rest came, or the part went back. */
export async function sendPartMail(deps: PaymentServerDeps, transferId: string): Promise<void> {
  const { bank } = deps.config.payments
  const transfer = await findTransfer(deps.db, transferId)
  if (!bank || !transfer?.orderId || transfer.status !== 'MATCHED' || transfer.paymentId) return
  const [order] = await findOrdersForPayment(deps.db, [transfer.orderId])
  const buyer = order && (await findUser(deps.db, order.createdBy))
  if (!order || !buyer || !waitsForMoney(order.status)) return
  const { lang } = buyer
  const { timeZone } = deps.config.agency
  const received = await partsReceived(deps.db, order.id)
  const expired = order.status === 'EXPIRED'
  const link = expired ? paths.order(order.id) : paths.pay(order.id)
  const params = {
    name: buyer.name,
    number: order.number,
    part: formatMoney(transfer, lang),
    received: formatMoney(money(received, order.total.currency), lang),
    due: formatMoney(dueOf(order.total, received), lang),
    total: formatMoney(order.total, lang),
    day: formatDeadline(order.expiresAt, lang, timeZone),
    payee: bank.payee,
    iban: readableReference(bank.iban),
    reference: readableReference(transferReference(order.number)),
    link: `${deps.config.publicUrl}${link}`,
    brand: deps.config.brand.name,
  }
  await deps.mailer.send({ to: buyer.email, ...partMail(lang, params, { expired }) })
}

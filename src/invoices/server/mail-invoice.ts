import { companyMembersToNotify } from '#accounts/server/public.ts'
import { paths } from '#paths.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { fillText } from '#platform/shared/refusal.ts'
import { INVOICE_MAIL } from '../wording.ts'
import { findInvoice } from './invoices.queries.ts'
import { MAIL_INVOICE_JOB } from './issue-invoice.ts'

/** Mails a member of the company a link to the document. The document itself requires a sign-in. */
async function mailInvoice(deps: ServerDeps, invoiceId: string, userId: string): Promise<void> {
  const invoice = await findInvoice(deps.db, invoiceId)
  if (!invoice) return
  const members = await companyMembersToNotify(deps.db, invoice.companyId)
  const member = members.find((candidate) => candidate.userId === userId)
  if (!member) return
  const { subject, text } = INVOICE_MAIL[invoice.kind]
  const params = {
    name: member.name,
    number: invoice.number,
    order: invoice.orderNumber,
    sum: formatMoney({ amount: invoice.total, currency: invoice.currency }, member.lang),
    link: `${deps.config.publicUrl}${paths.order(invoice.orderId)}`,
    brand: deps.config.brand.name,
  }
  await deps.mailer.send({
    to: member.email,
    subject: fillText(subject[member.lang], params),
    text: fillText(text[member.lang], params),
  })
}

export function registerInvoiceMails(deps: ServerDeps): void {
  deps.jobs.register(MAIL_INVOICE_JOB, ({ invoiceId, userId }) =>
    mailInvoice(deps, String(invoiceId), String(userId)),
  )
}

import type { MessageKind } from '#messages/server/public.ts'
import { paths } from '#paths.ts'
import type { Money } from '#platform/shared/money.ts'
import type { InvoiceKind } from '../contract.ts'

type AboutDocument = { orderId: string; order: string; number: string; sum: Money }

const link = ({ orderId }: AboutDocument) => paths.order(orderId)

/** The document itself is read on the page of its order, after signing in. */
export const invoicesMessages: Record<InvoiceKind, MessageKind<AboutDocument>> = {
  INVOICE: {
    name: 'invoices.invoice',
    type: 'ORDER',
    title: { en: 'Invoice {{number}} for order {{order}}', zh: '订单{{order}}的发票{{number}}' },
    body: {
      en: 'Invoice {{number}} for {{sum}} is ready. You can download it from the order page.',
      zh: '发票{{number}}已开具，金额{{sum}}，可在订单页面下载。',
    },
    link,
  },
  CREDIT_NOTE: {
    name: 'invoices.creditNote',
    type: 'ORDER',
    title: { en: 'Credit note {{number}} for order {{order}}', zh: '订单{{order}}的红字发票{{number}}' },
    body: {
      en: 'Credit note {{number}} for {{sum}} is ready. You can download it from the order page.',
      zh: '红字发票{{number}}已开具，金额{{sum}}，可在订单页面下载。',
    },
    link,
  },
}

import { defineRefusals } from '#platform/shared/refusal.ts'

export const invoiceRefusals = defineRefusals('invoices', {
  not_found: { code: 499, status: 404, en: 'This invoice does not exist.', zh: '该发票不存在。' },
  not_issued: {
    code: 499,
    status: 404,
    en: 'The invoice is issued once the order is paid. If you have already paid, please try again in a moment.',
    zh: '订单付款后开具发票；如已付款，请稍后再试。',
  },
})

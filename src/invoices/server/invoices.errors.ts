import { defineRefusals } from '#platform/shared/refusal.ts'

export const invoiceRefusals = defineRefusals('invoices', {
  not_found: { code: 499, status: 404, en: 'There is no such invoice.', zh: '发票不存在。' },
  not_issued: {
    code: 499,
    status: 404,
    en: 'The invoice is issued as soon as the order is paid. Please try again in a moment.',
    zh: '付款后即开具发票，请稍后再试。',
  },
})

import { defineRefusals } from '#platform/shared/refusal.ts'

export const invoiceRefusals = defineRefusals('invoices', {
  not_found: { code: 499, status: 404, en: 'This invoice does not exist.', zh: '该发票不存在。' },
  datev_not_set_up: {
    code: 499,
    status: 422,
    en: 'DATEV is not set up here: whoever operates the portal sets GREENLANE_DATEV. Export the month as CSV or XLSX meanwhile.',
    zh: '尚未设置DATEV，请联系系统运维人员设置GREENLANE_DATEV。在此之前可导出CSV或XLSX。',
  },
  no_account: {
    code: 499,
    status: 422,
    en: 'The chart of accounts has no revenue account for {{count}} documents: {{numbers}}. Their VAT rate is neither 19 % nor 7 %. Export the month as CSV or XLSX and let the tax adviser post them.',
    zh: '会计科目表中没有适用于以下单据的收入科目（共{{count}}份）：{{numbers}}，其增值税税率不是19%或7%。请导出CSV或XLSX，由税务顾问入账。',
  },
  not_issued: {
    code: 499,
    status: 404,
    en: 'The invoice is issued once the order is paid. If you have already paid, please try again in a moment.',
    zh: '订单付款后开具发票；如已付款，请稍后再试。',
  },
})

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
  no_rate: {
    code: 499,
    status: 422,
    en: 'The euro rate of the day is missing for {{count}} entries in other currencies: {{numbers}}. DATEV does not take them without it. Rates are fetched from the European Central Bank every working day; let whoever operates the portal fetch or enter the missing days, then export again. CSV and XLSX work meanwhile.',
    zh: '以下外币记录缺少当日欧元汇率（共{{count}}条）：{{numbers}}，DATEV不接受无汇率的记录。系统每个工作日从欧洲央行获取汇率，请联系运维人员补取或录入缺失日期的汇率后重新导出；在此之前可导出CSV或XLSX。',
  },
  not_issued: {
    code: 499,
    status: 404,
    en: 'The invoice is issued once the order is paid. If you have already paid, please try again in a moment.',
    zh: '订单付款后开具发票；如已付款，请稍后再试。',
  },
})

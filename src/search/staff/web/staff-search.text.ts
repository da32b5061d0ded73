import { defineText } from '#platform/shared/text.ts'

export const staffSearchText = defineText({
  placeholder: { en: 'Search numbers, companies, e-mail …', zh: '搜索编号、企业、邮箱…' },
  noneHint: {
    en: 'Try a whole number, a company, or an e-mail address.',
    zh: '请输入完整编号、企业名称或邮箱。',
  },
  noneHintWithoutMoney: {
    en: 'Try a whole number, a company, or an e-mail address. Invoices are found by finance and administrators only.',
    zh: '请输入完整编号、企业名称或邮箱。发票仅财务和管理员可查。',
  },
  noneHintWithoutCases: {
    en: 'Try a whole number, a company, or an e-mail address. Work orders are found by case handlers, reviewers and administrators only.',
    zh: '请输入完整编号、企业名称或邮箱。服务单仅经办人、复核人和管理员可查。',
  },
  group_RECENT: { en: 'Recently opened', zh: '最近打开' },
  group_PAGE: { en: 'Pages', zh: '页面' },
  group_WORK_ORDER: { en: 'Work orders', zh: '服务单' },
  group_DECLARATION: { en: 'Declarations', zh: '申报' },
  group_ORDER: { en: 'Orders', zh: '订单' },
  group_CUSTOMER: { en: 'Customers', zh: '客户' },
  group_NUMBER: { en: 'Registration numbers', zh: '税号与注册号' },
  group_LETTER: { en: 'Confirmations', zh: '办理进度证明' },
  group_INVOICE: { en: 'Invoices', zh: '发票' },
  group_ENQUIRY: { en: 'Enquiries', zh: '客户咨询' },
})

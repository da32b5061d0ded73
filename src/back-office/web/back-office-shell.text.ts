import { defineText } from '#platform/shared/text.ts'

export const backOfficeShellText = defineText({
  queue: { en: 'Queue', zh: '待处理列表' },
  declarations: { en: 'Declarations', zh: '申报' },
  orders: { en: 'Orders', zh: '订单' },
  transfers: { en: 'Incoming transfers', zh: '银行到账' },
  invoices: { en: 'Invoices', zh: '发票' },
  announcements: { en: 'Announcements', zh: '公告' },
  coupons: { en: 'Coupons', zh: '优惠券' },
  mandates: { en: 'Mandates', zh: '授权审核' },
  endings: { en: 'Ended numbers', zh: '已注销税号' },
  takeovers: { en: 'Takeovers', zh: '税号转入' },
  inputVat: { en: 'Input VAT', zh: '进项单据' },
  rates: { en: 'Exchange rates', zh: '汇率' },
  hmrc: { en: 'HMRC', zh: 'HMRC连接' },
  shopNotices: { en: 'Marketplace notices', zh: '平台通知' },
  confirmations: { en: 'Confirmations', zh: '办理进度证明' },
  enquiries: { en: 'Enquiries', zh: '客户咨询' },
  search: { en: 'Search', zh: '搜索' },
  keysTitle: { en: 'Keys on this page', zh: '本页快捷键' },
  keysHelp: { en: 'This list of keys', zh: '查看快捷键' },
  signOut: { en: 'Sign out', zh: '退出登录' },
})

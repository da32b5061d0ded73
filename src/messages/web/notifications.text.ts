import { defineText } from '#platform/shared/text.ts'

export const notificationsText = defineText({
  title: { en: 'Notifications', zh: '通知设置' },
  caption: { en: 'What you are notified of, and how', zh: '通知内容与方式' },
  what: { en: 'What', zh: '内容' },
  channel_here: { en: 'Here', zh: '站内' },
  channel_email: { en: 'E-mail', zh: '邮件' },
  channel_digest: { en: 'Daily digest', zh: '每日汇总' },
  topic_ACTION: { en: 'Your turn, deadlines', zh: '待办与期限' },
  about_ACTION: {
    en: 'Forms, documents, confirmations and dates of law',
    zh: '填表、补件、确认事项与法定期限',
  },
  topic_WORK_ORDER: { en: 'Progress of services', zh: '服务进度' },
  about_WORK_ORDER: { en: 'Filed, granted, handed over', zh: '已递交、已获批、已交付' },
  topic_DECLARATION: { en: 'Declarations', zh: '申报' },
  about_DECLARATION: { en: 'Calculated, filed, accepted', zh: '已计算、已申报、税局已受理' },
  topic_ORDER: { en: 'Orders and invoices', zh: '订单与发票' },
  about_ORDER: { en: 'Payments, invoices, refunds', zh: '付款、发票、退款' },
  topic_SYSTEM: { en: 'Account and security', zh: '账户与安全' },
  about_SYSTEM: { en: 'New devices, bank details, members', zh: '新设备登录、银行账户、成员变动' },
  topic_PROMOTION: { en: 'Offers and news', zh: '优惠与资讯' },
  about_PROMOTION: { en: 'New services, changes of law', zh: '新服务、法规变化' },
  alwaysOn: { en: 'always on', zh: '始终开启' },
  alwaysSent: { en: 'Always sent: deadlines and security.', zh: '待办期限与安全通知始终发送。' },
  digestAt: {
    en: 'Daily digest at {{hour}}:00, {{zone}}',
    zh: '每日汇总发送时间：{{hour}}:00（{{zone}}）',
  },
  saved: { en: 'Saved', zh: '已保存' },
  loading: { en: 'Loading your notifications', zh: '正在加载通知设置' },
  loadFailed: { en: 'Your notification settings could not be loaded', zh: '通知设置加载失败' },
})

import { defineText } from '#platform/shared/text.ts'

export const erasureText = defineText({
  title: { en: 'Erase my data', zh: '删除我的个人信息' },
  what: {
    en: 'You can ask us to erase your own account and what we have stored about you. One of our staff checks it and we answer within a month. Until then you can withdraw the request.',
    zh: '您可申请删除您的个人账户以及我们保存的个人信息。我方人员审核后，将在一个月内答复；在此之前可撤回申请。',
  },
  company: {
    en: 'The records of {{companies}} stay with the company; your name is taken out of them.',
    zh: '{{companies}}的资料归企业所有，予以保留，但会移除您的姓名。',
  },
  blockedTitle: { en: 'Before we can do it', zh: '删除前须先处理' },
  blocked_SOLE_OWNER: {
    en: '{{company}} has no other owner: close its account, or make another member its owner.',
    zh: '{{company}}没有其他所有者：请关闭企业账户，或将其他成员设为所有者。',
  },
  blocked_UNPAID_ORDERS: {
    en: { one: '{{company}} has one unpaid order.', other: '{{company}} has {{count}} unpaid orders.' },
    zh: { other: '{{company}}有{{count}}个未付款订单。' },
  },
  blocked_OPEN_REFUNDS: {
    en: {
      one: 'One refund to {{company}} is on its way.',
      other: '{{count}} refunds to {{company}} are on their way.',
    },
    zh: { other: '{{company}}有{{count}}笔退款正在处理。' },
  },
  blocked_OPEN_WORK: {
    en: {
      one: '{{company}} has one open work order.',
      other: '{{company}} has {{count}} open work orders.',
    },
    zh: { other: '{{company}}有{{count}}个服务单尚未完成。' },
  },
  blocked_RUNNING_FILING: {
    en: {
      one: 'One filing service of {{company}} is running.',
      other: '{{count}} filing services of {{company}} are running.',
    },
    zh: { other: '{{company}}有{{count}}项申报服务仍在服务期内。' },
  },
  erasedTitle: { en: 'What is erased', zh: '将被删除的内容' },
  keptTitle: { en: 'What the law obliges us to keep', zh: '依法须留存的资料' },
  keptWhat: { en: 'Records', zh: '资料' },
  keptUntil: { en: 'Until', zh: '保存至' },
  keptLaw: { en: 'Law', zh: '法律依据' },
  ask: { en: 'Ask to be erased', zh: '申请删除' },
  asked: { en: 'We have received your request.', zh: '申请已收到。' },
  pendingTitle: { en: 'You asked to be erased', zh: '您已申请删除个人信息' },
  pendingText: { en: 'You will have our answer by {{day}}.', zh: '我们将于{{day}}前答复。' },
  withdraw: { en: 'Withdraw the request', zh: '撤回申请' },
  withdrawn: { en: 'The request is withdrawn.', zh: '申请已撤回。' },
  loadFailed: { en: 'This could not be loaded', zh: '加载失败' },
})

import { defineText } from '#platform/shared/text.ts'

export const erasureText = defineText({
  title: { en: 'Erase my data', zh: '删除我的个人信息' },
  what: {
    en: 'You can ask us to erase your own account and what we have stored about you. One of our staff checks the request, and we answer within a month. Until it is decided, you can withdraw it. An erasure cannot be undone, and afterwards you can no longer sign in.',
    zh: '您可申请删除您的个人账户以及我们保存的个人信息。我们审核后，最迟在一个月内答复；处理前您可撤回申请。删除后无法恢复，您将无法再登录。',
  },
  company: {
    en: 'The records of {{companies}} stay with the company; your name is removed from them.',
    zh: '{{companies}}的资料归企业所有，予以保留，但会移除您的姓名。',
  },
  blockedTitle: { en: 'What has to be done first', zh: '删除前须先处理' },
  blocked_SOLE_OWNER: {
    en: '{{company}} has no other owner: close its account, or make another member its owner.',
    zh: '{{company}}没有其他所有者：请关闭企业账户，或将其他成员设为所有者。',
  },
  blocked_UNPAID_ORDERS: {
    en: {
      one: 'One order of {{company}} is not paid: pay or cancel it.',
      other: '{{count}} orders of {{company}} are not paid: pay or cancel them.',
    },
    zh: { other: '{{company}}有{{count}}个未付款订单：请付款或取消。' },
  },
  blocked_OPEN_REFUNDS: {
    en: {
      one: 'One refund to {{company}} is on its way: wait until it has arrived.',
      other: '{{count}} refunds to {{company}} are on their way: wait until they have arrived.',
    },
    zh: { other: '{{company}}有{{count}}笔退款正在处理：请等待到账。' },
  },
  blocked_OPEN_WORK: {
    en: {
      one: 'One work order of {{company}} is open: finish it, or write to us to have it cancelled.',
      other:
        '{{count}} work orders of {{company}} are open: finish them, or write to us to have them cancelled.',
    },
    zh: { other: '{{company}}有{{count}}个服务单尚未完成：请办理完毕，或联系我们取消。' },
  },
  blocked_RUNNING_FILING: {
    en: {
      one: 'One filing service of {{company}} is running: let it run out, or write to us to have it ended and handed over.',
      other:
        '{{count}} filing services of {{company}} are running: let them run out, or write to us to have them ended and handed over.',
    },
    zh: { other: '{{company}}有{{count}}项申报服务仍在服务期内：请等待到期，或联系我们终止并交接。' },
  },
  heldTitle: { en: 'We have to keep your data for now', zh: '您的信息暂须留存' },
  held: {
    en: 'A legal duty obliges us to keep your data at present. You can ask to be erased all the same: your request stays open, and we decide on it once that duty has ended.',
    zh: '依据法律义务，我们目前须留存您的信息。您仍可申请删除：申请将予以保留，留存义务结束后处理。',
  },
  heldUntil: {
    en: 'A legal duty obliges us to keep your data, until {{day}} as far as we know. You can ask to be erased all the same: your request stays open, and we decide on it once that duty has ended.',
    zh: '依据法律义务，我们须留存您的信息，预计至{{day}}。您仍可申请删除：申请将予以保留，留存义务结束后处理。',
  },
  erasedTitle: { en: 'What is erased', zh: '将被删除的内容' },
  keptTitle: { en: 'What the law obliges us to keep', zh: '依法须留存的资料' },
  keptWhat: { en: 'Records', zh: '资料' },
  keptUntil: { en: 'Until', zh: '保存至' },
  keptLaw: { en: 'Law', zh: '法律依据' },
  ask: { en: 'Ask to be erased', zh: '申请删除' },
  asked: { en: 'Your request has been received.', zh: '申请已收到。' },
  pendingTitle: { en: 'You have asked to be erased', zh: '您已申请删除个人信息' },
  pendingText: { en: 'You will have our answer by {{day}}.', zh: '我们将于{{day}}前答复。' },
  withdraw: { en: 'Withdraw the request', zh: '撤回申请' },
  withdrawn: { en: 'The request has been withdrawn.', zh: '申请已撤回。' },
  loadFailed: { en: 'This could not be loaded', zh: '加载失败' },
})

import { defineText } from '#platform/shared/text.ts'

export const closingText = defineText({
  title: { en: 'Close the account', zh: '关闭账户' },
  what: {
    en: 'Closing ends everything of {{company}} here, {{days}} days after an owner asks for it. Until then any owner can keep the account. Export your data first: afterwards nobody can.',
    zh: '所有者提出申请{{days}}天后，{{company}}在本平台的账户将关闭，期间任何所有者均可选择保留账户。请先导出数据，关闭后将无法导出。',
  },
  endsTitle: { en: 'What ends on that day', zh: '届时终止' },
  endsSignIn: { en: 'Every member loses access to the company.', zh: '所有成员均无法再访问该企业。' },
  endsLockedOut: {
    en: {
      one: 'One member belongs to no other company and can no longer sign in.',
      other: '{{count}} members belong to no other company and can no longer sign in.',
    },
    zh: { other: '{{count}}名成员没有其他企业，将无法登录。' },
  },
  endsLinks: {
    en: 'Calendar feeds, open invitations, the authorisations of shops and all mails stop.',
    zh: '日历订阅、未使用的邀请、店铺授权和邮件通知全部终止。',
  },
  endsLetters: {
    en: 'Confirmations of filing that you gave to others can still be checked, since what they say stays true. Withdraw those that you do not want checked any more.',
    zh: '已开具的办理进度证明所述内容仍然属实，他人仍可核验。如不希望继续被核验，请提前撤销。',
  },
  keptTitle: { en: 'What the law obliges us to keep', zh: '依法须留存的资料' },
  keptWhat: { en: 'Records', zh: '资料' },
  keptUntil: { en: 'At the latest until', zh: '最迟保存至' },
  keptLaw: { en: 'Law', zh: '法律依据' },
  blockedTitle: { en: 'This has to be finished first', zh: '请先处理以下事项' },
  blocked_UNPAID_ORDERS: {
    en: {
      one: 'One order is not paid: pay or cancel it.',
      other: '{{count}} orders are not paid: pay or cancel them.',
    },
    zh: { other: '{{count}}个订单未付款：请付款或取消。' },
  },
  blocked_OPEN_REFUNDS: {
    en: {
      one: 'One refund is on its way to you: wait until it has arrived.',
      other: '{{count}} refunds are on their way to you: wait until they have arrived.',
    },
    zh: { other: '{{count}}笔退款正在处理：请等待到账。' },
  },
  blocked_OPEN_WORK: {
    en: {
      one: 'One work order is open: finish it, or write to us to have it cancelled.',
      other: '{{count}} work orders are open: finish them, or write to us to have them cancelled.',
    },
    zh: { other: '{{count}}个服务单尚未完成：请办理完毕，或联系我们取消。' },
  },
  blocked_RUNNING_FILING: {
    en: {
      one: 'One filing service is running, and the tax office expects its returns: let it run out, or write to us to have it ended and handed over.',
      other:
        '{{count}} filing services are running, and the tax offices expect their returns: let them run out, or write to us to have them ended and handed over.',
    },
    zh: { other: '{{count}}项申报服务仍在服务期内，税务局仍要求申报：请等待到期，或联系我们终止并交接。' },
  },
  toOrders: { en: 'Go to orders', zh: '前往订单' },
  toWork: { en: 'Go to my services', zh: '前往我的服务' },
  toRegistrations: { en: 'Go to registrations', zh: '前往注册结果' },
  close: { en: 'Close the account', zh: '关闭账户' },
  askTitle: { en: 'Close the account of {{company}}?', zh: '确定关闭{{company}}的账户吗？' },
  askText: {
    en: 'It closes in {{days}} days, and every member is told by mail. To confirm, type the name of the company: {{company}}',
    zh: '账户将在{{days}}天后关闭，并邮件通知所有成员。请输入企业名称以确认：{{company}}',
  },
  name: { en: 'Name of the company', zh: '企业名称' },
  nameMissing: { en: 'Type the name of the company.', zh: '请输入企业名称。' },
  cancel: { en: 'Cancel', zh: '取消' },
  requested: {
    en: 'The account closes on {{day}}. Until then you can keep it at any time.',
    zh: '账户将于{{day}}关闭，在此之前可随时保留账户。',
  },
  pendingTitle: { en: 'This account closes on {{day}}', zh: '该账户将于{{day}}关闭' },
  pendingText: {
    en: '{{who}} asked for it. Until then everything works as usual, and any owner can keep the account.',
    zh: '申请人：{{who}}。在此之前一切照常使用，任何所有者均可保留账户。',
  },
  keep: { en: 'Keep the account', zh: '保留账户' },
  keptAgain: { en: 'The account stays open.', zh: '账户已保留。' },
  loadFailed: { en: 'This could not be loaded', zh: '加载失败' },
})

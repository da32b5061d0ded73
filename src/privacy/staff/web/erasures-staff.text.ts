import { defineText } from '#platform/shared/text.ts'

export const erasuresStaffText = defineText({
  title: { en: 'Erasure requests', zh: '信息删除申请' },
  sub: {
    en: 'People who have asked to be erased (art. 17 GDPR). Each request has to be answered within a month.',
    zh: '用户要求删除个人信息的申请（GDPR第17条），须在一个月内答复。',
  },
  enter: { en: 'Enter a request', zh: '录入申请' },
  enterText: {
    en: 'For somebody who wrote or called. Make sure it is really them. Another administrator has to approve it.',
    zh: '用于录入通过邮件或电话提出的申请。请先核实身份；录入后须由另一名管理员批准。',
  },
  email: { en: 'E-mail address of the account', zh: '账户邮箱' },
  emailMissing: { en: 'Enter the e-mail address.', zh: '请输入邮箱。' },
  entered: { en: 'The request has been entered.', zh: '申请已录入。' },
  cancel: { en: 'Cancel', zh: '取消' },
  close: { en: 'Close', zh: '关闭' },
  views: { en: 'Status', zh: '状态' },
  view_all: { en: 'All', zh: '全部' },
  status_REQUESTED: { en: 'Waiting', zh: '待处理' },
  status_RUNNING: { en: 'Being erased', zh: '删除中' },
  status_DONE: { en: 'Erased', zh: '已删除' },
  status_WITHDRAWN: { en: 'Withdrawn', zh: '已撤回' },
  origin_PERSON: { en: 'the person', zh: '本人' },
  origin_STAFF: { en: 'staff', zh: '我方录入' },
  origin_BACKUP: { en: 'a restored backup', zh: '备份恢复' },
  columnPerson: { en: 'Person', zh: '用户' },
  columnStatus: { en: 'Status', zh: '状态' },
  columnOrigin: { en: 'Asked by', zh: '来源' },
  columnRequested: { en: 'Asked on', zh: '申请时间' },
  columnAnswerBy: { en: 'Answer by', zh: '答复期限' },
  columnDone: { en: 'Erased on', zh: '删除时间' },
  empty: { en: 'No requests', zh: '暂无申请' },
  emptyText: {
    en: 'Requests that people make in their account appear here.',
    zh: '用户在账户中提出的申请会显示在这里。',
  },
  noMatch: { en: 'No request with this status', zh: '没有该状态的申请' },
  blockedTitle: { en: 'Not possible yet', zh: '暂时无法删除' },
  blocked_SOLE_OWNER: {
    en: '{{company}} has no other owner: first its account has to be closed, or another member made its owner.',
    zh: '{{company}}没有其他所有者：须先关闭企业账户，或将其他成员设为所有者。',
  },
  blocked_UNPAID_ORDERS: {
    en: {
      one: '{{company}} has one unpaid order: it has to be paid or cancelled.',
      other: '{{company}} has {{count}} unpaid orders: they have to be paid or cancelled.',
    },
    zh: { other: '{{company}}有{{count}}个未付款订单：须先付款或取消。' },
  },
  blocked_OPEN_REFUNDS: {
    en: {
      one: 'One refund to {{company}} is on its way: it has to arrive first.',
      other: '{{count}} refunds to {{company}} are on their way: they have to arrive first.',
    },
    zh: { other: '{{company}}有{{count}}笔退款正在处理：须等待到账。' },
  },
  blocked_OPEN_WORK: {
    en: {
      one: '{{company}} has one open work order: it has to be finished or cancelled.',
      other: '{{company}} has {{count}} open work orders: they have to be finished or cancelled.',
    },
    zh: { other: '{{company}}有{{count}}个服务单尚未完成：须先办理完毕或取消。' },
  },
  blocked_RUNNING_FILING: {
    en: {
      one: 'One filing service of {{company}} is running: it has to run out, or be ended and handed over.',
      other:
        '{{count}} filing services of {{company}} are running: they have to run out, or be ended and handed over.',
    },
    zh: { other: '{{company}}有{{count}}项申报服务仍在服务期内：须等待到期，或终止并交接。' },
  },
  erasedTitle: { en: 'What is erased', zh: '将被删除的内容' },
  protocolTitle: { en: 'What was erased', zh: '删除记录' },
  protocolWhat: { en: 'Data', zh: '信息' },
  protocolCount: { en: 'Rows', zh: '条数' },
  keptTitle: { en: 'What the law obliges us to keep', zh: '依法须留存的资料' },
  keptUntil: { en: 'Until', zh: '保存至' },
  keptLaw: { en: 'Law', zh: '法律依据' },
  companies: {
    en: 'The records of {{companies}} stay with the company, without the person’s name.',
    zh: '{{companies}}的资料归企业所有，予以保留，但会移除该用户的姓名。',
  },
  secondPerson: {
    en: 'You entered this request. Another administrator has to approve it.',
    zh: '该申请由您录入，须由另一名管理员批准。',
  },
  approve: { en: 'Erase permanently', zh: '永久删除' },
  approveText: {
    en: 'This cannot be undone. The person is signed out at once and gets one last mail.',
    zh: '此操作不可撤销。该用户将立即退出登录，并收到最后一封邮件。',
  },
  approved: { en: 'The erasure has begun.', zh: '已开始删除。' },
  withdraw: { en: 'Withdraw the request', zh: '撤回申请' },
  withdrawn: { en: 'The request has been withdrawn.', zh: '申请已撤回。' },
  loadFailed: { en: 'This could not be loaded', zh: '加载失败' },
})

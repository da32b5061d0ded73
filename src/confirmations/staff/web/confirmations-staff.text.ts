import { defineText } from '#platform/shared/text.ts'

export const confirmationsStaffText = defineText({
  title: { en: 'Confirmations', zh: '办理进度证明' },
  sub: {
    en: 'Confirmations of filing: letters that show marketplaces and partners how far a filing has come. Anybody can check a letter by its code.',
    zh: '向平台或合作方证明办理进度的文件，任何人都可凭验证码核验。',
  },
  views: { en: 'Letters by status', zh: '按状态查看证明' },
  view_all: { en: 'All', zh: '全部' },
  status_VALID: { en: 'Valid', zh: '有效' },
  status_REPLACED: { en: 'Replaced', zh: '已取代' },
  status_WITHDRAWN: { en: 'Withdrawn', zh: '已撤销' },
  find: { en: 'Find a letter', zh: '查找证明' },
  findPlaceholder: { en: 'Letter or work order', zh: '证明编号或服务单号' },
  noRoleTitle: { en: 'Your role does not include confirmations', zh: '您无权查看办理进度证明' },
  noRoleText: {
    en: 'Case handlers, reviewers and administrators can see them. An administrator can change your role.',
    zh: '仅经办人、复核人和管理员可以查看，如需权限，请联系管理员。',
  },
  empty: { en: 'No letters here', zh: '暂无证明' },
  emptyText: {
    en: 'Sellers make them on the page of their work order, once something is filed.',
    zh: '向主管机关递交申请后，卖家可在服务单页面开具。',
  },
  nothingFound: { en: 'No letter with this number', zh: '未找到该编号的证明' },
  nothingFoundText: {
    en: 'Enter the whole number, e.g. LT-2026-000012 or WO-2026-000123.',
    zh: '请输入完整编号，如LT-2026-000012或WO-2026-000123。',
  },
  number: { en: 'Letter', zh: '证明' },
  company: { en: 'Company', zh: '企业' },
  workOrder: { en: 'Work order', zh: '服务单' },
  status: { en: 'Status', zh: '状态' },
  issued: { en: 'Issued', zh: '出具' },
  lookUps: { en: 'Checked', zh: '核验次数' },
  never: { en: 'Not yet', zh: '尚未核验' },
  times: { en: { one: '{{count}} time', other: '{{count}} times' }, zh: { other: '{{count}}次' } },
  lastAt: { en: 'last', zh: '最近' },
  action: { en: 'Action', zh: '操作' },

  make: { en: 'Make letter…', zh: '开具证明…' },
  makeTitle: { en: 'Make a letter for a customer', zh: '为客户开具证明' },
  makeText: {
    en: 'It says what the records of the work order say today, and replaces the letter before. The customer downloads it on the page of the work order.',
    zh: '内容以该服务单今天的记录为准，并取代以前的证明。客户可在服务单页面下载。',
  },
  workOrderNumber: { en: 'Number of the work order', zh: '服务单号' },
  workOrderHelp: { en: 'E.g. WO-2026-000123', zh: '如WO-2026-000123' },
  makeNow: { en: 'Make letter', zh: '开具证明' },
  made: { en: 'Letter made', zh: '证明已开具' },
  cancel: { en: 'Cancel', zh: '取消' },

  withdraw: { en: 'Withdraw…', zh: '撤销…' },
  withdrawNamed: { en: 'Withdraw letter {{number}}', zh: '撤销证明{{number}}' },
  withdrawText: {
    en: 'Whoever checks it then sees only that it was withdrawn. This cannot be undone. The customer is told your reason.',
    zh: '撤销后，核验时只会显示该证明已撤销，且无法恢复。撤销原因会告知客户。',
  },
  reason: { en: 'Reason, as the customer reads it', zh: '撤销原因（客户可见）' },
  withdrawNow: { en: 'Withdraw letter', zh: '确认撤销' },
  withdrawn: { en: 'Letter withdrawn', zh: '证明已撤销' },
})

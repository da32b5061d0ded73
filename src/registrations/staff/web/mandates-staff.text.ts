import { defineText } from '#platform/shared/text.ts'

/** Mandates as staff check and end them. */
export const mandatesStaffText = defineText({
  title: { en: 'Mandates to check', zh: '待审核授权' },
  sub: {
    en: 'Documents that customers have signed again. Open the work order to check them.',
    zh: '客户重新签署的授权委托书，请打开服务单审核。',
  },
  noRoleTitle: { en: 'Your role does not include mandates', zh: '您无权查看授权' },
  noRoleText: {
    en: 'Case handlers, reviewers and administrators can see them. An administrator can change your role.',
    zh: '仅经办人、复核人和管理员可以查看，如需权限，请联系管理员。',
  },
  empty: { en: 'Nothing to check', zh: '暂无待审核授权' },
  emptyText: {
    en: 'Documents appear here when customers sign a mandate again.',
    zh: '客户续签授权后，文件会显示在这里。',
  },
  company: { en: 'Company', zh: '企业' },
  service: { en: 'Service', zh: '服务' },
  submitted: { en: 'Submitted', zh: '提交日期' },
  workOrder: { en: 'Work order', zh: '服务单' },
  mandates: { en: 'Mandates', zh: '授权' },
  status_SUBMITTED: { en: 'To check', zh: '待审核' },
  status_RETURNED: { en: 'Returned', zh: '已退回' },
  status_IN_FORCE: { en: 'In force', zh: '有效' },
  status_ENDING: { en: 'Ends soon', zh: '即将到期' },
  status_EXPIRED: { en: 'Expired', zh: '已过期' },
  status_REVOKED: { en: 'Revoked', zh: '已撤销' },
  status_REPLACED: { en: 'Replaced', zh: '已替换' },
  status_DEREGISTERED: { en: 'Ended with the registration', zh: '随注销终止' },
  status_WITHDRAWN: { en: 'Not used', zh: '未启用' },
  signedUntil: { en: 'Signed {{signed}}, valid until {{until}}', zh: '{{signed}}签署，有效期至{{until}}' },
  signedOpen: { en: 'Signed {{signed}}, valid until revoked', zh: '{{signed}}签署，撤销前有效' },
  submittedOn: { en: 'Submitted {{day}}: {{name}}', zh: '{{day}}提交：{{name}}' },
  signedOn: { en: 'Signed on', zh: '签署日期' },
  validUntil: { en: 'Valid until', zh: '有效期至' },
  validUntilHelp: {
    en: 'Only if the document names a last day; otherwise it counts until revoked.',
    zh: '仅在文件注明截止日时填写，否则撤销前一直有效。',
  },
  accept: { en: 'Accept', zh: '通过' },
  accepted: { en: 'The mandate is in force', zh: '授权已生效' },
  return: { en: 'Return', zh: '退回' },
  returnTitle: { en: 'Return the document', zh: '退回文件' },
  returnText: {
    en: 'The customer reads the reason and can upload another document. The earlier mandate stays as it is.',
    zh: '客户会看到原因，并可重新上传；原授权不受影响。',
  },
  returned: { en: 'Returned to the customer', zh: '已退回客户' },
  end: { en: 'End mandate', zh: '终止授权' },
  endTitle: { en: 'End this mandate', zh: '终止该授权' },
  endText: {
    en: 'From today on nothing may be filed under it. The customer reads the reason.',
    zh: '自今日起不得再据此申报，客户会看到原因。',
  },
  ended: { en: 'The mandate has ended', zh: '授权已终止' },
})

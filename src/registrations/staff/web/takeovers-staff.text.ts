import { defineText } from '#platform/shared/text.ts'

/** Takeovers as staff work on them. */
export const takeoversStaffText = defineText({
  title: { en: 'Takeovers', zh: '税号转入' },
  sub: {
    en: 'Numbers for which another agency filed before. Nothing is filed before their gaps are known.',
    zh: '此前由其他服务商申报的税号，历史申报核清前不提交申报。',
  },
  noRoleTitle: { en: 'Your role does not include takeovers', zh: '您无权查看转入事项' },
  noRoleText: {
    en: 'Case handlers, reviewers and administrators can see them. An administrator can change your role.',
    zh: '仅经办人、复核人和管理员可以查看，如需权限，请联系管理员。',
  },
  empty: { en: 'No takeovers under way', zh: '暂无进行中的转入' },
  emptyText: {
    en: 'One begins when a filing form names another agent, when an agent transfer is ordered, or when a customer says so under “Registrations”.',
    zh: '客户在申报资料表中填写原服务商、购买转代理服务，或在“注册结果”中说明后，会显示在这里。',
  },
  company: { en: 'Company', zh: '企业' },
  number: { en: 'Number', zh: '税号' },
  agency: { en: 'Earlier agency', zh: '原服务商' },
  unnamed: { en: 'Not named', zh: '未填写' },
  since: { en: 'Since', zh: '开始日期' },
  toCheck: { en: 'To check', zh: '待核对' },
  toAnswer: { en: 'With the customer', zh: '待客户填写' },
  back: { en: 'All takeovers', zh: '全部转入事项' },
  workOrder: { en: 'Work order {{number}}', zh: '服务单{{number}}' },
  checked: { en: 'Ticked off', zh: '已核对通过' },
  saved: { en: 'Saved; it counts at once', zh: '已保存，立即生效' },
  returned: { en: 'Returned to the customer', zh: '已退回客户' },
  returnTitle: { en: 'Return to the customer: {{name}}', zh: '退回客户：{{name}}' },
  reason: { en: 'What is wrong, or missing?', zh: '退回原因' },
  reasonHelp: { en: 'The customer reads this.', zh: '客户会看到此内容。' },
  reasonMissing: { en: 'Enter a reason: the customer reads it.', zh: '请填写原因，客户会看到。' },
  returnNow: { en: 'Return', zh: '退回' },
  cancel: { en: 'Cancel', zh: '取消' },
})

import { defineText } from '#platform/shared/text.ts'

export const noSalesText = defineText({
  title: { en: 'Months stated to have no sales', zh: '已声明无销售的月份' },
  of: { en: '{{month}}, {{shop}}', zh: '{{month}} · {{shop}}' },
  bySeller: { en: 'Stated by {{name}} on {{day}}', zh: '{{name}}于{{day}}声明' },
  bySellerForStaff: { en: 'Stated by the seller ({{name}}) on {{day}}', zh: '客户{{name}}于{{day}}声明' },
  byTeam: {
    en: 'Stated by our team for you on {{day}}: {{reason}}',
    zh: '服务团队于{{day}}代为声明，原因：{{reason}}',
  },
  byStaff: {
    en: 'Stated by {{name}} (our team) on {{day}}: {{reason}}',
    zh: '服务团队{{name}}于{{day}}代为声明，原因：{{reason}}',
  },
  revoke: { en: 'There were sales', zh: '当月有销售' },
  revokeNamed: { en: 'There were sales in {{month}}', zh: '{{month}}：当月有销售' },
  revoked: {
    en: '{{month}} is missing again. Please import its report.',
    zh: '{{month}}恢复为缺失，请导入销售报告。',
  },
  revokedForStaff: {
    en: '{{month}} is missing again, until its report is imported.',
    zh: '{{month}}恢复为缺失，待导入报告。',
  },
  confirmed: {
    en: 'A return of this month is confirmed. If there were sales after all, import their report: the return is then corrected.',
    zh: '该月申报已确认。如实际有销售，请导入销售报告，系统将生成更正申报。',
  },
  confirmedForStaff: {
    en: 'This return is confirmed. Sales that are imported later correct it.',
    zh: '该申报已确认；之后导入的销售将通过更正申报处理。',
  },
  askTitle: { en: 'Take the statement back?', zh: '撤销无销售声明？' },
  askText: {
    en: 'The month is missing again, and the return waits for its report. The seller sees that the statement is gone.',
    zh: '该月恢复为缺失，申报将等待销售报告。客户可看到声明已撤销。',
  },
  askNow: { en: 'Take it back', zh: '撤销声明' },
  cancel: { en: 'Cancel', zh: '取消' },
})

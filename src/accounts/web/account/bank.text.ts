import { defineText } from '#platform/shared/text.ts'

export const bankText = defineText({
  title: { en: 'Bank details', zh: '银行账户' },
  why: {
    en: 'Where refunds are sent. Only owners see it; a change is announced to all of them by mail.',
    zh: '用于接收退款，仅所有者可见。修改后会邮件通知所有所有者。',
  },
  holder: { en: 'Account holder', zh: '户名' },
  holderMissing: { en: 'Enter the name of the account holder.', zh: '请填写户名。' },
  number: { en: 'IBAN or account number', zh: 'IBAN或银行账号' },
  numberMissing: { en: 'Enter the IBAN or the account number.', zh: '请填写IBAN或银行账号。' },
  bic: { en: 'BIC (SWIFT code)', zh: 'SWIFT代码（BIC）' },
  bicHelp: { en: 'Needed for accounts without an IBAN.', zh: '没有IBAN的账户必填。' },
  since: { en: 'Valid since', zh: '生效日期' },
  none: { en: 'No bank details yet.', zh: '尚未填写银行账户。' },
  add: { en: 'Add bank details', zh: '添加银行账户' },
  change: { en: 'Change', zh: '修改' },
  save: { en: 'Save bank details', zh: '保存银行账户' },
  cancel: { en: 'Cancel', zh: '取消' },
  saved: {
    en: 'The bank details are changed. All owners get an e-mail.',
    zh: '银行账户已修改，已邮件通知所有所有者。',
  },
  earlier: { en: 'Before: {{holder}}, {{number}}', zh: '原账户：{{holder}}，{{number}}' },
  earlierUntil: { en: 'Can be restored until {{day}}.', zh: '{{day}}前可恢复。' },
  restore: { en: 'Restore', zh: '恢复' },
  restored: { en: 'The earlier bank details apply again.', zh: '已恢复原银行账户。' },
  loadFailed: { en: 'The bank details could not be loaded.', zh: '银行账户加载失败。' },
})

import { defineText } from '#platform/shared/text.ts'

export const correctionsText = defineText({
  title: { en: 'Result handed over', zh: '已交付的结果' },
  correct: { en: 'Correct…', zh: '更正…' },
  correctNamed: { en: 'Correct “{{name}}”', zh: '更正“{{name}}”' },
  dialogTitle: { en: 'Correct “{{name}}”', zh: '更正“{{name}}”' },
  dialogText: {
    en: 'Change what is wrong. A colleague approves it; until then nothing changes, and the seller is told only then.',
    zh: '请修改有误的内容。经同事审批后才会生效并通知卖家，此前一切不变。',
  },
  propose: { en: 'Propose correction', zh: '提出更正' },
  back: { en: 'Back', zh: '返回' },
  proposed: { en: 'Proposed. A colleague has to approve it.', zh: '已提出，待同事审批。' },
  reason: { en: 'Why it is corrected, for the seller', zh: '更正原因（卖家可见）' },
  reasonMissing: { en: 'Say why it is corrected.', zh: '请说明更正原因。' },
  validUntilHelp: { en: 'The last day. Empty where there is no end.', zh: '有效期截止日，长期有效则不填。' },
  newCertificate: { en: 'New certificate', zh: '新证书' },

  number: { en: 'Number', zh: '号码' },
  validFrom: { en: 'Valid from', zh: '生效日期' },
  validUntil: { en: 'Valid until', zh: '有效期至' },
  certificate: { en: 'Certificate', zh: '证书' },
  none: { en: 'none', zh: '无' },
  fromTo: { en: '{{before}} → {{after}}', zh: '{{before}} → {{after}}' },

  status_OPEN: {
    en: 'Correction waiting for a second person: {{name}}',
    zh: '更正待另一位同事审批：{{name}}',
  },
  status_APPROVED: { en: 'Corrected: {{name}}', zh: '已更正：{{name}}' },
  status_DECLINED: { en: 'Correction declined: {{name}}', zh: '更正已驳回：{{name}}' },
  proposedBy: { en: 'Proposed by {{who}}', zh: '提出人：{{who}}' },
  approvedBy: { en: 'approved by {{who}}', zh: '审批人：{{who}}' },
  declinedBy: { en: 'declined by {{who}}', zh: '驳回人：{{who}}' },
  approve: { en: 'Approve', zh: '批准' },
  approved: { en: 'Corrected. The seller has been told.', zh: '已更正，并已通知卖家。' },
  ownCorrection: {
    en: 'You proposed it, so a colleague has to approve it.',
    zh: '由您提出，需由另一位同事审批。',
  },
  decline: { en: 'Decline…', zh: '驳回…' },
  declineTitle: { en: 'Decline the correction: {{name}}', zh: '驳回更正：{{name}}' },
  declineText: {
    en: 'Nothing changes. Colleagues see your note, the seller does not.',
    zh: '结果保持不变。备注仅同事可见，卖家看不到。',
  },
  declineConfirm: { en: 'Decline', zh: '驳回' },
  declined: { en: 'Declined. Nothing has changed.', zh: '已驳回，结果未变。' },
  note: { en: 'Note', zh: '备注' },

  waiting: {
    en: 'Correction of a result that waits for a second person: 1',
    zh: '1项结果更正待另一位同事审批',
  },
  waitingMany: {
    en: 'Corrections of results that wait for a second person: {{count}}',
    zh: '{{count}}项结果更正待另一位同事审批',
  },
  waitingRow: {
    en: '{{number}} · {{company}} · {{step}} · {{who}}',
    zh: '{{number}} · {{company}} · {{step}} · {{who}}',
  },
  waitingMine: { en: 'proposed by you', zh: '由您提出' },
  waitingMore: {
    en: 'The oldest are shown. Others appear once these are decided.',
    zh: '仅显示最早提出的，审批后依次显示其余。',
  },
  waitingFailed: { en: 'The corrections that wait could not be loaded.', zh: '待审批的更正加载失败。' },
  again: { en: 'Try again', zh: '重试' },
})

import { defineText } from '#platform/shared/text.ts'

/** What HMRC itself says of a company's VAT account. */
export const hmrcAccountText = defineText({
  title: { en: 'VAT account at HMRC', zh: 'HMRC增值税账户' },
  hint: {
    en: 'What HMRC itself says is owed and has been received. It is asked each time, and nothing is changed by it.',
    zh: '应缴与已收均以HMRC的记录为准；每次实时查询，不会改动任何数据。',
  },
  from: { en: 'From', zh: '开始日期' },
  to: { en: 'To', zh: '结束日期' },
  ask: { en: 'Ask HMRC', zh: '查询HMRC' },
  askAgain: { en: 'Ask again', zh: '重新查询' },
  loading: { en: 'HMRC is being asked', zh: '正在查询HMRC' },
  failed: { en: 'HMRC did not answer the question', zh: '查询未成功' },
  toConnection: { en: 'Connection', zh: '前往连接' },
  empty: { en: 'HMRC has nothing for these days', zh: 'HMRC在此期间没有记录' },
  emptyText: {
    en: 'No return was charged to the account between them, and no payment was received. A new return shows up within a day or two.',
    zh: '此期间账户上没有应缴税款，也没有收到付款。新提交的申报通常一两天内入账。',
  },
  answered: { en: 'HMRC’s answer for {{from}} to {{to}}', zh: 'HMRC的答复：{{from}}至{{to}}' },
  owed: { en: 'Still to pay', zh: '待缴金额' },
  owedUnknown: { en: 'HMRC does not say it of every charge', zh: 'HMRC未逐笔说明' },
  received: { en: 'Received in these days', zh: '此期间已收' },
  charges: { en: 'Charges', zh: '应缴记录' },
  noCharges: { en: 'No charge in these days.', zh: '此期间没有应缴记录。' },
  charge: { en: 'Charge', zh: '项目' },
  period: { en: 'Period', zh: '所属期' },
  original: { en: 'Charged', zh: '应缴金额' },
  due: { en: 'Due', zh: '缴款截止日' },
  payments: { en: 'Payments', zh: '收款记录' },
  noPayments: { en: 'No payment in these days.', zh: '此期间没有收到付款。' },
  receivedOn: { en: 'Received on', zh: '到账日期' },
  amount: { en: 'Amount', zh: '金额' },
})

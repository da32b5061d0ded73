import type { LocalText } from '#platform/shared/local-text.ts'

/** Columns of standing choices, of the payment of tax, and of limits that were exceeded. */
export const DECIDED: Readonly<Record<string, LocalText>> = {
  choice: { en: 'Choice', zh: '所选方式' },
  bandFrom: { en: 'Payable from', zh: '应缴税额下限' },
  bandTo: { en: 'Payable up to', zh: '应缴税额上限' },
  statement: { en: 'Statement signed', zh: '签署的声明' },
  signature: { en: 'Signature', zh: '签名' },
  signedBy: { en: 'Signed by, ID', zh: '签署人编号' },
  signedAt: { en: 'Signed at', zh: '签署时间' },
  payee: { en: 'Payee', zh: '收款方' },
  proofs: { en: 'Proofs of payment', zh: '缴税凭证' },
  credits: { en: 'Received by the tax office', zh: '税局入账记录' },
  toDos: { en: 'To-dos', zh: '待办事项' },
  credited: { en: 'Received by the tax office, total', zh: '税局入账合计' },
  openToDos: { en: 'Open to-dos', zh: '未完成待办数' },
  asked: { en: 'Asked for by the tax office', zh: '税局要求的材料' },
  evidence: { en: 'Evidence', zh: '证明材料' },
  refundedOn: { en: 'Refunded on', zh: '退税日期' },
  setOff: { en: 'Set off against other tax', zh: '抵扣其他税款金额' },
  holder: { en: 'Account holder', zh: '账户持有人' },
  iban: { en: 'IBAN (account number)', zh: 'IBAN账号' },
  serviceCode: { en: 'Service needed, code', zh: '所需服务代码' },
  notedAt: { en: 'Noted at', zh: '记录时间' },
}

import type { InvoiceKind } from '#invoices/contract.ts'
import type { LocalText } from '#platform/shared/local-text.ts'

/** The texts on the documents themselves; `{{…}}` is filled in. */
export const INVOICE_TITLES: Record<InvoiceKind, LocalText> = {
  INVOICE: { en: 'Invoice', zh: '发票' },
  CREDIT_NOTE: { en: 'Credit note', zh: '红字发票' },
}

export const REFUND_LINE: LocalText = { en: 'Refund', zh: '退款' }

export const INVOICE_TEXTS = {
  from: { en: 'From', zh: '开票方' },
  to: { en: 'To', zh: '购买方' },
  number: { en: 'Number', zh: '编号' },
  issuedOn: { en: 'Date', zh: '开票日期' },
  order: { en: 'Order', zh: '订单号' },
  paidOn: { en: 'Paid on', zh: '付款日期' },
  refundedOn: { en: 'Refunded on', zh: '退款日期' },
  corrects: { en: 'Corrects', zh: '冲销发票' },
  correctsText: { en: 'Invoice {{number}} of {{date}}', zh: '{{date}}开具的发票{{number}}' },
  reason: { en: 'Reason', zh: '原因' },
  vatNumber: { en: 'VAT number', zh: 'VAT税号' },
  registration: { en: 'Registration number', zh: '注册号' },
  registrationCn: { en: 'Unified social credit code', zh: '统一社会信用代码' },
  register: { en: 'Trade register', zh: '商业登记' },
  description: { en: 'Service', zh: '服务' },
  quantity: { en: 'Quantity', zh: '数量' },
  net: { en: 'Net', zh: '不含税金额' },
  netTotal: { en: 'Net amount', zh: '不含税合计' },
  vatAt: { en: 'VAT {{rate}}', zh: '增值税{{rate}}' },
  noVat: { en: 'VAT', zh: '增值税' },
  vatIn: { en: 'VAT in {{currency}}', zh: '增值税（{{currency}}）' },
  vatRate: {
    en: 'VAT in {{currency}} at the reference rate of the European Central Bank of {{day}}: 1 EUR = {{rates}} ({{source}}).',
    zh: '{{currency}}增值税额按欧洲中央银行{{day}}的参考汇率折算：1 EUR = {{rates}}（{{source}}）。',
  },
  vatNoRate: {
    en: 'A real invoice would name the VAT in {{currency}} too. This demo has no exchange rates.',
    zh: '正式发票还会注明{{currency}}的增值税金额；演示环境没有汇率数据。',
  },
  total: { en: 'Total', zh: '合计' },
  totalCredit: { en: 'Total credited', zh: '退款合计' },
  paid: { en: 'Paid in full. No further payment is due.', zh: '已全额付清，无需再付款。' },
  reverseCharge: {
    en: 'Reverse charge: the VAT is payable by the recipient.',
    zh: '反向征收：增值税由购买方申报缴纳（Reverse charge）。',
  },
  page: { en: '{{number}} · page {{page}} of {{pages}}', zh: '{{number}} · 第{{page}}页，共{{pages}}页' },
} as const satisfies Record<string, LocalText>

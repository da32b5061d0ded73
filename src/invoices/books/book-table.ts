import { plainAmount } from '#platform/shared/format-money.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { type BookEntry, isDocument } from './book-entry.ts'

const BOOK_KINDS: Record<BookEntry['kind'], LocalText> = {
  INVOICE: { en: 'Invoice', zh: '发票' },
  CREDIT_NOTE: { en: 'Credit note', zh: '红字发票' },
  PAYMENT: { en: 'Payment', zh: '付款' },
  REFUND: { en: 'Refund', zh: '退款' },
}

export const BOOK_HEADINGS: readonly LocalText[] = [
  { en: 'Date', zh: '日期' },
  { en: 'Kind', zh: '类型' },
  { en: 'Number', zh: '编号' },
  { en: 'Order', zh: '订单号' },
  { en: 'Company', zh: '企业' },
  { en: 'Country', zh: '国家/地区' },
  { en: 'VAT number', zh: '增值税号' },
  { en: 'Net', zh: '不含税金额' },
  { en: 'VAT rate, %', zh: '增值税税率（%）' },
  { en: 'VAT', zh: '增值税' },
  { en: 'Total', zh: '金额' },
  { en: 'Currency', zh: '货币' },
  { en: 'Total in euro', zh: '折合欧元' },
  { en: 'Method', zh: '方式' },
  { en: 'Reference', zh: '参考号' },
]

/** Amounts are signed: what comes in is positive, what goes back is negative. One row an entry, in their order. */
export function bookRow(entry: BookEntry, lang: 'en' | 'zh'): (string | number | null)[] {
  const sign = entry.kind === 'CREDIT_NOTE' || entry.kind === 'REFUND' ? -1 : 1
  const money = (minor: number, currency: BookEntry['currency'] | 'EUR' = entry.currency) =>
    Number(plainAmount({ amount: sign * minor, currency }))
  const document = isDocument(entry) ? entry : null
  return [
    entry.day,
    BOOK_KINDS[entry.kind][lang],
    entry.number,
    entry.orderNumber,
    entry.company,
    document?.country ?? null,
    document?.vatNumber ?? null,
    document && money(document.net),
    document && document.vatRateBasisPoints / 100,
    document && money(document.vat),
    money(entry.gross),
    entry.currency,
    entry.currency === 'EUR' ? money(entry.gross) : entry.euro === null ? null : money(entry.euro, 'EUR'),
    isDocument(entry) ? null : entry.method,
    isDocument(entry) ? null : entry.reference,
  ]
}

import { defineText } from '#platform/shared/text.ts'

export const invoicesText = defineText({
  title: { en: 'Invoices and credit notes', zh: '发票与红字发票' },
  sub: {
    en: 'Issued automatically when an order is paid or refunded; numbers have no gaps.',
    zh: '订单付款或退款后自动开具，编号连续。',
  },
  find: { en: 'Number, order or buyer', zh: '编号、订单号或购买方' },
  kind: { en: 'Kind', zh: '类型' },
  allKinds: { en: 'All', zh: '全部' },
  kind_INVOICE: { en: 'Invoice', zh: '发票' },
  kind_CREDIT_NOTE: { en: 'Credit note', zh: '红字发票' },
  month: { en: 'Month', zh: '月份' },
  number: { en: 'Number', zh: '编号' },
  issuedOn: { en: 'Date', zh: '开票日期' },
  buyer: { en: 'Buyer', zh: '购买方' },
  order: { en: 'Order', zh: '订单号' },
  net: { en: 'Net', zh: '不含税' },
  vat: { en: 'VAT', zh: '增值税' },
  total: { en: 'Total', zh: '合计' },
  download: { en: 'Download {{number}}', zh: '下载{{number}}' },
  pdf: { en: 'PDF', zh: 'PDF' },
  empty: { en: 'No invoices yet', zh: '还没有发票' },
  emptyText: { en: 'The first one is issued when the first order is paid.', zh: '首笔订单付款后自动开具。' },
  noMatch: { en: 'Nothing fits these filters', zh: '没有符合条件的发票' },
  clear: { en: 'Clear filters', zh: '清除筛选' },
})

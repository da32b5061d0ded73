import { defineText } from '#platform/shared/text.ts'

/** The pages of the back office, as its rail names them. */
export const adminText = defineText({
  queue: { en: 'Queue', zh: '待处理列表' },
  staffOrders: { en: 'Orders', zh: '订单' },
  transfers: { en: 'Incoming transfers', zh: '银行到账' },
  invoices: { en: 'Invoices', zh: '发票' },
  coupons: { en: 'Coupons', zh: '优惠券' },
  enquiries: { en: 'Enquiries', zh: '客户咨询' },
})

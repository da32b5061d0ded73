import { defineText } from '#platform/shared/text.ts'

export const paymentsText = defineText({
  title: { en: 'Payment', zh: '付款' },
  taking: { en: 'Taking you to the payment page', zh: '正在前往付款页面' },
  takingText: {
    en: 'You pay on the page of the payment provider and come back here by yourself.',
    zh: '您将在支付服务商的页面付款，完成后自动返回。',
  },
  cannotPay: { en: 'This order cannot be paid now', zh: '该订单目前无法付款' },
  providerDown: { en: 'The payment page could not be opened', zh: '付款页面打开失败' },
  nothingCharged: { en: 'Nothing was charged. Your order is kept.', zh: '未扣款，订单已保留。' },
  seeOrder: { en: 'Look at the order', zh: '查看订单' },
  allOrders: { en: 'All orders', zh: '全部订单' },
  noOrder: { en: 'No order is named here', zh: '未指定订单' },
  noOrderText: { en: 'Choose the order in your list.', zh: '请在订单列表中选择。' },

  asking: { en: 'Asking the payment provider', zh: '正在向支付服务商确认' },
  askFailed: { en: 'We could not ask the payment provider', zh: '暂时无法向支付服务商确认' },
  askFailedSafe: {
    en: 'If you have paid, the payment is not lost: we hear of it from the provider as well. Please do not pay again.',
    zh: '如您已付款，款项不会丢失，支付服务商也会通知我们。请勿重复付款。',
  },
  paid: { en: 'Paid. Thank you', zh: '付款成功' },
  paidText: {
    en: 'We have received {{sum}} for order {{number}}.',
    zh: '已收到订单{{number}}的付款{{sum}}。',
  },
  refundTwice: {
    en: 'Paid a second time: {{sum}} is on its way back to you by itself.',
    zh: '检测到重复付款，{{sum}}将自动退回。',
  },
  refundTwiceDone: {
    en: 'Paid a second time: {{sum}} was sent back to you.',
    zh: '检测到重复付款，{{sum}}已退回。',
  },
  next: { en: 'What comes next', zh: '接下来' },
  nextText: {
    en: 'It is your turn: fill in the form of each service, so that we can begin.',
    zh: '轮到您了：请填写每项服务的资料表，以便我们开始办理。',
  },
  opening: { en: 'Your work order is being opened', zh: '正在生成服务单' },
  openingSlow: {
    en: 'This takes longer than usual. The order is paid; the work order will appear under My services by itself.',
    zh: '所需时间比平常长。订单已付款，服务单稍后会自动出现在“我的服务”中。',
  },
  startWork: { en: 'Begin with {{number}}', zh: '开始办理{{number}}' },
  refused: { en: 'The payment was refused', zh: '付款被拒绝' },
  refusedText: {
    en: 'Nothing was charged, and order {{number}} is kept. Try again, perhaps with another card.',
    zh: '未扣款，订单{{number}}已保留。您可以重试或更换银行卡。',
  },
  pending: { en: 'The payment is not finished', zh: '付款尚未完成' },
  pendingText: {
    en: 'We have not heard of a payment for order {{number}} yet. This page asks again by itself.',
    zh: '尚未收到订单{{number}}的付款。本页会自动刷新状态。',
  },
  unpaid: { en: 'Not paid yet', zh: '尚未付款' },
  unpaidText: { en: 'Order {{number}} waits for {{sum}}.', zh: '订单{{number}}待付款{{sum}}。' },
  closed: { en: 'This order is closed', zh: '该订单已关闭' },
  closedText: {
    en: 'Order {{number}} was cancelled or has expired. Nothing is charged for it.',
    zh: '订单{{number}}已取消或已过期，不会收费。',
  },
  refundCancelled: {
    en: 'A payment that came after the cancellation, {{sum}}, is on its way back to you by itself.',
    zh: '取消后收到的付款{{sum}}将自动退回。',
  },
  refundCancelledDone: {
    en: 'A payment that came after the cancellation, {{sum}}, was sent back to you.',
    zh: '取消后收到的付款{{sum}}已退回。',
  },
  payBy: { en: 'Please pay by', zh: '付款截止' },
  tryAgain: { en: 'Try again', zh: '重新付款' },
  goOn: { en: 'Go on with the payment', zh: '继续付款' },
  startAnew: { en: 'Start again', zh: '重新发起' },
  pay: { en: 'Pay {{sum}}', zh: '支付{{sum}}' },
})

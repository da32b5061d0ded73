import { defineText } from '#platform/shared/text.ts'

export const checkoutText = defineText({
  title: { en: 'Confirm order', zh: '确认订单' },
  lead: { en: 'You are not charged until you pay on the next page.', zh: '在下一页付款之前不会扣款。' },
  loading: { en: 'Loading your order', zh: '正在加载订单内容' },
  loadFailed: { en: 'The order could not be loaded', zh: '订单内容加载失败' },
  loadFailedSafe: { en: 'Your cart is kept.', zh: '购物车内容不会丢失。' },
  services: { en: 'Services', zh: '服务' },
  option: { en: '{{label}}: {{value}}', zh: '{{label}}：{{value}}' },
  changeCart: { en: 'Change', zh: '修改' },
  method: { en: 'Payment method', zh: '付款方式' },
  methodLegend: { en: 'How would you like to pay?', zh: '请选择付款方式' },
  method_CARD: { en: 'Bank card', zh: '银行卡' },
  methodDetail_CARD: { en: 'On the payment provider’s page', zh: '在支付服务商页面完成' },
  method_KLARNA: { en: 'Klarna', zh: 'Klarna先买后付' },
  methodDetail_KLARNA: { en: 'Pay in 30 days', zh: '30天内付款' },
  method_BANK_TRANSFER: { en: 'Bank transfer', zh: '银行转账' },
  methodDetail_BANK_TRANSFER: { en: 'We start when the money has arrived', zh: '到账后开始办理' },
  methodElsewhere: {
    en: '{{method}} is available in {{currencies}} only.',
    zh: '{{method}}仅支持{{currencies}}。',
  },
  changeCurrency: { en: 'Change the currency in the cart', zh: '返回购物车更改币种' },
  needs: { en: 'These services also require', zh: '所选服务还需要以下服务' },
  needsToCart: { en: 'Add it in the cart', zh: '返回购物车添加' },
  needsArranged: {
    en: 'My company already has this from another provider or will arrange it.',
    zh: '我司已在别处办理，或将自行安排。',
  },
  needsMissing: {
    en: 'Please confirm this, or add it to the cart.',
    zh: '请确认此项，或将其加入购物车。',
  },
  agreement: { en: 'Agreement', zh: '协议' },
  agreementCheck: {
    en: 'I accept the user agreement, version {{version}}, for my company.',
    zh: '我代表企业同意用户协议（{{version}}版）。',
  },
  agreementMissing: { en: 'Please read and accept the agreement first.', zh: '请先阅读并同意用户协议。' },
  summary: { en: 'To pay', zh: '应付金额' },
  pay: { en: 'Pay {{sum}}', zh: '支付{{sum}}' },
  orderForTransfer: { en: 'Place order, {{sum}}', zh: '提交订单，应付{{sum}}' },
  companyMissing: {
    en: 'First complete the company details for the invoice.',
    zh: '请先完善发票抬头信息。',
  },
  viewersCannotOrder: {
    en: 'Only owners and editors of your company can place orders.',
    zh: '仅企业的所有者和可编辑成员可以下单。',
  },
  reserved: {
    en: 'These prices are held for 48 hours after you order.',
    zh: '下单后价格保留48小时。',
  },
  reservedForTransfer: {
    en: 'These prices are held for 10 days after you order. The bank details come next.',
    zh: '下单后价格保留10天，下一步显示收款账户。',
  },
  priceChanged: { en: 'The price has changed', zh: '价格有变动' },
  priceChangedText: {
    en: 'It was {{before}} and is now {{now}}. Nothing was ordered; please check and confirm again.',
    zh: '原为{{before}}，现为{{now}}。尚未下单，请核对后再次确认。',
  },
  cartProblem: { en: 'Something in the cart needs your attention first', zh: '购物车中有问题需要先处理' },
  cartProblemText: {
    en: 'Nothing was ordered. The cart shows what has changed.',
    zh: '尚未下单，购物车中已标出变动的内容。',
  },
  toCart: { en: 'See the cart', zh: '查看购物车' },
  nothing: { en: 'There is nothing to confirm', zh: '没有需要确认的内容' },
  nothingText: { en: 'Your cart is empty.', zh: '购物车是空的。' },
  nothingOrdered: {
    en: 'Your cart is empty. Your latest order is {{number}}; if you have just placed it, there is no need to order again.',
    zh: '购物车是空的。最近的订单为{{number}}，如刚刚下单，无需重复提交。',
  },
  seeOrder: { en: 'See the order', zh: '查看订单' },
  chooseService: { en: 'Choose a service', zh: '选择服务' },
})

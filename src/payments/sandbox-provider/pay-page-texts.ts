const en = {
  title: 'Sandbox Pay',
  otherLang: '简体中文',
  note: 'This is a stand-in for a payment provider. No money moves. Never enter real card data.',
  toPay: 'To pay',
  order: 'Order {{number}}',
  testCard: 'Test card',
  pay: 'Pay {{sum}} by card',
  refuse: 'Let the card be refused',
  leave: 'Walk away without paying',
  paid: 'This payment is complete. You need not pay again.',
  refused: 'The card was refused. Go back to try again.',
  expired: 'This payment page has expired. Go back to begin again.',
  back: 'Back to the shop',
  unknown: 'There is no such payment.',
}

export type PayPageTexts = typeof en

export const PAY_PAGE_TEXTS: Record<'en' | 'zh', PayPageTexts> = {
  en,
  zh: {
    title: '沙盒支付',
    otherLang: 'English',
    note: '这里是模拟的支付服务商，不会产生真实扣款。请勿输入真实的银行卡信息。',
    toPay: '应付金额',
    order: '订单{{number}}',
    testCard: '测试卡',
    pay: '用银行卡支付{{sum}}',
    refuse: '模拟银行卡被拒',
    leave: '不付款，直接离开',
    paid: '该笔付款已完成，无需再次支付。',
    refused: '银行卡被拒绝，请返回重试。',
    expired: '该支付页面已过期，请返回重新发起。',
    back: '返回商家',
    unknown: '该笔付款不存在。',
  },
}

import type { MessageKind } from '#messages/server/public.ts'
import { findOrdersForPayment } from '#orders/server/public.ts'
import { paths } from '#paths.ts'
import type { Executor } from '#platform/server/database.ts'
import type { Money } from '#platform/shared/money.ts'
import { isOpen } from '../payment-states.ts'
import { waitsForMoney } from '../transfer-fit.ts'
import { findPaymentsOf } from './payments.queries.ts'

/** A buyer pays by bank: what the bank asks for, to be at hand when somebody makes the transfer. */
type TransferAwaited = {
  orderId: string
  paymentId: string
  number: string
  due: Money
  day: { instant: string }
  payee: string
  iban: string
  /** Empty where the settings name none. */
  bic: string
  bankName: string
  reference: string
}

/** Paid, cancelled, or to be paid another way meanwhile. */
async function isOver(executor: Executor, { orderId, paymentId }: TransferAwaited): Promise<boolean> {
  const [order] = await findOrdersForPayment(executor, [orderId])
  if (!order || !waitsForMoney(order.status)) return true
  const payment = (await findPaymentsOf(executor, orderId)).find(({ id }) => id === paymentId)
  return !payment || !isOpen(payment.status)
}

const transferAwaited: MessageKind<TransferAwaited> = {
  name: 'payments.transferAwaited',
  type: 'ORDER',
  asksToAct: true,
  title: {
    en: 'Order {{number}}: bank details for your transfer of {{due}}',
    zh: '订单{{number}}：转账{{due}}的收款账户信息',
  },
  body: {
    en: 'Please transfer {{due}} so that it arrives by {{day}}. We start as soon as it is here.\n\nPayee: {{payee}}\nIBAN: {{iban}}{{bank}}\nReference: {{reference}}\n\nEnter the reference exactly like this: with it your payment finds its order by itself. Before you pay, compare the account with the one on the payment page of your order; it is the same.',
    zh: '请转账{{due}}，并确保在{{day}}前到账，到账后我们立即开始办理。\n\n收款人：{{payee}}\nIBAN账号：{{iban}}{{bank}}\n付款备注号：{{reference}}\n\n请原样填写付款备注号，系统凭此号自动匹配您的订单。付款前请与订单付款页上的账户核对，两者应一致。',
  },
  words: ({ bic, bankName }, { lang }) => ({
    bank: [
      bic && (lang === 'zh' ? `\nBIC代码：${bic}` : `\nBIC: ${bic}`),
      bankName && (lang === 'zh' ? `\n开户银行：${bankName}` : `\nBank: ${bankName}`),
    ].join(''),
  }),
  link: ({ orderId }) => paths.pay(orderId),
  isOver,
}

export const transferAwaitedMessages = { transferAwaited }

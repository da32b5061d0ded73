import type { MessageKind } from '#messages/server/public.ts'
import { findOrdersForPayment } from '#orders/server/public.ts'
import { paths } from '#paths.ts'
import type { Executor } from '#platform/server/database.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { Money } from '#platform/shared/money.ts'
import { waitsForMoney } from '../transfer-fit.ts'
import { findTransfer } from './transfers.queries.ts'

/** A part of an order's price has arrived by bank. */
export type PartReceived = {
  orderId: string
  transferId: string
  number: string
  part: Money
  received: Money
  due: Money
  total: Money
  /** The last moment to pay the rest at the agreed price. */
  day: { instant: string }
  payee: string
  iban: string
  reference: string
}

const ARRIVED: LocalText = {
  en: '{{part}} has arrived for order {{number}}. Of {{total}} we now have {{received}}; {{due}} is still missing.',
  zh: '订单{{number}}已收到{{part}}。总额{{total}}，累计到账{{received}}，还差{{due}}。',
}
const BY_BANK: LocalText = {
  en: 'By bank transfer to {{payee}}, IBAN {{iban}}, with the reference {{reference}}.',
  zh: '银行转账：收款人{{payee}}，IBAN账号{{iban}}，付款备注号{{reference}}。',
}

const body = (until: LocalText, other: LocalText): LocalText => ({
  en: `${ARRIVED.en} ${until.en}\n\n${BY_BANK.en} ${other.en}`,
  zh: `${ARRIVED.zh}${until.zh}\n\n${BY_BANK.zh}${other.zh}`,
})

const common = {
  type: 'ORDER',
  asksToAct: true,
  title: {
    en: 'Order {{number}}: {{received}} has arrived, {{due}} is missing',
    zh: '订单{{number}}已到账{{received}}，还差{{due}}',
  },
  isOver,
} as const

/** The rest came, or the part went back. */
async function isOver(executor: Executor, { orderId, transferId }: PartReceived): Promise<boolean> {
  const transfer = await findTransfer(executor, transferId)
  if (transfer?.status !== 'MATCHED' || transfer.paymentId) return true
  const [order] = await findOrdersForPayment(executor, [orderId])
  return !order || !waitsForMoney(order.status)
}

export const partPaymentMessages: Record<'partReceived' | 'partReceivedLate', MessageKind<PartReceived>> = {
  partReceived: {
    ...common,
    name: 'payments.partReceived',
    body: body(
      {
        en: 'Please pay the rest by {{day}}: we start as soon as it is here.',
        zh: '请在{{day}}前补足，款项到齐后我们立即开始办理。',
      },
      {
        en: 'Or pay the rest another way, for example by card.',
        zh: '您也可以用其他方式支付余款，例如银行卡。',
      },
    ),
    link: ({ orderId }) => paths.pay(orderId),
  },
  /** After the order's expiry only a transfer can bring the rest. */
  partReceivedLate: {
    ...common,
    name: 'payments.partReceivedLate',
    body: body(
      {
        en: 'The time to pay has run out, but the order is still accepted at the agreed price as soon as the rest arrives by bank transfer.',
        zh: '付款期限已过，但余款通过银行转账到账后，我们仍按原价办理该订单。',
      },
      { en: '', zh: '' },
    ),
    link: ({ orderId }) => paths.order(orderId),
  },
}

import type { MessageKind } from '#messages/server/public.ts'
import { paths } from '#paths.ts'
import type { Money } from '#platform/shared/money.ts'

type Failed = { orderId: string; number: string; sum: Money; until: { instant: string } }

const failed: MessageKind<Failed> = {
  name: 'payments.debitFailed',
  type: 'ORDER',
  title: { en: 'Order {{number}}: the payment did not go through', zh: '订单{{number}}扣款未成功' },
  body: {
    en: 'The payment of {{sum}} that you confirmed was not carried out; the account may have lacked the funds, or the debit was refused. Nothing was charged. Your order is still open: please pay by {{until}}, by the same method or another.',
    zh: '您此前确认的{{sum}}付款未能完成，可能是账户余额不足或扣款被拒，款项未被收取。订单仍然保留，请在{{until}}前重新付款，也可更换付款方式。',
  },
  link: ({ orderId }) => paths.order(orderId),
}

export const debitMessages = { failed }

import { writeValue, type MessageKind } from '#messages/server/public.ts'
import { paths } from '#paths.ts'
import type { Money } from '#platform/shared/money.ts'
import { fillText } from '#platform/shared/refusal.ts'

const RECEIVED = { en: 'We have received {{sum}}.', zh: '已收到{{sum}}。' }
/** A coupon covered all of it. */
const NOTHING_DUE = { en: 'There was nothing left to pay.', zh: '该订单无需支付。' }

type AboutOrder = { orderId: string; number: string }

const paid: MessageKind<AboutOrder & { sum: Money }> = {
  name: 'orders.paid',
  type: 'ORDER',
  title: { en: 'Order {{number}} is paid', zh: '订单{{number}}已付款' },
  body: {
    en: '{{received}} We start right away; you can follow every step under My services.',
    zh: '{{received}}我们随即开始办理，每一步进度都可在“我的服务”中查看。',
  },
  words: ({ sum }, reader) => ({
    received: fillText((sum.amount > 0 ? RECEIVED : NOTHING_DUE)[reader.lang], {
      sum: writeValue(sum, reader),
    }),
  }),
  link: ({ orderId }) => paths.order(orderId),
}

const expired: MessageKind<AboutOrder & { until: { instant: string } }> = {
  name: 'orders.expired',
  type: 'ORDER',
  title: { en: 'Order {{number}} has expired', zh: '订单{{number}}已过期' },
  body: {
    en: 'It was not paid by {{until}} and is closed. If your bank transfer is already on its way, nothing is lost: when it arrives, we start at the agreed price. Otherwise, please order again.',
    zh: '该订单未在{{until}}前付款，已关闭。若银行转账已汇出，无需担心：款项到账后，我们仍按原价办理。如仍需办理，请重新下单。',
  },
  link: ({ orderId }) => paths.order(orderId),
}

const withdrawn: MessageKind<AboutOrder> = {
  name: 'orders.withdrawn',
  type: 'ORDER',
  title: { en: 'Order {{number}} was cancelled', zh: '订单{{number}}已取消' },
  body: {
    en: 'The number that it was to renew has been deregistered. Please do not pay it; money that is already on its way is returned to you. If it was to renew something else as well, please order that again under “Registrations”.',
    zh: '该订单要续费的税号已注销，请勿付款；已汇出的款项到账后将退回。如订单中还有其他续费项目，请在“注册结果”中重新下单。',
  },
  link: ({ orderId }) => paths.order(orderId),
}

const stopped: MessageKind<AboutOrder> = {
  name: 'orders.stopped',
  type: 'ORDER',
  title: { en: 'Order {{number}}: all its services were cancelled', zh: '订单{{number}}的服务已全部取消' },
  body: {
    en: 'None of its services is carried out any more, so the order is closed. Our staff decide what is refunded; a refund is shown with the order and told to you. If you did not expect this, please write to us.',
    zh: '订单内的服务均不再办理，订单已关闭。退款由工作人员核定，结果会显示在订单中并通知您。如有疑问，请联系我们。',
  },
  link: ({ orderId }) => paths.order(orderId),
}

export const ordersMessages = { paid, expired, withdrawn, stopped }

import { sellerOf } from '#platform/server/http/call-context.ts'
import { answer, type Route } from '#platform/server/http/route.ts'
import {
  createPayment,
  klarnaPaymentResult,
  paymentResult,
  paymentStatus,
  paymentWebhook,
} from '../contract.ts'
import { type PaymentServerDeps, withProvider } from './payments-deps.ts'
import { readPaymentState } from './read-payment-state.ts'
import { settleReturn } from './settle-return.ts'
import { startPayment } from './start-payment.ts'
import { staffPaymentsRoutes } from './staff-payments.routes.ts'
import { takeWebhook } from './take-webhook.ts'

export function paymentsRoutes(serverDeps: PaymentServerDeps): Route[] {
  const deps = withProvider(serverDeps)
  return [
    ...staffPaymentsRoutes(deps),
    answer(createPayment, (context, input) =>
      startPayment(deps, { ...input, principal: sellerOf(context), lang: context.lang }),
    ),
    answer(paymentResult, (context, { orderId }) =>
      settleReturn(deps, { companyId: sellerOf(context).companyId, orderId, lang: context.lang }),
    ),
    answer(klarnaPaymentResult, (context, { orderId }) =>
      settleReturn(deps, { companyId: sellerOf(context).companyId, orderId, lang: context.lang }),
    ),
    answer(paymentStatus, (context, { orderId }) =>
      readPaymentState(deps, { companyId: sellerOf(context).companyId, orderId, lang: context.lang }),
    ),
    answer(paymentWebhook, async (context, { provider }) => {
      await takeWebhook(deps, context, provider)
      return { accepted: true }
    }),
  ]
}

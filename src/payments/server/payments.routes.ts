import { sellerOf } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import {
  createPayment,
  klarnaPaymentResult,
  paymentResult,
  paymentStatus,
  paymentWebhook,
} from '../contract.ts'
import { type PaymentServerDeps, withProvider } from './payments-deps.ts'
import { readPaymentState } from './read-payment-state.ts'
import { recordReturnOutcome } from './record-return-outcome.ts'
import { startPayment } from './start-payment.ts'
import { staffPaymentsRoutes } from './staff-payments.routes.ts'
import { receiveWebhook } from './receive-webhook.ts'

export function paymentsRoutes(serverDeps: PaymentServerDeps): Route[] {
  const deps = withProvider(serverDeps)
  return [
    ...staffPaymentsRoutes(deps),
    handle(createPayment, (context, input) =>
      startPayment(deps, { ...input, principal: sellerOf(context), lang: context.lang }),
    ),
    handle(paymentResult, (context, { orderId }) =>
      recordReturnOutcome(deps, { companyId: sellerOf(context).companyId, orderId, lang: context.lang }),
    ),
    handle(klarnaPaymentResult, (context, { orderId }) =>
      recordReturnOutcome(deps, { companyId: sellerOf(context).companyId, orderId, lang: context.lang }),
    ),
    handle(paymentStatus, (context, { orderId }) =>
      readPaymentState(deps, { companyId: sellerOf(context).companyId, orderId, lang: context.lang }),
    ),
    handle(paymentWebhook, async (context, { provider }) => {
      await receiveWebhook(deps, context, provider)
      return { accepted: true }
    }),
  ]
}

import type { Stripe } from 'stripe'
import type { WantedSession } from '../payment-provider.ts'
import { STRIPE_METHODS } from './stripe-offer.ts'

/** A visit to Stripe's own page, for one method, one sum and one order. Card data never reaches the portal. */
export function sessionParams(wanted: WantedSession): Stripe.Checkout.SessionCreateParams {
  const { reference, orderNumber, method, amount, lang, returnUrl } = wanted
  const metadata = { payment: reference, order_number: orderNumber }
  return {
    mode: 'payment',
    allowed_payment_method_types: [STRIPE_METHODS[method]],
    ...(method === 'WECHAT_PAY' && { payment_method_options: { wechat_pay: { client: 'web' } } }),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: amount.currency.toLowerCase(),
          unit_amount: amount.amount,
          product_data: { name: orderNumber },
        },
      },
    ],
    client_reference_id: reference,
    metadata,
    // Disputes and refunds name the money alone: it knows its payment too.
    payment_intent_data: { metadata, description: orderNumber },
    locale: lang,
    success_url: returnUrl,
    cancel_url: returnUrl,
  }
}

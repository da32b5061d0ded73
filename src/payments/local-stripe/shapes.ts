import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** An object as Stripe's API shows it. */
export type StripeObject = Record<string, unknown> & { id: string; object: string; created: number }

type Kind = 'checkout.session' | 'payment_intent' | 'charge' | 'refund' | 'dispute' | 'balance_transaction'

/** Stripe's published examples of its objects: every field is there, with the type that it has. */
const FIXTURES = JSON.parse(readFileSync(new URL('./fixtures.json', import.meta.url), 'utf8')) as Record<
  Kind,
  StripeObject
>

const PREFIXES: Record<Kind, string> = {
  'checkout.session': 'cs_test_',
  payment_intent: 'pi_',
  charge: 'ch_',
  refund: 're_',
  dispute: 'dp_',
  balance_transaction: 'txn_',
}

/** What the examples say of their own stories, and an object of ours does not. */
const UNTOLD: Partial<Record<Kind, Record<string, unknown>>> = {
  'checkout.session': {
    after_expiration: null,
    adaptive_pricing: { enabled: false },
    collected_information: null,
    consent: null,
    consent_collection: null,
    currency_conversion: null,
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer_details: null,
    invoice_creation: null,
    managed_payments: null,
    payment_intent: null,
    payment_method_configuration_details: null,
    shipping_address_collection: null,
    shipping_cost: null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  },
  payment_intent: {
    automatic_payment_methods: null,
    canceled_at: null,
    last_payment_error: null,
    next_action: null,
    payment_method_configuration_details: null,
    processing: null,
    shipping: null,
    transfer_data: null,
  },
  charge: { source: null, shipping: null, transfer_data: null, receipt_url: null, description: null },
  refund: { destination_details: null },
}

/** A new object of a kind, with all of its fields. */
export function newObject(kind: Kind, now: Date, values: Record<string, unknown>): StripeObject {
  const created = secondsOf(now)
  return {
    ...structuredClone(FIXTURES[kind]),
    ...UNTOLD[kind],
    id: newStripeId(PREFIXES[kind]),
    created,
    ...values,
  }
}

export const newStripeId = (prefix: string): string => `${prefix}${randomBytes(14).toString('hex')}`
export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000)

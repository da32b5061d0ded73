import { hmacSha256 } from '#platform/server/secret-box.ts'

/** What a merchant would copy from Stripe's dashboard. Here all are derived from one secret. */
export function localStripeKeys(secret: string): { apiKey: string; webhookSecret: string; account: string } {
  return {
    apiKey: `sk_test_${hmacSha256(secret, 'api-key')}`,
    webhookSecret: `whsec_${hmacSha256(secret, 'webhook')}`,
    account: `acct_${hmacSha256(secret, 'account').slice(0, 16)}`,
  }
}

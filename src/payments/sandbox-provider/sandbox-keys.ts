import { hmacSha256 } from '#platform/server/secret-box.ts'

/**
 * What a merchant would copy from a provider's dashboard: the key for its API, and the secret that signs its
 * webhooks. Here both are derived from the sandbox's one secret.
 */
export function sandboxKeys(secret: string): { apiKey: string; webhookSecret: string } {
  return {
    apiKey: `sk_test_${hmacSha256(secret, 'api-key')}`,
    webhookSecret: `whsec_${hmacSha256(secret, 'webhook')}`,
  }
}

import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import type { SecretBox } from '#platform/server/secret-box.ts'
import type { EndpointRow } from './webhooks.tables.ts'

/** For so long the secret before the current one signs beside it. */
export const BOTH_SIGN_MS = 24 * 3_600_000

type Sealed = Pick<EndpointRow, 'companyId' | 'id'>
const contextOf = ({ companyId, id }: Sealed) => `webhook:${companyId}:${id}`

/** As Standard Webhooks writes it: 24 random bytes or more in base64. */
export function newSecret(box: SecretBox, of: Sealed): { secret: string; sealed: string } {
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  return { secret, sealed: box.seal(secret, contextOf(of)) }
}

/**
 * The headers by which a receiver knows who says this, and when it was sent. Two signatures while two secrets are valid,
 * so that the receiver may change over at any time between.
 */
export function signedHeaders(
  box: SecretBox,
  endpoint: EndpointRow,
  { id, at, payload }: { id: string; at: Date; payload: string },
): Record<string, string> {
  const { secretSealed, previousSealed, previousUntil } = endpoint
  const isBoth = previousSealed !== null && previousUntil !== null && previousUntil > at
  const sealed = isBoth ? [secretSealed, previousSealed] : [secretSealed]
  const signatures = sealed.map((one) =>
    new Webhook(box.open(one, contextOf(endpoint))).sign(id, at, payload),
  )
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  }
}

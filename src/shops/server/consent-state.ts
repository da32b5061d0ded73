import { z } from 'zod'
import { hashToken, newToken, type SecretBox } from '#platform/server/secret-box.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'

/** A page may stand open for a while before the seller follows its link. */
const VALID_MS = 3_600_000

const stateSchema = z.object({ shop: z.string(), session: z.string(), until: z.number(), nonce: z.string() })

type Holder = Pick<SellerPrincipal, 'companyId' | 'sessionId'>

const contextOf = (companyId: string) => `amazon-consent:${companyId}`

/**
 * The state that travels to Amazon and back: sealed, so that nobody else makes one, for one session and one shop. It is
 * stored only once it is used: reading the shops changes nothing.
 */
export function newConsentState(box: SecretBox, holder: Holder, shopId: string, now: Date): string {
  const state = {
    shop: shopId,
    session: holder.sessionId,
    until: now.getTime() + VALID_MS,
    nonce: newToken(),
  }
  return box.seal(JSON.stringify(state), contextOf(holder.companyId))
}

/** The shop of a state, and the hash by which its use is noted; undefined if it is not for this session, or too old. */
export function readConsentState(
  box: SecretBox,
  holder: Holder,
  sent: string,
  now: Date,
): { shopId: string; hash: string } | undefined {
  const state = stateSchema.safeParse(openJson(box, sent, contextOf(holder.companyId)))
  if (!state.success) return undefined
  const { shop, session, until, nonce } = state.data
  if (session !== holder.sessionId || now.getTime() > until) return undefined
  // Of its contents: the same state can be spelled in several ways.
  return { shopId: shop, hash: hashToken(nonce) }
}

function openJson(box: SecretBox, sealed: string, context: string): unknown {
  try {
    return JSON.parse(box.open(sealed, context)) as unknown
  } catch {
    return undefined
  }
}

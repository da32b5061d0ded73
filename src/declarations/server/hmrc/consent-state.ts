import { z } from 'zod'
import { hashToken, newToken, type SecretBox } from '#platform/server/secret-box.ts'

const VALID_MS = 3_600_000
const CONTEXT = 'hmrc-consent'

const stateSchema = z.object({ session: z.string(), until: z.number(), nonce: z.string() })

/** The state that travels to HMRC and back: sealed, so that nobody else makes one, for one session of staff. */
export function newHmrcState(box: SecretBox, sessionId: string, now: Date): string {
  const state = { session: sessionId, until: now.getTime() + VALID_MS, nonce: newToken() }
  return box.seal(JSON.stringify(state), CONTEXT)
}

/** The hash by which its use is noted; undefined if it is not for this session, or too old. */
export function readHmrcState(
  box: SecretBox,
  sessionId: string,
  sent: string,
  now: Date,
): string | undefined {
  const state = stateSchema.safeParse(openJson(box, sent))
  if (!state.success || state.data.session !== sessionId || now.getTime() > state.data.until) return undefined
  // Of its contents: the same state can be spelled in several ways.
  return hashToken(state.data.nonce)
}

function openJson(box: SecretBox, sealed: string): unknown {
  try {
    return JSON.parse(box.open(sealed, CONTEXT)) as unknown
  } catch {
    return undefined
  }
}

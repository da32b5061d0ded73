import type { GrantRow } from '../hmrc.tables.ts'
import { findGrant, lockGrant, updateGrant } from './grants.repository.ts'
import type { HmrcDeps } from './hmrc-deps.ts'
import { hmrcRefusals } from './hmrc.errors.ts'
import { isUnanswered, type Hmrc, type Tokens, type Unanswered } from './hmrc.ts'
import { refusalOf } from './refusal-of.ts'

const ACCESS = 'hmrc-access-token'
const REFRESH = 'hmrc-refresh-token'
/** A token that ends while a call is under way would be refused. */
const SPARE_MS = 60_000

type Sealed = Pick<GrantRow, 'sealedAccessToken' | 'sealedRefreshToken' | 'accessUntil'>

export function sealTokens({ box, clock }: Pick<HmrcDeps, 'box' | 'clock'>, tokens: Tokens): Sealed {
  return {
    sealedAccessToken: box.seal(tokens.accessToken, ACCESS),
    sealedRefreshToken: box.seal(tokens.refreshToken, REFRESH),
    accessUntil: new Date(clock.now().getTime() + tokens.lastsSeconds * 1_000),
  }
}

/**
 * An access token that lasts, refreshed where it does not.
 * @throws hmrc.not_connected, hmrc.unavailable, hmrc.busy
 */
async function accessToken(deps: HmrcDeps, hmrc: Hmrc, stale?: string): Promise<string> {
  const grant = await findGrant(deps.db)
  if (!grant || grant.status !== 'GRANTED') throw hmrcRefusals.not_connected()
  return usable(deps, grant, stale) ?? refresh(deps, hmrc, stale)
}

function usable({ box, clock }: HmrcDeps, grant: GrantRow, stale: string | undefined): string | undefined {
  if (grant.accessUntil.getTime() - SPARE_MS <= clock.now().getTime()) return undefined
  const token = box.open(grant.sealedAccessToken, ACCESS)
  return token === stale ? undefined : token
}

/** One refresh at a time, over all processes: HMRC accepts a refresh token once, so the row stays locked meanwhile. */
async function refresh(deps: HmrcDeps, hmrc: Hmrc, stale: string | undefined): Promise<string> {
  const outcome = await deps.db.transaction(async (tx): Promise<string | Unanswered> => {
    const grant = await lockGrant(tx)
    if (!grant || grant.status !== 'GRANTED') return { fault: 'TOKEN' }
    const refreshed = usable(deps, grant, stale)
    if (refreshed !== undefined) return refreshed
    const tokens = await hmrc.refresh(deps.box.open(grant.sealedRefreshToken, REFRESH))
    if (!isUnanswered(tokens)) {
      await updateGrant(tx, sealTokens(deps, tokens))
      return tokens.accessToken
    }
    if (tokens.fault !== 'REFUSED') return tokens
    await updateGrant(tx, { status: 'BROKEN' })
    deps.log.warn({ code: tokens.code }, 'HMRC no longer accepts the agency’s sign-in')
    return { fault: 'TOKEN' }
  })
  if (typeof outcome === 'string') return outcome
  throw refusalOf(outcome)
}

/** Makes a call with an access token, once more with a new one where HMRC does not accept it. */
export async function withAccess<T>(
  deps: HmrcDeps,
  hmrc: Hmrc,
  call: (accessToken: string) => Promise<T | Unanswered>,
): Promise<T | Unanswered> {
  const token = await accessToken(deps, hmrc)
  const answer = await call(token)
  if (!isUnanswered(answer) || answer.fault !== 'TOKEN') return answer
  return call(await accessToken(deps, hmrc, token))
}

import { INVITE_HEADER, INVITE_KEY } from '#invites/invite-key.ts'
import { keyAccessOf } from '#platform/server/http/access.ts'
import type { Route } from '#platform/server/http/route.ts'
import { STAFF_ROLES, type Access, type KeyAccess } from '#platform/shared/call.ts'
import { API_KEY_CALLS } from '../api-key-calls.ts'
import { callName } from '../calls.ts'
import type { JsonSchema } from './schemas.ts'

const BEARER = 'apiKey'

/** The ways in which a caller may prove who they are. */
export const SECURITY_SCHEMES: Record<string, JsonSchema> = {
  token: { type: 'apiKey', in: 'header', name: 'X-Access-Token', description: 'the session of a person' },
  [BEARER]: {
    type: 'http',
    scheme: 'bearer',
    description: 'an API key of a company; a requirement names the scope that opens the call',
  },
  [INVITE_KEY]: {
    type: 'apiKey',
    in: 'header',
    name: INVITE_HEADER,
    description: 'the code of an invite to fill in sections of a form',
  },
}

type Security = Record<string, string[]>[]

/** Who may make a call, for programs that read the document. One of the ways is enough. */
export function securityOf(call: Route['call']): Security {
  const scope = scopeOf(call)
  return [...forPeople(call.access), ...(scope === undefined ? [] : [{ [BEARER]: [scope] }])]
}

function forPeople(who: Access): Security {
  if (who === 'public' || who === 'signed') return []
  if (who === 'visitorOrSeller' || who === 'visitorOrSellerWriter') return [{}, { token: [] }]
  const key = keyAccessOf(who)
  if (!key) return [{ token: [] }]
  return key.or ? [{ token: [] }, { [key.key]: [] }] : [{ [key.key]: [] }]
}

/** What an API key is to a call: the scope that opens it, not needed, or refused. */
export const KEY_NOT_NEEDED = 'not-needed'
export const KEY_REFUSED = 'refused'

export function apiKeyOf(call: Route['call']): string {
  return (
    scopeOf(call) ?? (call.access === 'public' || call.access === 'signed' ? KEY_NOT_NEEDED : KEY_REFUSED)
  )
}

const scopeOf = (call: Route['call']): string | undefined => API_KEY_CALLS[callName(call)]

/** The same in a sentence, for people who read the document. */
export function whoText(call: Route['call']): string {
  return `Who: ${accessText(call.access)}. ${keyText(call)}${call.idempotent ? ' Honours `Idempotency-Key`.' : ''}`
}

function keyText(call: Route['call']): string {
  const key = apiKeyOf(call)
  if (key === KEY_NOT_NEEDED) return 'API key: not needed.'
  return key === KEY_REFUSED ? 'API key: none opens it; people alone make this call.' : `API key: \`${key}\`.`
}

function accessText(who: Access): string {
  if (typeof who === 'object') return 'staff' in who ? `staff: ${who.staff.join(', ')}` : inviteText(who)
  const texts: Record<Exclude<Access, object>, string> = {
    public: 'anyone',
    visitorOrSeller: 'anyone; an invalid token answers code 1',
    visitorOrSellerWriter: 'anyone but a viewer of a company; an invalid token answers code 1',
    seller: 'any member of the company',
    sellerWriter: 'owner or editor of the company',
    sellerOwner: 'owner of the company',
    staff: `staff: ${STAFF_ROLES.join(', ')}`,
    signed: 'a provider, by its signature',
  }
  return texts[who]
}

/** The code of an invite is the one key that there is beside the token. */
function inviteText({ or, beforePin }: KeyAccess): string {
  if (or) return `${accessText(or)}; an invited person within their own sections`
  return `whoever holds an invite code (${beforePin ? 'before' : 'after'} its PIN)`
}

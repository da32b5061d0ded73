import type { Access, KeyAccess } from '../../shared/call.ts'
import type { Principal, SellerPrincipal, StaffPrincipal } from '../../shared/principal.ts'
import type { Refusal } from '../../shared/refusal.ts'
import { wireRefusals } from './wire-refusals.ts'

/** Who a token belongs to; `invalid` if the token that was sent is not valid. */
export type Authentication = Principal | 'invalid'

/**
 * The three headers carry the same token. `undefined`: none was sent; `'differ'`: two of them contradict each other.
 */
export function tokenFrom(headers: Record<string, string | undefined>): string | 'differ' | undefined {
  const found = [
    headers['token'],
    headers['authorization']?.replace(/^Bearer\s+/i, ''),
    headers['x-access-token'],
  ]
    .map((value) => value?.trim())
    .filter((value) => value !== undefined && value !== '')
  if (found.length === 0) return undefined
  return found.every((value) => value === found[0]) ? found[0] : 'differ'
}

/**
 * The one place that decides whether a principal may make a call. Returns the principal that the handler sees, or
 * throws.
 */
export function admit(access: Access, who: Authentication): Principal {
  const decision = decide(access, who)
  if (decision instanceof Error) throw decision
  return decision
}

const visitor: Principal = { kind: 'visitor' }

function decide(access: Access, who: Authentication): Principal | Refusal {
  if (access === 'signed') return visitor
  if (access === 'public') return who !== 'invalid' && who.kind === 'seller' ? who : visitor
  if (access === 'visitorOrSeller' || access === 'visitorOrSellerWriter') {
    if (who === 'invalid' || (who.kind !== 'visitor' && who.kind !== 'seller'))
      return wireRefusals.session_invalid()
    const mayOnlyRead = access === 'visitorOrSellerWriter' && who.kind === 'seller' && who.role === 'viewer'
    return mayOnlyRead ? wireRefusals.not_allowed() : who
  }
  if (who === 'invalid' || who.kind === 'visitor') return wireRefusals.session_invalid()
  const key = keyAccessOf(access)
  if (who.kind === 'keyHolder') return who.key === key?.key ? who : wireRefusals.session_invalid()
  if (who.kind === 'staff') return decideForStaff(access, who)
  return decideForSeller(key ? key.or : access, who)
}

function decideForStaff(access: Access, who: StaffPrincipal): Principal | Refusal {
  if (access === 'staff') return who
  if (typeof access !== 'object' || !('staff' in access)) return wireRefusals.session_invalid()
  if (who.mustChangePassword) return wireRefusals.staff_password()
  return access.staff.includes(who.role) ? who : wireRefusals.staff_role()
}

/** @param access undefined where the call requires a key */
function decideForSeller(access: Access | undefined, who: SellerPrincipal): Principal | Refusal {
  if (access === undefined || access === 'staff' || typeof access === 'object')
    return wireRefusals.session_invalid()
  if (access === 'sellerWriter' && who.role === 'viewer') return wireRefusals.not_allowed()
  if (access === 'sellerOwner' && who.role !== 'owner') return wireRefusals.not_allowed()
  return who
}

/** The further key that the call accepts, if any. */
export function keyAccessOf(access: Access): KeyAccess | undefined {
  return typeof access === 'object' && 'key' in access ? access : undefined
}

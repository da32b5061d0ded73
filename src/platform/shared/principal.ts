import type { StaffRole } from './call.ts'
import type { Lang } from './local-text.ts'

export type MemberRole = 'owner' | 'editor' | 'viewer'

/** A signed-in person of a customer, working in one of their companies. */
export type SellerPrincipal = {
  kind: 'seller'
  userId: string
  userName: string
  email: string
  companyId: string
  role: MemberRole
  sessionId: string
}

/** A signed-in member of the agency's staff. */
export type StaffPrincipal = {
  kind: 'staff'
  staffId: string
  staffName: string
  email: string
  role: StaffRole
  sessionId: string
}

/** Somebody without an account who holds an invite code for some sections of one form. */
export type InvitedPrincipal = {
  kind: 'invited'
  inviteId: string
  companyId: string
  nodeId: string
  sections: readonly string[]
  /** As they gave it; empty until then. */
  personName: string
}

export type Visitor = { kind: 'visitor' }
export type Principal = SellerPrincipal | StaffPrincipal | InvitedPrincipal | Visitor

/** Who a history entry or an audit line names. `system` is the portal itself. */
export type Actor = {
  kind: 'seller' | 'invited' | 'staff' | 'system' | 'authority'
  id: string
  name: string
}

/** The portal itself. */
export const PORTAL: Actor = { kind: 'system', id: 'portal', name: 'Portal' }

export type { Lang }

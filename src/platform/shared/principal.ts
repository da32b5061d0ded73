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

export type Visitor = { kind: 'visitor' }
export type Principal = SellerPrincipal | StaffPrincipal | Visitor

/** Who a history entry or an audit line names. `system` is the portal itself. */
export type Actor = { kind: 'seller' | 'staff' | 'system' | 'authority'; id: string; name: string }

export type { Lang }

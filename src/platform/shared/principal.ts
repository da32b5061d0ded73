import type { StaffRole } from './call.ts'

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

/** Somebody without an account who holds a key that a module gave out, to some part of a company's data. */
export type KeyHolder<Grant = unknown> = {
  kind: 'keyHolder'
  /** Which kind of key: the name under which calls ask for it. */
  key: string
  /** Of this one key. */
  id: string
  companyId: string
  /** What it opens, as the module that gave it out understands it. */
  grant: Grant
}

type Visitor = { kind: 'visitor' }
export type Principal = SellerPrincipal | StaffPrincipal | KeyHolder | Visitor

/** Who a history entry names. `system` is the portal itself; a module may know of others. */
export type Actor<Others extends string = never> = {
  kind: 'seller' | 'staff' | 'system' | Others
  id: string
  name: string
}

/** The portal itself. */
export const PORTAL: Actor = { kind: 'system', id: 'portal', name: 'Portal' }

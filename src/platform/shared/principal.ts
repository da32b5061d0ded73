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
  /** Empty where a key calls: it has no session. */
  sessionId: string
  /** Set where a program of the company calls, in its maker's name: it makes the calls of its scopes alone. */
  apiKey?: { id: string; scopes: readonly string[] }
  /** Set where the agency demands a second factor and the person has none: only setting one up is open to them. */
  lacksFactor?: true
}

/**
 * What a member of staff sees: everything, or the records of some countries, and what is assigned to a person. Without
 * countries and without a person it is nothing.
 */
export type StaffScope = 'all' | { countries: readonly string[]; assignedTo: string | null }

/** A signed-in member of the agency's staff. */
export type StaffPrincipal = {
  kind: 'staff'
  staffId: string
  staffName: string
  email: string
  role: StaffRole
  /** Somebody else chose the password: only calls that are open to any member of staff are made. */
  mustChangePassword: boolean
  scope: StaffScope
  sessionId: string
}

/** Somebody without an account who holds a key, issued by a module, to some part of a company's data. */
export type KeyHolder<Grant = unknown> = {
  kind: 'keyHolder'
  /** The kind of key: the name under which calls require it. */
  key: string
  /** The id of this key. */
  id: string
  companyId: string
  /** What it gives access to, as its issuing module understands it. */
  grant: Grant
}

type Visitor = { kind: 'visitor' }
export type Principal = SellerPrincipal | StaffPrincipal | KeyHolder | Visitor

/** The actor of a history entry. `system` is the portal itself; a module may define others. */
export type Actor<Others extends string = never> = {
  kind: 'seller' | 'staff' | 'system' | Others
  id: string
  name: string
}

/** The portal itself. */
export const PORTAL: Actor = { kind: 'system', id: 'portal', name: 'Portal' }
